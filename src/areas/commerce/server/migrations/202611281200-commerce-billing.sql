-- Who issues documents; branches of an organisation refer to it. 00000 is the head office.
CREATE TABLE issuer (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  legal_name jsonb NOT NULL,
  address jsonb NOT NULL,
  tax_id text CHECK (tax_id ~ '^[0-9]{13}$'),
  branch_no text NOT NULL DEFAULT '00000' CHECK (branch_no ~ '^[0-9]{5}$'),
  -- Registered for VAT from this day on.
  vat_from date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  CHECK (vat_from IS NULL OR tax_id IS NOT NULL)
);
SELECT protect_tenant_table('issuer', 'SELECT, INSERT, UPDATE');

CREATE TABLE commerce_setting (
  site_id text PRIMARY KEY REFERENCES site,
  order_prefix text NOT NULL DEFAULT 'SO' CHECK (order_prefix ~ '^[A-Z0-9]{1,8}$'),
  -- By kind of document: { invoice: 'IV{period}-{no:5}' }.
  number_formats jsonb NOT NULL DEFAULT '{}',
  receiving_accounts jsonb NOT NULL DEFAULT '[]',
  methods jsonb NOT NULL DEFAULT '[]',
  shipping jsonb NOT NULL DEFAULT '{}',
  cash_on_delivery jsonb,
  cancel_until text NOT NULL DEFAULT 'packed' CHECK (cancel_until IN ('never', 'paid', 'packed')),
  issuer_id text,
  version integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (site_id, issuer_id) REFERENCES issuer (site_id, id)
);
SELECT protect_tenant_table('commerce_setting', 'SELECT, INSERT, UPDATE');

-- A bill with a fixed amount that anyone may open by its slug; each payment makes an order of its own.
CREATE TABLE pay_link (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  title jsonb NOT NULL,
  text jsonb NOT NULL DEFAULT '{}',
  amount bigint NOT NULL CHECK (amount > 0),
  vat text NOT NULL DEFAULT 'standard' CHECK (vat IN ('standard', 'zero', 'exempt')),
  closes_at timestamptz,
  max_payments integer CHECK (max_payments > 0),
  -- Placed and not expired or cancelled.
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  CONSTRAINT pay_link_full CHECK (taken <= max_payments)
);
SELECT protect_tenant_table('pay_link', 'SELECT, INSERT, UPDATE');

-- What is due. Opening it makes its numbered invoice; several may belong to one order, such as a deposit and the rest.
CREATE TABLE bill (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  number text,
  order_id text,
  pay_link_id text,
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'open', 'part_paid', 'paid', 'void', 'uncollectible')),
  token_hash text,
  person_id text,
  payer_name text NOT NULL DEFAULT '' CHECK (char_length(payer_name) <= 200),
  payer_email text CHECK (char_length(payer_email) <= 320),
  payer_phone text CHECK (char_length(payer_phone) <= 40),
  -- Of a draft; an open bill has those of its order.
  lines jsonb NOT NULL DEFAULT '[]',
  currency text NOT NULL DEFAULT 'THB',
  total bigint NOT NULL CHECK (total >= 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid >= 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  due_on date,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  opened_at timestamptz,
  paid_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, pay_link_id) REFERENCES pay_link (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  CONSTRAINT bill_paid CHECK (paid <= total),
  CONSTRAINT bill_refunded CHECK (refunded <= paid)
);
CREATE INDEX bill_of_order ON bill (site_id, order_id);
CREATE INDEX bill_of_person ON bill (site_id, person_id, created_at DESC) WHERE person_id IS NOT NULL;
CREATE INDEX bill_due ON bill (site_id, due_on) WHERE status IN ('open', 'part_paid');
CREATE INDEX bill_newest ON bill (site_id, created_at DESC, id DESC);
SELECT protect_tenant_table('bill', 'SELECT, INSERT, UPDATE');

CREATE TABLE payment_intent (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  bill_id text NOT NULL,
  method text NOT NULL CHECK (method IN ('promptpay', 'transfer', 'cod', 'cash', 'card', 'wallet')),
  status text NOT NULL DEFAULT 'requires_payment' CHECK (status IN ('requires_payment', 'processing', 'succeeded', 'expired', 'cancelled')),
  amount bigint NOT NULL CHECK (amount > 0),
  ref text NOT NULL CHECK (ref ~ '^[A-Z0-9]{1,20}$'),
  payload text,
  -- The account that is paid into, as it was then.
  account jsonb,
  expires_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, ref),
  FOREIGN KEY (site_id, bill_id) REFERENCES bill (site_id, id)
);
CREATE UNIQUE INDEX payment_intent_live ON payment_intent (site_id, bill_id, method) WHERE status IN ('requires_payment', 'processing');
CREATE INDEX payment_intent_of_bill ON payment_intent (site_id, bill_id);
CREATE INDEX payment_intent_due ON payment_intent (site_id, expires_at) WHERE status = 'requires_payment' AND expires_at IS NOT NULL;
SELECT protect_tenant_table('payment_intent', 'SELECT, INSERT, UPDATE');

