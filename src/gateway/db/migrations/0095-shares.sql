-- A link to a file or folder. An item has at most one; a reset gives the same row another code.
CREATE TABLE share (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  item_id text NOT NULL,
  code text NOT NULL CHECK (length(code) >= 22),
  is_on boolean NOT NULL DEFAULT true,
  -- The owner's own note.
  label text NOT NULL DEFAULT '',
  password_hash text,
  expires_at timestamptz,
  permissions jsonb NOT NULL,
  -- NULL: as often as one likes.
  downloads_allowed integer CHECK (downloads_allowed > 0),
  downloads_used integer NOT NULL DEFAULT 0 CHECK (downloads_used >= 0),
  -- The promise of the limit is the database's: whatever counts, none goes beyond.
  CHECK (downloads_used <= downloads_allowed OR downloads_allowed IS NULL),
  -- Rises with whatever ends the visits that were opened: another password, another code.
  visit_no integer NOT NULL DEFAULT 1,
  made_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  visited_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, item_id),
  UNIQUE (site_id, code),
  FOREIGN KEY (site_id, item_id) REFERENCES item (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, made_by) REFERENCES person (site_id, id)
);
CREATE INDEX share_newest ON share (site_id, created_at DESC, id DESC);

-- Who came by a link and what they did. What one device does again within minutes is one line.
CREATE TABLE share_access (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  share_id text NOT NULL,
  act text NOT NULL CHECK (act IN ('opened', 'refused', 'preview', 'download', 'zip', 'upload', 'rename', 'trash')),
  -- Of what, where that was not the whole; the name as it was.
  name text,
  address text NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  person_id text,
  times integer NOT NULL DEFAULT 1,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, share_id) REFERENCES share (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX share_access_of ON share_access (site_id, share_id, at DESC, id DESC);
CREATE INDEX share_access_old ON share_access (site_id, at);

-- An address that the browser itself opens for some minutes. Kept as a hash, so that whoever reads the table can open none.
CREATE TABLE file_ticket (
  site_id text NOT NULL REFERENCES site,
  token_hash text NOT NULL,
  -- `preview` is read in ranges and as often as the player likes; `save` and `zip` begin three times at most, for browsers that hand a download on.
  act text NOT NULL CHECK (act IN ('preview', 'save', 'zip')),
  item_ids jsonb NOT NULL,
  -- By a link, at that number of its visits, or in the name of a person.
  share_id text,
  visit_no integer,
  person_id text,
  begun integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, share_id) REFERENCES share (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  CHECK ((share_id IS NULL) <> (person_id IS NULL))
);
CREATE INDEX file_ticket_ended ON file_ticket (site_id, expires_at);

-- What a visitor of a link sends belongs to whose folder it is; only by that link it goes on.
ALTER TABLE upload ADD COLUMN share_id text;
ALTER TABLE upload ADD FOREIGN KEY (site_id, share_id) REFERENCES share (site_id, id) ON DELETE SET NULL (share_id);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['share', 'share_access', 'file_ticket'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
  END LOOP;
END $$;
