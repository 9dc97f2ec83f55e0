-- What managers edit, by document key (`page:/about`, `slot:header`). A document without a row is as the release has it.
-- Rows are never deleted, so that no version number ever means another content.
CREATE TABLE draft (
  site_id text NOT NULL REFERENCES site,
  document text NOT NULL,
  -- NULL: as the theme has it, or gone to `moved_to`.
  content jsonb,
  version integer NOT NULL CHECK (version > 0),
  -- Of `content`, whatever the order of its names: tells without reading it whether a release holds the same.
  digest text NOT NULL DEFAULT '',
  -- The theme's document when this one was first made from it.
  theme_base jsonb,
  moved_to text,
  trashed_at timestamptz,
  updated_by text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, document)
);

CREATE TABLE draft_version (
  site_id text NOT NULL,
  document text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  content jsonb,
  label text NOT NULL DEFAULT '',
  saved_by text,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, document, version),
  FOREIGN KEY (site_id, document) REFERENCES draft (site_id, document)
);

-- A release that is to be made later, of the documents as they were when it was planned.
CREATE TABLE publication (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  changes jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  due_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'cancelled', 'failed')),
  release_no integer,
  planned_by text,
  planned_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX publication_due ON publication (due_at) WHERE status = 'waiting';

CREATE TABLE audit (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  person_id text,
  action text NOT NULL,
  subject text NOT NULL,
  before jsonb,
  after jsonb,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX audit_newest ON audit (site_id, at DESC, id DESC);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['draft', 'draft_version', 'publication', 'audit'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
  END LOOP;
  FOREACH name IN ARRAY ARRAY['draft', 'draft_version', 'publication'] LOOP
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
  END LOOP;
  REVOKE DELETE ON draft, publication, audit FROM sitewright_site;
  -- What was done stays as it was written; only a step that goes on, such as typing, may still be added to for some minutes.
  CREATE POLICY own_site ON audit FOR SELECT TO sitewright_site USING (site_id = current_site());
  CREATE POLICY own_site_write ON audit FOR INSERT TO sitewright_site WITH CHECK (site_id = current_site());
  CREATE POLICY own_site_go_on ON audit FOR UPDATE TO sitewright_site USING (site_id = current_site() AND at > now() - interval '10 minutes') WITH CHECK (site_id = current_site());
  -- Planned releases are made for all sites by whichever gateway comes first.
  FOREACH name IN ARRAY ARRAY['publication', 'audit'] LOOP
    EXECUTE format('CREATE POLICY platform ON %I TO sitewright_platform USING (true) WITH CHECK (true)', name);
  END LOOP;
  GRANT SELECT, UPDATE ON publication TO sitewright_platform;
  GRANT SELECT, INSERT ON audit TO sitewright_platform;
END $$;
