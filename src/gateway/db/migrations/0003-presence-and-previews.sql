-- Who has which document open: a row a tab, gone when the tab has not been heard of for some seconds.
CREATE TABLE presence (
  site_id text NOT NULL,
  tab text NOT NULL,
  document text NOT NULL,
  person_id text NOT NULL,
  block text,
  since timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, tab),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX presence_seen ON presence (site_id, seen_at);

-- A link that shows drafts to whoever has it, until it ends. Its token is nowhere but in the link.
CREATE TABLE preview_link (
  site_id text NOT NULL REFERENCES site,
  token_hash text NOT NULL,
  documents jsonb NOT NULL,
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['presence', 'preview_link'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
  END LOOP;
END $$;
