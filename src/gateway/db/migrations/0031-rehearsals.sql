-- What each build would make of a site's stored documents, as it was found when the build first started.
CREATE TABLE rehearsal (
  site_id text NOT NULL REFERENCES site,
  build text NOT NULL,
  rehearsed_at timestamptz NOT NULL DEFAULT now(),
  summary jsonb NOT NULL,
  PRIMARY KEY (site_id, build)
);

ALTER TABLE rehearsal ENABLE ROW LEVEL SECURITY;
ALTER TABLE rehearsal FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON rehearsal TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
CREATE POLICY platform ON rehearsal FOR SELECT TO sitewright_platform USING (true);
GRANT SELECT, INSERT ON rehearsal TO sitewright_site;
GRANT SELECT ON rehearsal TO sitewright_platform;
