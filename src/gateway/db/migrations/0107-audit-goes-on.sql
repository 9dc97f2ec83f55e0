-- What may still be added to is what a save changed, and nothing else of any entry: who did it, when, to what and which act it was stay as they were written.
REVOKE UPDATE ON audit FROM sitewright_site;
GRANT UPDATE (before, after) ON audit TO sitewright_site;
DROP POLICY own_site_go_on ON audit;
CREATE POLICY own_site_go_on ON audit FOR UPDATE TO sitewright_site
  USING (site_id = current_site() AND action IN ('save', 'theme-save') AND at > now() - interval '10 minutes')
  WITH CHECK (site_id = current_site());
