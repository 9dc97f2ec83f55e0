-- What is known of a file that draws letters: its family, weight, style and which letters it has. Such files are the theme studio's.
ALTER TABLE item ADD COLUMN font jsonb;
CREATE INDEX item_font ON item (site_id) WHERE font IS NOT NULL;
