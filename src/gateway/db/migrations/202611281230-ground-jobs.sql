-- Work to be done at a time, in the background, by any gateway. A finished row is deleted; what was tried too often stays as `dead` for an admin.
-- `run_at`: when it may be claimed. While a gateway has it (`running`), that is the end of its lease: after it the work counts as abandoned.
-- `claim`: the token of the gateway that has it. `payload` holds ids, never what a person wrote.
CREATE TABLE job (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 3 AND 100),
  key text CHECK (char_length(key) BETWEEN 1 AND 200),
  payload jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'dead')),
  -- The next occurrence of a schedule.
  scheduled boolean NOT NULL DEFAULT false,
  run_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  claim text,
  last_error text CHECK (char_length(last_error) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
-- One row of a key waits: what is requested while it runs waits next to it, and is not lost.
CREATE UNIQUE INDEX job_key ON job (site_id, name, key) WHERE status = 'waiting';
CREATE UNIQUE INDEX job_schedule ON job (site_id, name) WHERE scheduled AND status <> 'dead';
CREATE INDEX job_due ON job (run_at) WHERE status <> 'dead';
CREATE INDEX job_dead ON job (site_id, run_at, id) WHERE status = 'dead';
SELECT protect_tenant_table('job', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, INSERT, UPDATE');

-- Scheduled releases become jobs here, so that those of a gateway of an earlier build, which runs beside newer ones, are known to these too.
CREATE FUNCTION job_of_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job (site_id, id, name, key, payload, run_at)
    VALUES (NEW.site_id, gen_random_uuid()::text, 'editor/planned-release', NEW.id, jsonb_build_object('publication', NEW.id), NEW.due_at)
    ON CONFLICT (site_id, name, key) WHERE status = 'waiting' DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER job_of_publication AFTER INSERT ON publication FOR EACH ROW WHEN (NEW.status = 'waiting') EXECUTE FUNCTION job_of_publication();

-- Those that wait already. Their owner sees no rows while row-level security is forced.
ALTER TABLE publication NO FORCE ROW LEVEL SECURITY;
ALTER TABLE job NO FORCE ROW LEVEL SECURITY;
INSERT INTO job (site_id, id, name, key, payload, run_at)
  SELECT site_id, gen_random_uuid()::text, 'editor/planned-release', id, jsonb_build_object('publication', id), due_at FROM publication WHERE status = 'waiting';
ALTER TABLE publication FORCE ROW LEVEL SECURITY;
ALTER TABLE job FORCE ROW LEVEL SECURITY;
