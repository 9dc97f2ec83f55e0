-- Policies of the platform ask for the role that a transaction has taken. The login role is a member of it, and a policy holds for members too: with
-- `true` the bare login role read and changed these tables of all sites.
DO $$
DECLARE rule record;
BEGIN
  FOR rule IN
    SELECT p.polname AS name, p.polrelid::regclass AS of, p.polqual IS NOT NULL AS reads, p.polwithcheck IS NOT NULL AS writes
    FROM pg_policy p JOIN pg_class c ON c.oid = p.polrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND (SELECT oid FROM pg_roles WHERE rolname = 'sitewright_platform') = ANY (p.polroles)
  LOOP
    EXECUTE format('ALTER POLICY %I ON %s', rule.name, rule.of)
      || CASE WHEN rule.reads THEN ' USING (current_user = ''sitewright_platform'')' ELSE '' END
      || CASE WHEN rule.writes THEN ' WITH CHECK (current_user = ''sitewright_platform'')' ELSE '' END;
  END LOOP;
END $$;

-- Where the server can tell the two apart (16 and later), the login role may take both roles and inherits nothing of either. A server whose operator keeps
-- these memberships to themselves refuses this; the policies hold there all the same.
DO $$
BEGIN
  IF current_setting('server_version_num')::int >= 160000 THEN
    EXECUTE 'GRANT sitewright_site, sitewright_platform TO CURRENT_USER WITH INHERIT FALSE, SET TRUE';
  END IF;
EXCEPTION WHEN insufficient_privilege THEN NULL;
END $$;

-- Row-level security of a table with a `site_id`, written here once; it never changes, because later migrations call it by what it does today.
-- `site_rights`: what a site's own role may do with its rows. `platform_rights`: what the platform's may do with those of all sites; nothing where it is null.
CREATE FUNCTION protect_tenant_table(protected regclass, site_rights text DEFAULT 'SELECT, INSERT, UPDATE, DELETE', platform_rights text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC', protected);
  EXECUTE format('CREATE POLICY own_site ON %s TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', protected);
  EXECUTE format('GRANT %s ON %s TO sitewright_site', site_rights, protected);
  IF platform_rights IS NOT NULL THEN
    EXECUTE format('CREATE POLICY platform ON %s TO sitewright_platform USING (current_user = ''sitewright_platform'') WITH CHECK (current_user = ''sitewright_platform'')', protected);
    EXECUTE format('GRANT %s ON %s TO sitewright_platform', platform_rights, protected);
  END IF;
END $$;
REVOKE ALL ON FUNCTION protect_tenant_table FROM PUBLIC;
