-- Looks that admins make: what a site changes of a pack (a row that bears the pack's name and is its own parent), and themes of
-- its own, which begin with another. What visitors see is in the release.
CREATE TABLE site_theme (
  site_id text NOT NULL REFERENCES site,
  name text NOT NULL CHECK (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  title jsonb NOT NULL,
  -- A pack, or another theme of the site.
  parent text NOT NULL,
  overrides jsonb NOT NULL,
  slots jsonb NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  trashed_at timestamptz,
  updated_by text,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, name)
);

ALTER TABLE site_theme ENABLE ROW LEVEL SECURITY;
ALTER TABLE site_theme FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON site_theme TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE ON site_theme TO sitewright_site;
