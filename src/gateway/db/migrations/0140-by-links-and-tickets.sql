-- Folders that visitors make stand in the log of the link.
ALTER TABLE share_access DROP CONSTRAINT share_access_act_check;
ALTER TABLE share_access ADD CONSTRAINT share_access_act_check CHECK (act IN ('opened', 'refused', 'preview', 'download', 'zip', 'upload', 'folder', 'rename', 'trash'));

-- Answers of an address that are being sent: while there is one, a download has not failed, whatever became of another.
ALTER TABLE file_ticket ADD COLUMN under_way integer NOT NULL DEFAULT 0;
