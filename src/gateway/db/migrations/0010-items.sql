-- Files of a site. A row that is there has its object; what is on its way or on its way out stands in the two tables below.
CREATE TABLE item (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  -- NULL: at the top.
  parent_id text,
  owner_id text,
  kind text NOT NULL CHECK (kind IN ('file', 'folder')),
  name text NOT NULL CHECK (name <> ''),
  -- The name composed (NFC) and in lower case: siblings differ in it.
  sibling_key text NOT NULL,
  search_text text NOT NULL,
  -- What the bytes are, whatever they were said to be.
  mime text,
  -- Bytes.
  size bigint,
  -- SHA-256 in hex.
  checksum text,
  storage_key text,
  mode text NOT NULL DEFAULT 'private' CHECK (mode IN ('private', 'public')),
  width integer,
  height integer,
  -- What was made of a picture: its files by width and type, and a preview of some bytes.
  renditions jsonb,
  -- Alternative text, by language.
  alt jsonb NOT NULL DEFAULT '{}',
  -- The point that stays in view, in percent from left and top.
  focus jsonb,
  -- What this was cut from.
  source_id text,
  trashed_at timestamptz,
  original_parent_id text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, parent_id) REFERENCES item (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, source_id) REFERENCES item (site_id, id) ON DELETE SET NULL (source_id),
  CHECK (kind = 'folder' OR (mime IS NOT NULL AND size IS NOT NULL AND checksum IS NOT NULL AND storage_key IS NOT NULL))
);
CREATE UNIQUE INDEX item_sibling ON item (site_id, coalesce(parent_id, ''), sibling_key) WHERE trashed_at IS NULL;
CREATE INDEX item_newest ON item (site_id, created_at DESC, id DESC);
CREATE INDEX item_trashed ON item (trashed_at) WHERE trashed_at IS NOT NULL;

-- A file that a browser was given an address for. The item that it becomes has its id.
CREATE TABLE upload (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  parent_id text,
  owner_id text,
  name text NOT NULL,
  size bigint NOT NULL,
  storage_key text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('private', 'public')),
  status text NOT NULL DEFAULT 'initiated' CHECK (status IN ('initiated', 'completing', 'failed', 'aborted')),
  -- When `completing` began: a gateway that was killed meanwhile must not keep it.
  claimed_at timestamptz,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id)
);
CREATE INDEX upload_expiry ON upload (expires_at);

-- Objects that belong to no item: not yet, or no longer. The row comes before the object and goes after it, or goes with the
-- transaction that gives the object to an item; so that nothing is in the store that no row knows.
CREATE TABLE stray_object (
  site_id text NOT NULL REFERENCES site,
  storage_key text NOT NULL,
  -- From then on it is removed.
  due_at timestamptz NOT NULL,
  -- Being removed: no item may take it any more.
  is_doomed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, storage_key)
);
CREATE INDEX stray_object_due ON stray_object (due_at);

-- Rises when something changes that pages show of an item, so that pages that were made before it are made anew.
ALTER TABLE site ADD COLUMN media_no integer NOT NULL DEFAULT 0;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['item', 'upload', 'stray_object'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
    -- Which sites have something to clear away; clearing it is each site's own work.
    EXECUTE format('CREATE POLICY platform ON %I FOR SELECT TO sitewright_platform USING (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO sitewright_platform', name);
  END LOOP;
END $$;
