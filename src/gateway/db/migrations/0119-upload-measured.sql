-- Whether `arrived` is all that has come of an upload, or what had come when somebody looked while more might.
ALTER TABLE upload ADD COLUMN is_measured boolean NOT NULL DEFAULT false;
-- Row-level security holds for whoever migrates, too, but for this moment.
ALTER TABLE upload NO FORCE ROW LEVEL SECURITY;
UPDATE upload SET is_measured = true WHERE arrived IS NOT NULL;
ALTER TABLE upload FORCE ROW LEVEL SECURITY;

-- How often a download was gone on with: a line that breaks does so some times, whoever takes it again and again is another.
ALTER TABLE file_ticket ADD COLUMN went_on integer NOT NULL DEFAULT 0;
