-- after: 202611282240-ground-membership
-- after: 202611281150-commerce-orders
-- after: 202611281200-commerce-billing
-- One a site: what its branches share.
CREATE TABLE organisation (
  site_id text PRIMARY KEY REFERENCES site,
  name jsonb NOT NULL,
  -- Minutes after midnight at which a business day begins.
  day_start integer NOT NULL DEFAULT 240 CHECK (day_start BETWEEN 0 AND 1439),
  cash_step integer NOT NULL DEFAULT 25 CHECK (cash_step IN (0, 25, 50, 100)),
  cash_way text NOT NULL DEFAULT 'down' CHECK (cash_way IN ('down', 'nearest')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now()
);
SELECT protect_tenant_table('organisation', 'SELECT, INSERT, UPDATE');

CREATE TABLE branch (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  name jsonb NOT NULL,
  issuer_id text,
  location_id text NOT NULL,
  address jsonb NOT NULL DEFAULT '{}',
  phone text NOT NULL DEFAULT '' CHECK (char_length(phone) <= 40),
  -- Seven days from Sunday: ["07:30-17:00"] or [].
  hours jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(hours) = 'array'),
  -- Of the receiving accounts of commerce.
  account_id text,
  receipt_head text NOT NULL DEFAULT '' CHECK (char_length(receipt_head) <= 500),
  receipt_foot text NOT NULL DEFAULT '' CHECK (char_length(receipt_foot) <= 500),
  tenders jsonb NOT NULL DEFAULT '["cash"]' CHECK (jsonb_typeof(tenders) = 'array'),
  -- In per cent: what a cashier may give.
  discount_limit integer NOT NULL DEFAULT 10 CHECK (discount_limit BETWEEN 0 AND 100),
  rank integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  closed_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, location_id) REFERENCES location (site_id, id),
  FOREIGN KEY (site_id, issuer_id) REFERENCES issuer (site_id, id)
);
SELECT protect_tenant_table('branch', 'SELECT, INSERT, UPDATE');

-- What only a branch's member has, by the membership's id.
CREATE TABLE branch_member (
  site_id text NOT NULL REFERENCES site,
  membership_id text NOT NULL,
  pin_hash text,
  pin_tries integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, membership_id),
  FOREIGN KEY (site_id, membership_id) REFERENCES membership (site_id, id)
);
SELECT protect_tenant_table('branch_member');

CREATE TABLE register (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  branch_id text NOT NULL,
  -- Part of every receipt's number, so it is never used again.
  code text NOT NULL CHECK (code ~ '^[A-Z0-9]{2,4}$'),
  name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 80),
  -- As the Revenue Department has approved it.
  machine_no text CHECK (char_length(machine_no) BETWEEN 1 AND 40),
  favourites jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  retired_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code),
  FOREIGN KEY (site_id, branch_id) REFERENCES branch (site_id, id)
);
CREATE INDEX register_of_branch ON register (site_id, branch_id);
SELECT protect_tenant_table('register', 'SELECT, INSERT, UPDATE');

-- A device that numbers receipts of a register. A new one begins for each device that is bound.
CREATE TABLE register_segment (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  register_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  device_id text NOT NULL CHECK (char_length(device_id) BETWEEN 8 AND 80),
  device_name text NOT NULL DEFAULT '' CHECK (char_length(device_name) <= 120),
  bound_by text,
  bound_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, register_id, no),
  FOREIGN KEY (site_id, register_id) REFERENCES register (site_id, id)
);
CREATE UNIQUE INDEX register_segment_live ON register_segment (site_id, register_id) WHERE revoked_at IS NULL;
SELECT protect_tenant_table('register_segment', 'SELECT, INSERT, UPDATE');

CREATE TABLE till_shift (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  branch_id text NOT NULL,
  register_id text NOT NULL,
  segment_id text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  business_date date NOT NULL,
  opened_by text NOT NULL,
  opened_at timestamptz NOT NULL,
  float_amount bigint NOT NULL CHECK (float_amount >= 0),
  float_pieces jsonb NOT NULL DEFAULT '{}',
  -- The number that its first sale would have.
  first_seq bigint NOT NULL CHECK (first_seq > 0),
  last_seq bigint,
  closed_by text,
  closed_at timestamptz,
  counts jsonb,
  expected jsonb,
  difference jsonb,
  missing jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, branch_id) REFERENCES branch (site_id, id),
  FOREIGN KEY (site_id, register_id) REFERENCES register (site_id, id),
  FOREIGN KEY (site_id, segment_id) REFERENCES register_segment (site_id, id),
  CONSTRAINT till_shift_closed CHECK ((status = 'closed') = (closed_at IS NOT NULL AND counts IS NOT NULL AND expected IS NOT NULL AND last_seq IS NOT NULL))
);
CREATE UNIQUE INDEX till_shift_open ON till_shift (site_id, register_id) WHERE status = 'open';
CREATE INDEX till_shift_newest ON till_shift (site_id, branch_id, opened_at DESC);
SELECT protect_tenant_table('till_shift', 'SELECT, INSERT, UPDATE');

-- Cash put into the drawer or taken out of it between two counts.
CREATE TABLE till_cash_move (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  shift_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'drop', 'deposit')),
  amount bigint NOT NULL CHECK (amount > 0),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 300),
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, shift_id) REFERENCES till_shift (site_id, id)
);
CREATE INDEX till_cash_move_of ON till_cash_move (site_id, shift_id);
SELECT protect_tenant_table('till_cash_move', 'SELECT, INSERT');