-- A claim that money was sent. Claims may repeat, or whoever sends another's slip first would burn it.
CREATE TABLE payment_slip (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  intent_id text NOT NULL,
  bill_id text NOT NULL,
  status text NOT NULL DEFAULT 'uploaded' CHECK (status IN ('uploaded', 'verifying', 'verified', 'needs_review', 'rejected')),
  file_id text,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the picture: slips that look alike differ in few of its bits.
  dhash text CHECK (dhash ~ '^[0-9a-f]{16}$'),
  raw_qr text CHECK (char_length(raw_qr) <= 500),
  bank text CHECK (char_length(bank) <= 20),
  reference text CHECK (char_length(reference) <= 60),
  amount bigint CHECK (amount > 0),
  paid_at timestamptz,
  checks jsonb NOT NULL DEFAULT '[]',
  person_id text,
  reviewer_id text,
  reason text CHECK (char_length(reason) <= 500),
  decided_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, intent_id) REFERENCES payment_intent (site_id, id),
  FOREIGN KEY (site_id, bill_id) REFERENCES bill (site_id, id)
);
CREATE INDEX payment_slip_of_bill ON payment_slip (site_id, bill_id);
CREATE INDEX payment_slip_queue ON payment_slip (site_id, created_at, id) WHERE status IN ('uploaded', 'verifying', 'needs_review');
CREATE INDEX payment_slip_same ON payment_slip (site_id, sha256);
CREATE INDEX payment_slip_reference ON payment_slip (site_id, bank, reference);
SELECT protect_tenant_table('payment_slip', 'SELECT, INSERT, UPDATE');

-- Money that was seen. What is neither allocated nor given back is unmatched.
CREATE TABLE payment (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  method text NOT NULL CHECK (method IN ('promptpay', 'transfer', 'cod', 'cash', 'card', 'wallet')),
  amount bigint NOT NULL CHECK (amount > 0),
  bank text CHECK (char_length(bank) <= 20),
  reference text CHECK (char_length(reference) <= 60),
  credited boolean NOT NULL DEFAULT true,
  slip_id text,
  intent_id text,
  payer text NOT NULL DEFAULT '' CHECK (char_length(payer) <= 200),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  received_at timestamptz NOT NULL DEFAULT now(),
  actor_id text,
  allocated bigint NOT NULL DEFAULT 0 CHECK (allocated >= 0),
  -- Unmatched money that was sent back.
  returned bigint NOT NULL DEFAULT 0 CHECK (returned >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, slip_id) REFERENCES payment_slip (site_id, id),
  FOREIGN KEY (site_id, intent_id) REFERENCES payment_intent (site_id, id),
  CONSTRAINT payment_allocated CHECK (allocated + returned <= amount),
  CHECK ((bank IS NULL) = (reference IS NULL))
);
-- A transfer is credited once over the whole platform: the site is left out of this key on purpose.
CREATE UNIQUE INDEX payment_credited_once ON payment (bank, reference) WHERE credited AND bank IS NOT NULL;
CREATE UNIQUE INDEX payment_of_slip ON payment (site_id, slip_id) WHERE slip_id IS NOT NULL;
CREATE INDEX payment_unmatched ON payment (site_id, received_at) WHERE allocated + returned < amount;
SELECT protect_tenant_table('payment', 'SELECT, INSERT, UPDATE');

CREATE TABLE allocation (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  payment_id text NOT NULL,
  bill_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, payment_id) REFERENCES payment (site_id, id),
  FOREIGN KEY (site_id, bill_id) REFERENCES bill (site_id, id)
);
CREATE INDEX allocation_of_payment ON allocation (site_id, payment_id);
CREATE INDEX allocation_of_bill ON allocation (site_id, bill_id);
SELECT protect_tenant_table('allocation', 'SELECT, INSERT');

-- Money given back: of an order, or of a payment that matched nothing.
CREATE TABLE refund (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  order_id text,
  payment_id text,
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'approved', 'sent', 'failed')),
  method text NOT NULL CHECK (method IN ('promptpay', 'transfer', 'cod', 'cash', 'card', 'wallet')),
  amount bigint NOT NULL CHECK (amount > 0),
  vat bigint NOT NULL DEFAULT 0 CHECK (vat BETWEEN 0 AND amount),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  -- What shows that the money went out.
  proof jsonb,
  requested_by text,
  approved_by text,
  sent_by text,
  sent_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, payment_id) REFERENCES payment (site_id, id),
  CHECK ((order_id IS NULL) <> (payment_id IS NULL))
);
CREATE INDEX refund_of_order ON refund (site_id, order_id);
SELECT protect_tenant_table('refund', 'SELECT, INSERT, UPDATE');

