-- What a person may say of themselves. Accounts that there are were made by admins, who knew the address.
ALTER TABLE person ADD COLUMN email_verified_at timestamptz;
-- Row-level security holds for whoever migrates, too, but for this moment.
ALTER TABLE person NO FORCE ROW LEVEL SECURITY;
UPDATE person SET email_verified_at = created_at;
ALTER TABLE person FORCE ROW LEVEL SECURITY;
ALTER TABLE person ADD COLUMN phone text NOT NULL DEFAULT '';
-- The site's own where it is null.
ALTER TABLE person ADD COLUMN time_zone text;
ALTER TABLE person ADD COLUMN address jsonb;
ALTER TABLE person ADD COLUMN deleted_at timestamptz;

-- How a session began, from which network, and how it ended. Whoever acts in another's name is written down with it.
ALTER TABLE session ADD COLUMN address text NOT NULL DEFAULT '';
ALTER TABLE session ADD COLUMN via text NOT NULL DEFAULT 'password' CHECK (via IN ('password', 'activation', 'recovery', 'line', 'qr', 'bypass'));
ALTER TABLE session ADD COLUMN impersonated_by text;
ALTER TABLE session ADD COLUMN ended_as text CHECK (ended_as IN ('signout', 'idle', 'elsewhere', 'replaced', 'closed'));
CREATE INDEX session_of_person ON session (site_id, person_id, created_at DESC);

-- A secret that is sent or shown to somebody and works once. Kept as a hash, so that whoever reads the table can use none.
CREATE TABLE one_time_token (
  site_id text NOT NULL REFERENCES site,
  token_hash text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('activate', 'recover', 'change_email', 'bypass', 'qr', 'line')),
  person_id text,
  data jsonb NOT NULL DEFAULT '{}',
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX one_time_token_of_person ON one_time_token (site_id, person_id, purpose);
CREATE INDEX one_time_token_ended ON one_time_token (site_id, expires_at);

-- An account elsewhere that opens this one.
CREATE TABLE linked_account (
  site_id text NOT NULL REFERENCES site,
  provider text NOT NULL CHECK (provider IN ('line')),
  subject text NOT NULL,
  person_id text NOT NULL,
  name text NOT NULL DEFAULT '',
  linked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, provider, subject),
  UNIQUE (site_id, person_id, provider),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);

-- Mail is written in the transaction that is its cause and sent afterwards, by whichever gateway takes it.
CREATE TABLE mail (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  purpose text NOT NULL,
  person_id text,
  "from" text NOT NULL,
  "to" text NOT NULL,
  subject text NOT NULL,
  plain text NOT NULL,
  html text NOT NULL DEFAULT '',
  attachments jsonb NOT NULL DEFAULT '[]',
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL DEFAULT now(),
  problem text,
  made_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (site_id, id)
);
CREATE INDEX mail_due ON mail (due_at) WHERE status = 'waiting';

-- A lock of guesses lasts longer each time.
ALTER TABLE attempt ADD COLUMN strikes integer NOT NULL DEFAULT 0;
ALTER TABLE attempt ADD COLUMN locked_until timestamptz;

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['one_time_token', 'linked_account', 'mail'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO sitewright_site', name);
  END LOOP;
  -- Mail of all sites is sent by one hand.
  CREATE POLICY platform ON mail TO sitewright_platform USING (true) WITH CHECK (true);
  GRANT SELECT, UPDATE, DELETE ON mail TO sitewright_platform;
END $$;
