-- Sites are made and changed by admins of the operator's site. A save names the version of the settings that it read.
ALTER TABLE site ADD COLUMN version integer NOT NULL DEFAULT 1 CHECK (version > 0);
ALTER TABLE site ADD COLUMN disabled_at timestamptz;
-- What it was made from: `pack:<name>` or `site:<id>`.
ALTER TABLE site ADD COLUMN template text;
-- A picture of the site's own (`item-<id>`); the theme's icon where there is none.
ALTER TABLE site ADD COLUMN favicon text;

-- A site's id and its public key are what they are for ever, for the platform too; and a site cannot open or close itself.
REVOKE UPDATE ON site FROM sitewright_site, sitewright_platform;
GRANT UPDATE (name, theme, space, cluster_id, release_no, media_no, favicon) ON site TO sitewright_site;
GRANT UPDATE (name, theme, space, cluster_id, status, release_no, media_no, version, disabled_at, favicon) ON site TO sitewright_platform;
