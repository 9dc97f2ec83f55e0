-- A file linked to a row of an area: read by anyone who reads that row, in no folder, counted to the site's storage.
CREATE TABLE attachment (
  site_id text NOT NULL REFERENCES site,
  -- Of the upload that it was.
  id text NOT NULL,
  -- What it is linked to, as an area declares it: `message`, `task`.
  kind text NOT NULL,
  -- Null until the row has it: a message has files before it is sent.
  row_id text,
  -- Who added it; null once they have left.
  owner_id text,
  name text NOT NULL,
  mime text NOT NULL,
  size bigint NOT NULL CHECK (size >= 0),
  checksum text,
  storage_key text NOT NULL,
  width integer,
  height integer,
  renditions jsonb,
  rank integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Removed from its row; kept for a while, so that this can be undone.
  removed_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person,
  CHECK (row_id IS NOT NULL OR owner_id IS NOT NULL)
);
CREATE INDEX attachment_of_row ON attachment (site_id, kind, row_id, rank, created_at);
CREATE INDEX attachment_of_owner ON attachment (site_id, owner_id, created_at);
CREATE INDEX attachment_removed ON attachment (site_id, removed_at) WHERE removed_at IS NOT NULL;
SELECT protect_tenant_table('attachment');

-- What they take is counted like what lies in folders.
CREATE FUNCTION tally_attachments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO item_tally AS kept (site_id, name, things, bytes)
      SELECT site_id, 'of:attachment', count(*), sum(size) FROM added GROUP BY 1 ORDER BY 1
      ON CONFLICT (site_id, name) DO UPDATE SET things = kept.things + excluded.things, bytes = kept.bytes + excluded.bytes;
  ELSE
    INSERT INTO item_tally AS kept (site_id, name, things, bytes)
      SELECT site_id, 'of:attachment', -count(*), -sum(size) FROM gone GROUP BY 1 ORDER BY 1
      ON CONFLICT (site_id, name) DO UPDATE SET things = kept.things + excluded.things, bytes = kept.bytes + excluded.bytes;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_added AFTER INSERT ON attachment REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_attachments();
CREATE TRIGGER tally_gone AFTER DELETE ON attachment REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_attachments();

-- Uploads for them.
DO $$
DECLARE rule record;
BEGIN
  FOR rule IN
    SELECT conname AS name FROM pg_constraint
    WHERE conrelid = 'upload'::regclass AND contype = 'c' AND pg_get_constraintdef(oid) LIKE '%avatar%'
  LOOP
    EXECUTE format('ALTER TABLE upload DROP CONSTRAINT %I', rule.name);
  END LOOP;
END $$;
ALTER TABLE upload ADD CONSTRAINT upload_purpose_known CHECK (purpose IN ('file', 'avatar', 'font', 'import', 'attachment'));