-- `line_id` is empty for shipping and fee.
CREATE TABLE refund_line (
  site_id text NOT NULL REFERENCES site,
  refund_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  line_id text,
  quantity integer NOT NULL DEFAULT 0 CHECK (quantity >= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  vat bigint NOT NULL DEFAULT 0 CHECK (vat BETWEEN 0 AND amount),
  PRIMARY KEY (site_id, refund_id, no),
  FOREIGN KEY (site_id, refund_id) REFERENCES refund (site_id, id),
  FOREIGN KEY (site_id, line_id) REFERENCES sales_order_line (site_id, id),
  CHECK ((line_id IS NULL) = (quantity = 0))
);
SELECT protect_tenant_table('refund_line', 'SELECT, INSERT');

-- A finished document is never changed or deleted, by nobody. The buyer's tax id is sealed; the hash is over the plain text.
CREATE TABLE document (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('invoice', 'receipt', 'tax_invoice', 'tax_invoice_abb', 'credit_note')),
  issuer_id text NOT NULL,
  number text NOT NULL,
  series_period text NOT NULL,
  series_no bigint NOT NULL CHECK (series_no > 0),
  -- Of a till: the part of the series that its device numbers.
  segment text,
  order_id text,
  bill_id text,
  refund_id text,
  payment_id text,
  -- What a credit note corrects, or a full tax invoice replaces.
  original_id text,
  issued_on date NOT NULL,
  content jsonb NOT NULL,
  buyer_tax_id_sealed text,
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  -- What it is made for is made once: `tax_invoice:ORDER`.
  act_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, issuer_id, kind, number),
  UNIQUE (site_id, act_key),
  FOREIGN KEY (site_id, issuer_id) REFERENCES issuer (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, bill_id) REFERENCES bill (site_id, id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refund (site_id, id),
  FOREIGN KEY (site_id, payment_id) REFERENCES payment (site_id, id),
  FOREIGN KEY (site_id, original_id) REFERENCES document (site_id, id),
  CHECK (kind <> 'credit_note' OR original_id IS NOT NULL)
);
CREATE UNIQUE INDEX document_in_series ON document (site_id, issuer_id, kind, series_period, coalesce(segment, ''), series_no);
CREATE INDEX document_of_order ON document (site_id, order_id);
CREATE INDEX document_of_bill ON document (site_id, bill_id);
SELECT protect_tenant_table('document', 'SELECT, INSERT');

CREATE FUNCTION document_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A document is never changed: void it, or make a credit note.' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER document_is_final BEFORE UPDATE OR DELETE ON document FOR EACH ROW EXECUTE FUNCTION document_is_final();
CREATE TRIGGER document_stays BEFORE TRUNCATE ON document EXECUTE FUNCTION document_is_final();

CREATE TABLE document_void (
  site_id text NOT NULL REFERENCES site,
  document_id text NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, document_id),
  FOREIGN KEY (site_id, document_id) REFERENCES document (site_id, id)
);
SELECT protect_tenant_table('document_void', 'SELECT, INSERT');

CREATE TABLE document_pdf (
  site_id text NOT NULL REFERENCES site,
  document_id text NOT NULL,
  storage_key text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, document_id),
  FOREIGN KEY (site_id, document_id) REFERENCES document (site_id, id)
);
SELECT protect_tenant_table('document_pdf', 'SELECT, INSERT');

CREATE TABLE plan (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,60}$'),
  title jsonb NOT NULL,
  text jsonb NOT NULL DEFAULT '{}',
  price bigint NOT NULL CHECK (price >= 0),
  vat text NOT NULL DEFAULT 'standard' CHECK (vat IN ('standard', 'zero', 'exempt')),
  period_count integer NOT NULL CHECK (period_count BETWEEN 1 AND 120),
  period_unit text NOT NULL CHECK (period_unit IN ('month', 'year')),
  -- What it grants, by the area that reads it.
  grants jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('draft', 'active', 'archived')),
  rank integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code)
);
SELECT protect_tenant_table('plan', 'SELECT, INSERT, UPDATE');

CREATE TABLE subscription (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  plan_id text NOT NULL,
  person_id text,
  order_line_id text,
  status text NOT NULL DEFAULT 'incomplete' CHECK (status IN ('incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'cancelled', 'paused')),
  -- Periods are counted from this day.
  anchor_on date NOT NULL,
  ends_on date NOT NULL,
  reminded_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_line_id),
  FOREIGN KEY (site_id, plan_id) REFERENCES plan (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, order_line_id) REFERENCES sales_order_line (site_id, id),
  CHECK (ends_on > anchor_on)
);
CREATE INDEX subscription_due ON subscription (site_id, ends_on) WHERE status = 'active';
CREATE INDEX subscription_of_person ON subscription (site_id, person_id) WHERE person_id IS NOT NULL;
SELECT protect_tenant_table('subscription', 'SELECT, INSERT, UPDATE');
