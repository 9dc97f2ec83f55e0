-- Until then the size that was announced for an upload is held for it: bytes may come by the addresses that were given for it. What did not come by then holds nothing.
ALTER TABLE upload ADD COLUMN held_until timestamptz NOT NULL DEFAULT now() + interval '1 hour';
-- Behind that: what of it was in the store when somebody looked. NULL: nobody has.
ALTER TABLE upload ADD COLUMN arrived bigint;
-- One that came by one request and is a file by now stays known until its address is over, because that still writes.
ALTER TABLE upload DROP CONSTRAINT upload_status_check;
ALTER TABLE upload ADD CONSTRAINT upload_status_check CHECK (status IN ('initiated', 'completing', 'failed', 'aborted', 'done'));

-- When a site's files were last begun to be held against their rows: whichever gateway writes it does it.
CREATE TABLE reconcile_round (
  site_id text PRIMARY KEY REFERENCES site,
  began_at timestamptz NOT NULL
);
ALTER TABLE reconcile_round ENABLE ROW LEVEL SECURITY;
ALTER TABLE reconcile_round FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON reconcile_round TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON reconcile_round TO sitewright_site;
