-- Numbers that calls which change something have used, until their time is over: none is taken twice.
-- Without a reference to the site: whoever holds the site's row, such as a publish, must not hold every call.
CREATE TABLE call_nonce (
  site_id text NOT NULL,
  nonce text NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, nonce)
);
CREATE INDEX call_nonce_ended ON call_nonce (site_id, ends_at);

ALTER TABLE call_nonce ENABLE ROW LEVEL SECURITY;
ALTER TABLE call_nonce FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON call_nonce TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON call_nonce TO sitewright_site;
