-- Addresses of a site that lead elsewhere because somebody said so. Those of renamed pages are the releases'. `redirect_no` rises with every change, so that what is remembered of a site tells that it is another.
CREATE TABLE redirect (
  site_id text NOT NULL REFERENCES site,
  from_path text NOT NULL,
  target text NOT NULL,
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, from_path),
  FOREIGN KEY (site_id, made_by) REFERENCES person (site_id, id)
);
ALTER TABLE site ADD COLUMN redirect_no integer NOT NULL DEFAULT 0;

ALTER TABLE redirect ENABLE ROW LEVEL SECURITY;
ALTER TABLE redirect FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON redirect TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
CREATE POLICY platform ON redirect FOR SELECT TO sitewright_platform USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON redirect TO sitewright_site;
GRANT SELECT ON redirect TO sitewright_platform;
GRANT UPDATE (redirect_no) ON site TO sitewright_site;
