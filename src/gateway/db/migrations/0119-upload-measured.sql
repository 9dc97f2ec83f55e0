-- Whether `arrived` is all that has come of an upload, or what had come when somebody looked while more might.
ALTER TABLE upload ADD COLUMN is_measured boolean NOT NULL DEFAULT false;
UPDATE upload SET is_measured = true WHERE arrived IS NOT NULL;

-- How often a download was gone on with: a line that breaks does so some times, whoever takes it again and again is another.
ALTER TABLE file_ticket ADD COLUMN went_on integer NOT NULL DEFAULT 0;
