-- What a person is at a branch, project, event or course of a site, or at the site itself. Areas store what else they need by its id.
CREATE TABLE membership (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  scope text NOT NULL CHECK (scope IN ('site', 'branch', 'project', 'event', 'course')),
  scope_id text NOT NULL CHECK (char_length(scope_id) BETWEEN 1 AND 200),
  person_id text NOT NULL,
  role text NOT NULL CHECK (role ~ '^[a-z_]{1,40}$'),
  version integer NOT NULL DEFAULT 1,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE UNIQUE INDEX membership_live ON membership (site_id, scope, scope_id, person_id) WHERE ended_at IS NULL;
CREATE INDEX membership_of_person ON membership (site_id, person_id, scope) WHERE ended_at IS NULL;
SELECT protect_tenant_table('membership', 'SELECT, INSERT, UPDATE');
