"""Pages that commands and clicks both show, put together from storage."""
