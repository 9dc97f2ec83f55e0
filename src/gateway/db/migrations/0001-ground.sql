-- Two database roles: one sees a single site's rows, the other named tables across sites. Neither owns a table.
-- Roles belong to the whole server, so another database of it may be making them at this moment.
DO $$ BEGIN
  CREATE ROLE sitewright_site NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
DO $$ BEGIN
  CREATE ROLE sitewright_platform NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
GRANT sitewright_site TO CURRENT_USER;
GRANT sitewright_platform TO CURRENT_USER;

CREATE FUNCTION current_site() RETURNS text LANGUAGE sql STABLE AS $$ SELECT nullif(current_setting('app.site', true), '') $$;

CREATE TABLE site (
  site_id text PRIMARY KEY CHECK (site_id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name jsonb NOT NULL,
  theme jsonb NOT NULL,
  space jsonb NOT NULL,
  cluster_id text,
  public_key text NOT NULL UNIQUE,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  release_no integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE site_host (
  hostname text PRIMARY KEY CHECK (hostname = lower(hostname)),
  site_id text NOT NULL REFERENCES site,
  is_primary boolean NOT NULL DEFAULT false
);
CREATE UNIQUE INDEX site_host_primary ON site_host (site_id) WHERE is_primary;

-- An immutable set of pages, slots and tokens, published together. What it lacks comes from the theme pack.
CREATE TABLE release (
  site_id text NOT NULL REFERENCES site,
  no integer NOT NULL CHECK (no > 0),
  content jsonb NOT NULL,
  note text NOT NULL DEFAULT '',
  published_by text,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, no)
);

CREATE TABLE person (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  password_hash text,
  role text NOT NULL DEFAULT 'user' CHECK (role IN ('user', 'manager', 'admin')),
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('pending', 'active', 'locked', 'disabled', 'deleted')),
  firstname text NOT NULL DEFAULT '',
  lastname text NOT NULL DEFAULT '',
  avatar text,
  locale text NOT NULL DEFAULT 'th' CHECK (locale IN ('th', 'en')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, email)
);

CREATE TABLE session (
  site_id text NOT NULL,
  id text NOT NULL,
  person_id text NOT NULL,
  user_agent text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_active_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);

-- Guesses are counted here and not in a process, so that several gateways share one limit.
CREATE TABLE attempt (
  site_id text NOT NULL REFERENCES site,
  subject text NOT NULL,
  window_start timestamptz NOT NULL,
  count integer NOT NULL,
  PRIMARY KEY (site_id, subject)
);

CREATE TABLE post (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL,
  category text NOT NULL,
  title jsonb NOT NULL,
  excerpt jsonb NOT NULL,
  body jsonb NOT NULL,
  cover text,
  author jsonb NOT NULL,
  tags text[] NOT NULL DEFAULT '{}',
  search_text text NOT NULL,
  status text NOT NULL DEFAULT 'published' CHECK (status IN ('draft', 'published', 'archived')),
  published_at timestamptz NOT NULL,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug)
);
CREATE INDEX post_newest ON post (site_id, published_at DESC, id DESC) WHERE status = 'published';

CREATE TABLE form_submission (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  form text NOT NULL,
  page_path text NOT NULL,
  answers jsonb NOT NULL,
  locale text NOT NULL,
  person_id text,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'seen', 'done', 'spam')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
CREATE INDEX form_submission_newest ON form_submission (site_id, form, created_at DESC, id DESC);

-- Row-level security, forced from the first table on: a forgotten filter finds nothing of another site.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['site', 'site_host', 'release', 'person', 'session', 'attempt', 'post', 'form_submission'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
  END LOOP;
  -- A site's own role reads its configuration and appends releases; it never rewrites one.
  REVOKE INSERT, DELETE ON site FROM sitewright_site;
  REVOKE INSERT, UPDATE, DELETE ON site_host FROM sitewright_site;
  REVOKE UPDATE, DELETE ON release FROM sitewright_site;
  FOREACH name IN ARRAY ARRAY['site', 'site_host', 'release', 'person', 'post'] LOOP
    EXECUTE format('CREATE POLICY platform ON %I TO sitewright_platform USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_platform', name);
  END LOOP;
END $$;
