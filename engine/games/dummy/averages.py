"""What a deal is worth on average, as ``python -m bench worth`` writes it."""

from engine.boards import Average, Averages

AVERAGES: Averages = {
    (2, 1): Average(650, 3.028, (147.754, 147.985)),
    (3, 1): Average(421, 3.859, (91.52, 87.399, 90.036)),
    (4, 1): Average(468, 3.782, (57.756, 51.036, 48.579, 53.974)),
}
