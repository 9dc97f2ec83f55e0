-- A wallet is an account of a double-entry ledger, in satang. Every transfer has entries that sum to zero; what a person has more, one of
-- the site's own accounts ('cash', 'corrections' …) has less. The rules below hold whatever code writes.
CREATE TABLE wallet_account (
  site_id text NOT NULL REFERENCES site,
  -- The person's id, or the name of one of the site's own.
  id text NOT NULL,
  person_id text CHECK (person_id = id),
  -- What the entries sum to, kept for whoever reads it; the last entry says the same.
  balance bigint NOT NULL DEFAULT 0 CHECK (balance BETWEEN -9007199254740991 AND 9007199254740991),
  last_no bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  CONSTRAINT wallet_never_negative CHECK (person_id IS NULL OR balance >= 0)
);

CREATE TABLE wallet_transfer (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('increase', 'decrease', 'adjust', 'reversal', 'payment', 'purchase', 'refund')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 300),
  -- What it belongs to elsewhere, such as an order.
  reference text CHECK (length(reference) <= 100),
  -- NULL: no person did it.
  actor_id text,
  reverses text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, reverses) REFERENCES wallet_transfer (site_id, id),
  -- What is reversed is reversed once.
  UNIQUE (site_id, reverses),
  CHECK ((kind = 'reversal') = (reverses IS NOT NULL))
);

CREATE TABLE wallet_entry (
  site_id text NOT NULL,
  account_id text NOT NULL,
  -- The account's first is 1, and none is left out.
  no bigint NOT NULL CHECK (no > 0),
  transfer_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Of the account, behind this entry.
  balance bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, account_id, no),
  UNIQUE (site_id, transfer_id, account_id),
  FOREIGN KEY (site_id, account_id) REFERENCES wallet_account (site_id, id),
  FOREIGN KEY (site_id, transfer_id) REFERENCES wallet_transfer (site_id, id)
);

CREATE FUNCTION wallet_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE before bigint := 0;
BEGIN
  IF NEW.no > 1 THEN
    SELECT balance INTO before FROM wallet_entry WHERE site_id = NEW.site_id AND account_id = NEW.account_id AND no = NEW.no - 1;
  END IF;
  IF before IS NULL OR before + NEW.amount <> NEW.balance THEN
    RAISE EXCEPTION 'A wallet entry does not follow the one before it.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER wallet_entry_follows BEFORE INSERT ON wallet_entry FOR EACH ROW EXECUTE FUNCTION wallet_entry_follows();

-- Looked at when the transaction ends: between its statements a transfer is half written.
CREATE FUNCTION wallet_transfer_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  transfer text := CASE TG_TABLE_NAME WHEN 'wallet_transfer' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'transfer_id' END;
  entries bigint;
  total numeric;
BEGIN
  SELECT count(*), coalesce(sum(amount), 0) INTO entries, total FROM wallet_entry WHERE site_id = NEW.site_id AND transfer_id = transfer;
  IF entries < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'The entries of a wallet transfer do not sum to zero.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER wallet_transfer_is_whole AFTER INSERT ON wallet_transfer DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet_transfer_is_whole();
CREATE CONSTRAINT TRIGGER wallet_entry_is_whole AFTER INSERT ON wallet_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet_transfer_is_whole();

CREATE FUNCTION wallet_account_agrees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text := CASE TG_TABLE_NAME WHEN 'wallet_account' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'account_id' END;
  held record;
  said record;
BEGIN
  SELECT balance, last_no INTO held FROM wallet_account WHERE site_id = NEW.site_id AND id = account;
  SELECT balance, no INTO said FROM wallet_entry WHERE site_id = NEW.site_id AND account_id = account ORDER BY no DESC LIMIT 1;
  IF held.balance <> coalesce(said.balance, 0) OR held.last_no <> coalesce(said.no, 0) THEN
    RAISE EXCEPTION 'A wallet says another balance than its history.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER wallet_account_agrees AFTER INSERT OR UPDATE ON wallet_account DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet_account_agrees();
CREATE CONSTRAINT TRIGGER wallet_entry_agrees AFTER INSERT ON wallet_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION wallet_account_agrees();

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['wallet_account', 'wallet_transfer', 'wallet_entry'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    -- Appended to, and never rewritten.
    EXECUTE format('GRANT SELECT, INSERT ON %I TO sitewright_site', name);
  END LOOP;
  GRANT UPDATE (balance, last_no) ON wallet_account TO sitewright_site;
END $$;
