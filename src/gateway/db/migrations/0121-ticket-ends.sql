-- What has become of what an address gave, for the page that let the browser save it: a page hears nothing of that.
ALTER TABLE file_ticket ADD COLUMN ended_at timestamptz, ADD COLUMN failed_at timestamptz;
