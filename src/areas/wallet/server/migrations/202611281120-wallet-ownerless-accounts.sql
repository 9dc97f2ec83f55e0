-- Accounts without an owner have no running balance and no number: every payment of a site would wait for the one before it. What they hold is the sum of
-- their entries. Stop the gateways for this upgrade: it holds the wallet's tables while it counts. One that still runs is not refused afterwards: what it
-- counts for these accounts is left out by the triggers below. `payments`, where money of payments came from, is the bank from now on.
ALTER TABLE wallet_account NO FORCE ROW LEVEL SECURITY;
ALTER TABLE wallet_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE wallet_transfer NO FORCE ROW LEVEL SECURITY;
LOCK TABLE wallet_account, wallet_entry, wallet_transfer IN ACCESS EXCLUSIVE MODE;
CREATE TEMPORARY TABLE wallet_sums_before ON COMMIT DROP AS
  SELECT e.site_id, CASE WHEN a.person_id IS NULL AND a.id = 'payments' THEN 'bank' ELSE a.id END AS account_id, sum(e.amount) AS total, count(*) AS entries
  FROM wallet_entry e JOIN wallet_account a ON a.site_id = e.site_id AND a.id = e.account_id GROUP BY 1, 2;

CREATE OR REPLACE FUNCTION wallet_entry_follows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner text;
  before bigint := 0;
BEGIN
  SELECT person_id INTO owner FROM wallet_account WHERE site_id = NEW.site_id AND id = NEW.account_id;
  IF owner IS NULL THEN
    NEW.no := NULL;
    NEW.balance := NULL;
    IF NEW.account_id = 'payments' THEN
      INSERT INTO wallet_account (site_id, id) VALUES (NEW.site_id, 'bank') ON CONFLICT DO NOTHING;
      NEW.account_id := 'bank';
    END IF;
    RETURN NEW;
  END IF;
  IF NEW.no > 1 THEN
    SELECT balance INTO before FROM wallet_entry WHERE site_id = NEW.site_id AND account_id = NEW.account_id AND no = NEW.no - 1;
  END IF;
  IF NEW.no IS NULL OR before IS NULL OR before + NEW.amount IS DISTINCT FROM NEW.balance THEN
    RAISE EXCEPTION 'A wallet entry does not follow the one before it.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION wallet_account_agrees() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  account text := CASE TG_TABLE_NAME WHEN 'wallet_account' THEN to_jsonb(NEW) ->> 'id' ELSE to_jsonb(NEW) ->> 'account_id' END;
  held record;
  said record;
BEGIN
  SELECT person_id, balance, last_no INTO held FROM wallet_account WHERE site_id = NEW.site_id AND id = account;
  IF held.person_id IS NULL THEN
    RETURN NULL;
  END IF;
  SELECT balance, no INTO said FROM wallet_entry WHERE site_id = NEW.site_id AND account_id = account ORDER BY no DESC LIMIT 1;
  IF held.balance <> coalesce(said.balance, 0) OR held.last_no <> coalesce(said.no, 0) THEN
    RAISE EXCEPTION 'A wallet says another balance than its history.' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION wallet_account_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.balance := 0;
  NEW.last_no := 0;
  RETURN NEW;
END $$;
CREATE TRIGGER wallet_account_uncounted BEFORE INSERT OR UPDATE ON wallet_account FOR EACH ROW WHEN (NEW.person_id IS NULL) EXECUTE FUNCTION wallet_account_uncounted();

ALTER TABLE wallet_entry DROP CONSTRAINT wallet_entry_pkey;
ALTER TABLE wallet_entry DROP CONSTRAINT wallet_entry_site_id_transfer_id_account_id_key;
ALTER TABLE wallet_entry ADD PRIMARY KEY (site_id, transfer_id, account_id);
ALTER TABLE wallet_entry ADD CONSTRAINT wallet_entry_no UNIQUE (site_id, account_id, no);
ALTER TABLE wallet_entry ALTER COLUMN no DROP NOT NULL;
ALTER TABLE wallet_entry ALTER COLUMN balance DROP NOT NULL;
ALTER TABLE wallet_entry ADD CONSTRAINT wallet_entry_counted CHECK ((no IS NULL) = (balance IS NULL));
-- An act posts once, whoever repeats it.
ALTER TABLE wallet_transfer ADD COLUMN act_key text CHECK (length(act_key) <= 200);
ALTER TABLE wallet_transfer ADD CONSTRAINT wallet_transfer_act UNIQUE (site_id, act_key);
ALTER TABLE wallet_transfer DROP CONSTRAINT wallet_transfer_kind_check;
ALTER TABLE wallet_transfer ADD CONSTRAINT wallet_transfer_kind_check
  CHECK (kind IN ('increase', 'decrease', 'adjust', 'reversal', 'payment', 'purchase', 'refund', 'sale', 'allocation', 'credit', 'write_off'));
CREATE INDEX wallet_entry_of_account ON wallet_entry (site_id, account_id, created_at);

INSERT INTO wallet_account (site_id, id) SELECT DISTINCT site_id, 'bank' FROM wallet_entry WHERE account_id = 'payments' ON CONFLICT DO NOTHING;
UPDATE wallet_entry AS e SET no = NULL, balance = NULL, account_id = CASE e.account_id WHEN 'payments' THEN 'bank' ELSE e.account_id END
  FROM wallet_account AS a WHERE a.site_id = e.site_id AND a.id = e.account_id AND a.person_id IS NULL;
UPDATE wallet_account SET balance = 0, last_no = 0 WHERE person_id IS NULL;
SET CONSTRAINTS ALL IMMEDIATE;

DO $$
DECLARE wrong record;
BEGIN
  SELECT * INTO wrong FROM wallet_sums_before b
    FULL JOIN (SELECT site_id, account_id, sum(amount) AS total, count(*) AS entries FROM wallet_entry GROUP BY 1, 2) now USING (site_id, account_id)
    WHERE b.total IS DISTINCT FROM now.total OR b.entries IS DISTINCT FROM now.entries LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger of % would have another sum in %.', wrong.site_id, wrong.account_id;
  END IF;
  SELECT site_id, sum(amount) AS total INTO wrong FROM wallet_entry GROUP BY 1 HAVING sum(amount) <> 0 LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The ledger of % does not sum to zero.', wrong.site_id;
  END IF;
  SELECT a.site_id, a.id INTO wrong FROM wallet_account a LEFT JOIN wallet_entry e ON e.site_id = a.site_id AND e.account_id = a.id
    WHERE a.person_id IS NOT NULL GROUP BY a.site_id, a.id, a.balance HAVING a.balance <> coalesce(sum(e.amount), 0) LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'The wallet % of % says another balance than its entries.', wrong.id, wrong.site_id;
  END IF;
END $$;

ALTER TABLE wallet_account ADD CONSTRAINT wallet_account_counted CHECK (person_id IS NOT NULL OR (balance = 0 AND last_no = 0));
ALTER TABLE wallet_account FORCE ROW LEVEL SECURITY;
ALTER TABLE wallet_entry FORCE ROW LEVEL SECURITY;
ALTER TABLE wallet_transfer FORCE ROW LEVEL SECURITY;
