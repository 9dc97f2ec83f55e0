-- What becomes of what is sent: a file of a drive, or what another call makes of it.
ALTER TABLE upload ADD COLUMN purpose text NOT NULL DEFAULT 'file';
ALTER TABLE upload ALTER COLUMN purpose TYPE text USING CASE WHEN drive IS NULL THEN 'import' ELSE 'file' END;
ALTER TABLE upload ADD CHECK (purpose IN ('file', 'avatar', 'font', 'import'));
ALTER TABLE upload ADD CHECK ((purpose = 'file') = (drive IS NOT NULL));
