-- The last number given of each series. The row is locked in the transaction that takes a number, so that a rollback leaves no gap.
CREATE TABLE number_series (
  site_id text NOT NULL REFERENCES site,
  issuer text NOT NULL,
  kind text NOT NULL,
  period text NOT NULL,
  last bigint NOT NULL CHECK (last > 0),
  PRIMARY KEY (site_id, issuer, kind, period)
);
SELECT protect_tenant_table('number_series', 'SELECT, INSERT, UPDATE');
