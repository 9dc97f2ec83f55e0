CREATE TABLE cart (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  token_hash text,
  person_id text,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'ordered', 'merged', 'expired')),
  address jsonb,
  zone text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, token_hash),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  CHECK (token_hash IS NOT NULL OR person_id IS NOT NULL OR status <> 'open')
);
CREATE UNIQUE INDEX cart_of_person ON cart (site_id, person_id) WHERE status = 'open';
CREATE INDEX cart_due ON cart (site_id, expires_at) WHERE status = 'open';
SELECT protect_tenant_table('cart');

CREATE TABLE cart_line (
  site_id text NOT NULL REFERENCES site,
  cart_id text NOT NULL,
  variant_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  is_saved boolean NOT NULL DEFAULT false,
  -- What one unit cost when it was put in: a change is shown.
  seen_price bigint,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, cart_id, variant_id),
  FOREIGN KEY (site_id, cart_id) REFERENCES cart (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, variant_id) REFERENCES variant (site_id, id)
);
SELECT protect_tenant_table('cart_line');

-- A sale of any channel. That of a till has the id that the till gave it.
CREATE TABLE sales_order (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  number text NOT NULL,
  channel text NOT NULL CHECK (channel IN ('online', 'pos', 'bill', 'subscription')),
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'completed', 'cancelled', 'expired')),
  payment_status text NOT NULL DEFAULT 'unpaid' CHECK (payment_status IN ('unpaid', 'awaiting_review', 'part_paid', 'cod_due', 'paid', 'part_refunded', 'refunded')),
  fulfilment_status text NOT NULL DEFAULT 'unfulfilled' CHECK (fulfilment_status IN ('unfulfilled', 'partial', 'shipped', 'delivered', 'returned')),
  method text CHECK (method IN ('promptpay', 'transfer', 'cod', 'cash', 'card', 'wallet', 'free')),
  token_hash text,
  cart_id text,
  person_id text,
  name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 200),
  email text CHECK (char_length(email) <= 320),
  phone text CHECK (char_length(phone) <= 40),
  address jsonb,
  zone text,
  -- What the buyer wants on a tax invoice; the tax id stands sealed beside it.
  tax_request jsonb,
  tax_id_sealed text,
  locale text NOT NULL DEFAULT 'th',
  currency text NOT NULL DEFAULT 'THB',
  issuer_id text,
  subtotal bigint NOT NULL DEFAULT 0 CHECK (subtotal >= 0),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount <= subtotal),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  shipping_vat bigint NOT NULL DEFAULT 0 CHECK (shipping_vat BETWEEN 0 AND shipping),
  fee bigint NOT NULL DEFAULT 0 CHECK (fee >= 0),
  fee_vat bigint NOT NULL DEFAULT 0 CHECK (fee_vat BETWEEN 0 AND fee),
  vat bigint NOT NULL DEFAULT 0 CHECK (vat >= 0),
  total bigint NOT NULL DEFAULT 0,
  -- Money that counts towards it, and what of it was given back.
  credited bigint NOT NULL DEFAULT 0 CHECK (credited >= 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  location_id text NOT NULL DEFAULT 'main',
  -- Of a till: its register and shift belong to the organisation.
  register_id text,
  shift_id text,
  occurred_at timestamptz,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  staff_note text NOT NULL DEFAULT '' CHECK (char_length(staff_note) <= 2000),
  return_to text CHECK (char_length(return_to) <= 500),
  placed_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  confirmed_at timestamptz,
  paid_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text CHECK (char_length(cancel_reason) <= 500),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  UNIQUE (site_id, token_hash),
  -- One cart makes at most one order.
  CONSTRAINT sales_order_of_cart UNIQUE (site_id, cart_id),
  FOREIGN KEY (site_id, cart_id) REFERENCES cart (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, location_id) REFERENCES location (site_id, id),
  CONSTRAINT sales_order_total CHECK (total = subtotal - discount + shipping + fee),
  CONSTRAINT sales_order_refunded CHECK (refunded <= credited)
);
CREATE INDEX sales_order_newest ON sales_order (site_id, placed_at DESC, id DESC);
CREATE INDEX sales_order_of_person ON sales_order (site_id, person_id, placed_at DESC) WHERE person_id IS NOT NULL;
CREATE INDEX sales_order_due ON sales_order (site_id, expires_at) WHERE status = 'pending' AND expires_at IS NOT NULL;
CREATE INDEX sales_order_at ON sales_order (site_id, location_id, status, placed_at DESC);
SELECT protect_tenant_table('sales_order', 'SELECT, INSERT, UPDATE');

