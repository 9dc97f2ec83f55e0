-- What the sender calls an upload, who asks for it again where the answer was lost: it is found by that, and not opened a second time.
ALTER TABLE upload ADD COLUMN named text;
CREATE INDEX upload_named ON upload (site_id, named) WHERE named IS NOT NULL;
