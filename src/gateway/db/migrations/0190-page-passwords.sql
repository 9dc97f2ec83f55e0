-- Words that open pages beside who may open them: hashes, and no part of any document. `path` is where the page is edited, and null once it is nowhere. `former` holds the addresses that it has left, each with the number of the
-- draft from which on it is not there any more: visitors may have an older one, until the next release, by a plan or after a rollback. `no` rises with each new word, so that visits of an older one end. A password that was taken away
-- keeps its hash for an hour, so that it can be given back. `password_no` rises with every change, so that what is remembered of a site tells that it is another.
CREATE TABLE page_password (
  site_id text NOT NULL REFERENCES site,
  path text,
  id text NOT NULL,
  former jsonb NOT NULL DEFAULT '[]',
  hash text NOT NULL,
  no integer NOT NULL DEFAULT 1,
  set_by text,
  set_at timestamptz NOT NULL DEFAULT now(),
  removed_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, path),
  FOREIGN KEY (site_id, set_by) REFERENCES person (site_id, id)
);
ALTER TABLE site ADD COLUMN password_no integer NOT NULL DEFAULT 0;

ALTER TABLE page_password ENABLE ROW LEVEL SECURITY;
ALTER TABLE page_password FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON page_password TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
CREATE POLICY platform ON page_password FOR SELECT TO sitewright_platform USING (true);
GRANT SELECT, INSERT, UPDATE, DELETE ON page_password TO sitewright_site;
-- Which pages ask, and never what they ask for.
GRANT SELECT (site_id, path, id, former, no, removed_at) ON page_password TO sitewright_platform;
GRANT UPDATE (password_no) ON site TO sitewright_site;
