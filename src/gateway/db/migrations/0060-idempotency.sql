-- Acts that were done, by the key that their caller gave them: whoever asks again is given the stored answer. The row is claimed
-- before the work and is written with it, so that a refused act leaves its key free. It is kept for a day at least.
CREATE TABLE idempotency (
  site_id text NOT NULL REFERENCES site,
  -- Empty for a guest.
  person_id text NOT NULL,
  call text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 100),
  body_hash text NOT NULL,
  -- NULL while the work is under way, which no other transaction sees.
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, person_id, call, key)
);
CREATE INDEX idempotency_oldest ON idempotency (site_id, created_at);

DO $$ BEGIN
  ALTER TABLE idempotency ENABLE ROW LEVEL SECURITY;
  ALTER TABLE idempotency FORCE ROW LEVEL SECURITY;
  CREATE POLICY own_site ON idempotency TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
  GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency TO sitewright_site;
END $$;
