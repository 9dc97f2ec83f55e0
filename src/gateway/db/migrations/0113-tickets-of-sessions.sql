-- An address that somebody got while signed in ends with that session, wherever it is ended.
ALTER TABLE file_ticket ADD COLUMN session_id text;
