-- Whether a preview link was taken back before its time, and by whom: of those that were, the record tells.
ALTER TABLE preview_link ADD COLUMN ended_at timestamptz, ADD COLUMN ended_by text;
ALTER TABLE preview_link NO FORCE ROW LEVEL SECURITY;
ALTER TABLE audit NO FORCE ROW LEVEL SECURITY;
UPDATE preview_link SET ended_at = audit.at, ended_by = audit.person_id
  FROM audit WHERE audit.site_id = preview_link.site_id AND audit.action = 'end-preview' AND audit.subject = 'preview:' || left(preview_link.token_hash, 12);
ALTER TABLE audit FORCE ROW LEVEL SECURITY;
ALTER TABLE preview_link FORCE ROW LEVEL SECURITY;
CREATE INDEX preview_link_ends ON preview_link (site_id, ends_at);
