-- What was brought out of a file that came as an upload, until the import makes items of it. It goes with the upload; its
-- objects are strays until then.
CREATE TABLE import_file (
  site_id text NOT NULL,
  upload_id text NOT NULL,
  -- Its name in the archive.
  file text NOT NULL,
  -- What an item needs to know of it.
  prepared jsonb NOT NULL,
  PRIMARY KEY (site_id, upload_id, file),
  FOREIGN KEY (site_id, upload_id) REFERENCES upload (site_id, id) ON DELETE CASCADE
);

-- What an import wrote, and what stood there before: what it takes to undo it, and to answer it when it is asked again.
CREATE TABLE import (
  site_id text NOT NULL REFERENCES site,
  -- The upload's.
  id text NOT NULL,
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now(),
  written jsonb NOT NULL,
  undone_at timestamptz,
  PRIMARY KEY (site_id, id)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['import_file', 'import'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
  END LOOP;
  GRANT SELECT, INSERT, UPDATE, DELETE ON import_file TO sitewright_site;
  GRANT SELECT, INSERT, UPDATE ON import TO sitewright_site;
END $$;