-- What only a till knows of its order.
CREATE TABLE pos_sale (
  site_id text NOT NULL REFERENCES site,
  order_id text NOT NULL,
  branch_id text NOT NULL,
  shift_id text NOT NULL,
  segment_id text NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  cashier_id text,
  handed_over_by text,
  handed_over_at timestamptz NOT NULL DEFAULT now(),
  device_at timestamptz NOT NULL,
  business_date date NOT NULL,
  offline boolean NOT NULL DEFAULT false,
  -- [{ kind, amount, reference }]
  tenders jsonb NOT NULL CHECK (jsonb_typeof(tenders) = 'array'),
  total bigint NOT NULL CHECK (total >= 0),
  tendered bigint NOT NULL CHECK (tendered >= 0),
  cash_tendered bigint NOT NULL CHECK (cash_tendered >= 0),
  change bigint NOT NULL CHECK (change >= 0),
  rounding bigint NOT NULL,
  content_hash text NOT NULL CHECK (content_hash ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (site_id, order_id),
  CONSTRAINT pos_sale_number UNIQUE (site_id, segment_id, seq),
  CONSTRAINT pos_sale_paid CHECK (tendered - change = total + rounding),
  CONSTRAINT pos_sale_change CHECK (change <= cash_tendered),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, shift_id) REFERENCES till_shift (site_id, id),
  FOREIGN KEY (site_id, segment_id) REFERENCES register_segment (site_id, id)
);
CREATE INDEX pos_sale_of_shift ON pos_sale (site_id, shift_id, seq);
CREATE INDEX pos_sale_newest ON pos_sale (site_id, branch_id, device_at DESC);
SELECT protect_tenant_table('pos_sale', 'SELECT, INSERT, UPDATE');

CREATE TABLE pos_refund (
  site_id text NOT NULL REFERENCES site,
  refund_id text NOT NULL,
  order_id text NOT NULL,
  branch_id text NOT NULL,
  shift_id text NOT NULL,
  business_date date NOT NULL,
  method text NOT NULL CHECK (method IN ('cash', 'promptpay', 'card')),
  -- What was paid out: the refund and its rounding.
  paid bigint NOT NULL CHECK (paid >= 0),
  rounding bigint NOT NULL,
  actor_id text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, refund_id),
  FOREIGN KEY (site_id, refund_id) REFERENCES refund (site_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, shift_id) REFERENCES till_shift (site_id, id)
);
CREATE INDEX pos_refund_of_shift ON pos_refund (site_id, shift_id);
SELECT protect_tenant_table('pos_refund', 'SELECT, INSERT');

-- What a person has to look at: oversold stock, another price, a late sale, a missing number, a sale set aside, a cash difference.
CREATE TABLE pos_exception (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  branch_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('oversold', 'price', 'discount', 'late_sale', 'missing_number', 'set_aside', 'cash_difference')),
  -- What it is about; the same is not reported twice.
  subject text NOT NULL CHECK (char_length(subject) <= 200),
  data jsonb NOT NULL DEFAULT '{}',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'settled')),
  settled_by text,
  settled_at timestamptz,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  CONSTRAINT pos_exception_once UNIQUE (site_id, kind, subject)
);
CREATE INDEX pos_exception_open ON pos_exception (site_id, branch_id, created_at DESC) WHERE status = 'open';
SELECT protect_tenant_table('pos_exception', 'SELECT, INSERT, UPDATE');

CREATE TABLE pos_held (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  branch_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  lines jsonb NOT NULL,
  held_by text,
  held_at timestamptz NOT NULL DEFAULT now(),
  taken_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, branch_id) REFERENCES branch (site_id, id)
);
CREATE INDEX pos_held_open ON pos_held (site_id, branch_id, held_at DESC) WHERE taken_at IS NULL;
SELECT protect_tenant_table('pos_held', 'SELECT, INSERT, UPDATE');

-- Priced options that a till offers for products of its categories.
CREATE TABLE option_group (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  title jsonb NOT NULL,
  min integer NOT NULL DEFAULT 0 CHECK (min >= 0),
  max integer NOT NULL DEFAULT 1 CHECK (max >= min AND max > 0),
  -- [{ code, title, price, stock: [{ item, quantity }] }]
  options jsonb NOT NULL CHECK (jsonb_typeof(options) = 'array'),
  -- Ids of categories.
  categories jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(categories) = 'array'),
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id)
);
SELECT protect_tenant_table('option_group', 'SELECT, INSERT, UPDATE');

-- Written with each sale and refund; long reports read it.
CREATE TABLE sales_day (
  site_id text NOT NULL REFERENCES site,
  branch_id text NOT NULL,
  business_date date NOT NULL,
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  variant_id text NOT NULL,
  quantity bigint NOT NULL DEFAULT 0,
  gross bigint NOT NULL DEFAULT 0,
  discount bigint NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  vat bigint NOT NULL DEFAULT 0,
  cost bigint NOT NULL DEFAULT 0,
  refunded_quantity bigint NOT NULL DEFAULT 0,
  refunded_total bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, branch_id, business_date, hour, variant_id)
);
SELECT protect_tenant_table('sales_day', 'SELECT, INSERT, UPDATE');
