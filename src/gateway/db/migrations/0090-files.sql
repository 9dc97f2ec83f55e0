-- Files hang from three roots (drives): a person's own, the organisation's, and the pictures of pages, which is what there was so far.
-- Existing rows get their values by the ALTERs themselves, because row-level security holds for whoever migrates, too.
ALTER TABLE item ADD COLUMN drive text NOT NULL DEFAULT 'media' CHECK (drive IN ('mine', 'organisation', 'media'));
ALTER TABLE item ALTER COLUMN drive DROP DEFAULT;
ALTER TABLE item ADD CONSTRAINT item_of_somebody CHECK (drive <> 'mine' OR owner_id IS NOT NULL);
-- What names are sorted by; made by the gateway, so that every database sorts alike.
ALTER TABLE item ADD COLUMN sort_key text COLLATE "C";
ALTER TABLE item ALTER COLUMN sort_key TYPE text COLLATE "C" USING lower(normalize(name, NFC));
ALTER TABLE item ALTER COLUMN sort_key SET NOT NULL;
-- What filters and icons call it: `picture`, `pdf`, `folder`.
ALTER TABLE item ADD COLUMN file_kind text COLLATE "C";
ALTER TABLE item ALTER COLUMN file_kind TYPE text COLLATE "C" USING CASE
  WHEN kind = 'folder' THEN 'folder'
  WHEN mime LIKE 'image/%' THEN 'picture'
  WHEN mime LIKE 'video/%' THEN 'video'
  WHEN mime LIKE 'audio/%' THEN 'audio'
  WHEN mime = 'application/pdf' THEN 'pdf'
  WHEN mime = 'text/csv' OR mime LIKE '%sheet' THEN 'sheet'
  WHEN mime LIKE 'text/%' OR mime IN ('application/xml', 'application/json') THEN 'text'
  WHEN mime = 'application/zip' THEN 'archive'
  WHEN mime LIKE '%presentation' THEN 'slides'
  WHEN mime LIKE '%wordprocessingml.document' OR mime LIKE '%opendocument.text' THEN 'document'
  ELSE 'other' END;
ALTER TABLE item ALTER COLUMN file_kind SET NOT NULL;
-- The item that it went to the trash with; its own id when it was the one. NULL: itself, too.
ALTER TABLE item ADD COLUMN trashed_with text;
-- What siblings share: the folder, or the root.
ALTER TABLE item ADD COLUMN place text COLLATE "C" NOT NULL GENERATED ALWAYS AS (coalesce(parent_id, CASE drive WHEN 'mine' THEN 'mine:' || owner_id ELSE drive END)) STORED;
-- The hash of a large file is made when nobody waits for it.
ALTER TABLE item DROP CONSTRAINT item_check;
ALTER TABLE item ADD CONSTRAINT item_whole CHECK (kind = 'folder' OR (mime IS NOT NULL AND size IS NOT NULL AND storage_key IS NOT NULL));

DROP INDEX item_sibling;
CREATE UNIQUE INDEX item_sibling ON item (site_id, place, sibling_key) WHERE trashed_at IS NULL;
-- A list in any order is read from its index, from either end.
CREATE INDEX item_by_name ON item (site_id, place, kind, sort_key, id) WHERE trashed_at IS NULL;
CREATE INDEX item_by_size ON item (site_id, place, kind, size, sort_key, id) WHERE trashed_at IS NULL;
CREATE INDEX item_by_change ON item (site_id, place, kind, updated_at, sort_key, id) WHERE trashed_at IS NULL;
CREATE INDEX item_by_kind ON item (site_id, place, kind, file_kind, sort_key, id) WHERE trashed_at IS NULL;
CREATE INDEX item_in_trash ON item (site_id, drive, trashed_at DESC, id) WHERE trashed_at IS NOT NULL;
CREATE INDEX item_of_parent ON item (site_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX item_of_source ON item (site_id, source_id) WHERE source_id IS NOT NULL;
CREATE INDEX item_weight ON item (site_id, drive, owner_id) INCLUDE (size, trashed_at);
CREATE INDEX item_unhashed ON item (site_id) WHERE checksum IS NULL AND kind = 'file';

-- NULL: it is to become something else than a file of a drive.
ALTER TABLE upload ADD COLUMN drive text CHECK (drive IN ('mine', 'organisation', 'media'));
-- As the browser named it.
ALTER TABLE upload ADD COLUMN type text NOT NULL DEFAULT '';
ALTER TABLE upload ADD COLUMN conflict text NOT NULL DEFAULT 'keep-both' CHECK (conflict IN ('ask', 'keep-both', 'replace', 'skip'));
-- In parts: the store's name of it, and bytes of each part but the last. The object's key is the one that the file will have.
ALTER TABLE upload ADD COLUMN store_upload_id text;
ALTER TABLE upload ADD COLUMN part_size bigint;
CREATE INDEX upload_of_person ON upload (site_id, owner_id, created_at DESC) WHERE drive IS NOT NULL;

-- What was done with an item. It goes with the item.
CREATE TABLE item_event (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  item_id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  act text NOT NULL,
  person_id text,
  -- Names, folders, whatever the act changes.
  was text,
  became text,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, item_id) REFERENCES item (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX item_event_of ON item_event (site_id, item_id, at DESC);

ALTER TABLE item_event ENABLE ROW LEVEL SECURITY;
ALTER TABLE item_event FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON item_event TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON item_event TO sitewright_site;
