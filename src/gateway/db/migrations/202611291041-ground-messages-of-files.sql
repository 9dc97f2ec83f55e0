-- A message may have files alone.
ALTER TABLE message DROP CONSTRAINT message_body_check;
ALTER TABLE message ADD CONSTRAINT message_body_check CHECK (length(body) <= 4000);