-- What was sold is frozen here: a product may change or go.
CREATE TABLE sales_order_line (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  order_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  -- What is sold: good, service, lesson, ticket, plan, and what `ref` names of it.
  kind text NOT NULL CHECK (kind ~ '^[a-z]{1,20}$'),
  ref text NOT NULL,
  variant_id text,
  title jsonb NOT NULL,
  sku text,
  picture text,
  options jsonb NOT NULL DEFAULT '[]',
  -- Priced options of one unit, such as a till's oat milk: [{ code, title, price, stock }].
  extras jsonb NOT NULL DEFAULT '[]',
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  vat_class text NOT NULL CHECK (vat_class IN ('standard', 'zero', 'exempt')),
  quantity integer NOT NULL CHECK (quantity > 0),
  -- Handed over: by a parcel, or at a till. What is granted, such as a lesson, is not.
  is_goods boolean NOT NULL DEFAULT false,
  unit_regular bigint NOT NULL CHECK (unit_regular >= 0),
  unit_charged bigint NOT NULL CHECK (unit_charged >= 0),
  gross bigint NOT NULL CHECK (gross = unit_charged * quantity),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount BETWEEN 0 AND gross),
  total bigint NOT NULL CHECK (total = gross - discount),
  vat bigint NOT NULL DEFAULT 0 CHECK (vat BETWEEN 0 AND total),
  -- Cost of what was taken from stock.
  cost bigint NOT NULL DEFAULT 0,
  -- What the sellable did last.
  grant_status text NOT NULL DEFAULT 'reserved' CHECK (grant_status IN ('reserved', 'granted', 'released', 'revoked')),
  fulfilled integer NOT NULL DEFAULT 0,
  returned integer NOT NULL DEFAULT 0,
  -- Units whose money was given back.
  refunded integer NOT NULL DEFAULT 0,
  -- Units put back into stock, whichever of refund, return and cancel did it.
  restocked integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_id, no),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variant (site_id, id),
  CONSTRAINT sales_order_line_fulfilled CHECK (fulfilled BETWEEN 0 AND quantity),
  CONSTRAINT sales_order_line_returned CHECK (returned BETWEEN 0 AND fulfilled),
  CONSTRAINT sales_order_line_refunded CHECK (refunded BETWEEN 0 AND quantity),
  CONSTRAINT sales_order_line_restocked CHECK (restocked BETWEEN 0 AND fulfilled)
);
CREATE INDEX sales_order_line_of_ref ON sales_order_line (site_id, kind, ref);
SELECT protect_tenant_table('sales_order_line', 'SELECT, INSERT, UPDATE');

CREATE TABLE order_event (
  site_id text NOT NULL REFERENCES site,
  order_id text NOT NULL,
  id text NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  person_id text,
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (site_id, order_id, id),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id)
);
CREATE INDEX order_event_at ON order_event (site_id, order_id, at, id);
SELECT protect_tenant_table('order_event', 'SELECT, INSERT, UPDATE');

CREATE TABLE parcel (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  order_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  status text NOT NULL DEFAULT 'packing' CHECK (status IN ('packing', 'ready', 'shipped', 'delivered', 'returned', 'cancelled')),
  location_id text NOT NULL,
  carrier text NOT NULL DEFAULT '' CHECK (char_length(carrier) <= 80),
  tracking text NOT NULL DEFAULT '' CHECK (char_length(tracking) <= 80),
  -- What the driver collects.
  cod_due bigint NOT NULL DEFAULT 0 CHECK (cod_due >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  shipped_at timestamptz,
  delivered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, order_id, no),
  FOREIGN KEY (site_id, order_id) REFERENCES sales_order (site_id, id),
  FOREIGN KEY (site_id, location_id) REFERENCES location (site_id, id)
);
SELECT protect_tenant_table('parcel', 'SELECT, INSERT, UPDATE');

CREATE TABLE parcel_line (
  site_id text NOT NULL REFERENCES site,
  parcel_id text NOT NULL,
  line_id text NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (site_id, parcel_id, line_id),
  FOREIGN KEY (site_id, parcel_id) REFERENCES parcel (site_id, id),
  FOREIGN KEY (site_id, line_id) REFERENCES sales_order_line (site_id, id)
);
SELECT protect_tenant_table('parcel_line', 'SELECT, INSERT');
