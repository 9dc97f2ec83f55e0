-- after: 202611280410-ground-row-security
CREATE TABLE location (
  site_id text NOT NULL REFERENCES site,
  -- `main` is there on every site, once anything is stored.
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('branch', 'store', 'transit')),
  title jsonb NOT NULL,
  -- Whether the shop sells from here.
  sells_online boolean NOT NULL DEFAULT false,
  rank integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  CHECK (kind <> 'transit' OR NOT sells_online)
);
SELECT protect_tenant_table('location');

CREATE TABLE stock_item (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  unit text NOT NULL CHECK (unit IN ('piece', 'g', 'ml')),
  title jsonb NOT NULL,
  code text CHECK (char_length(code) BETWEEN 1 AND 64),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code)
);
SELECT protect_tenant_table('stock_item');

-- What one unit of a variant takes from stock: itself, a bundle, a recipe.
CREATE TABLE variant_stock (
  site_id text NOT NULL REFERENCES site,
  variant_id text NOT NULL,
  item_id text NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  PRIMARY KEY (site_id, variant_id, item_id),
  FOREIGN KEY (site_id, variant_id) REFERENCES variant (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, item_id) REFERENCES stock_item (site_id, id)
);
CREATE INDEX variant_stock_of_item ON variant_stock (site_id, item_id, variant_id);
SELECT protect_tenant_table('variant_stock');

-- Only reserve, take, release and move write here. What is oversold was sold at a till beyond what the books knew.
CREATE TABLE stock_level (
  site_id text NOT NULL REFERENCES site,
  item_id text NOT NULL,
  location_id text NOT NULL,
  on_hand bigint NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  oversold bigint NOT NULL DEFAULT 0 CHECK (oversold >= 0),
  -- Cost of what is on hand, in satang; and what the oversold was counted at until goods come in for it.
  value bigint NOT NULL DEFAULT 0 CHECK (value >= 0),
  oversold_value bigint NOT NULL DEFAULT 0 CHECK (oversold_value >= 0),
  -- The last cost known: so much for so many.
  last_cost bigint NOT NULL DEFAULT 0 CHECK (last_cost >= 0),
  last_cost_units bigint NOT NULL DEFAULT 1 CHECK (last_cost_units > 0),
  -- Number of the last move.
  last_no bigint NOT NULL DEFAULT 0 CHECK (last_no >= 0),
  par bigint CHECK (par >= 0),
  PRIMARY KEY (site_id, item_id, location_id),
  FOREIGN KEY (site_id, item_id) REFERENCES stock_item (site_id, id),
  FOREIGN KEY (site_id, location_id) REFERENCES location (site_id, id),
  CONSTRAINT stock_level_reserved CHECK (reserved <= on_hand),
  -- What is free on hand settles what is oversold.
  CONSTRAINT stock_level_settled CHECK (oversold = 0 OR on_hand = reserved),
  CHECK (on_hand > 0 OR value = 0),
  CHECK (oversold > 0 OR oversold_value = 0)
);
CREATE INDEX stock_level_at ON stock_level (site_id, location_id, item_id);
SELECT protect_tenant_table('stock_level', 'SELECT, INSERT, UPDATE');

-- Appended to, never changed: the sum of `delta` is what is on hand less what is oversold, the sum of `value` what these are worth.
CREATE TABLE stock_move (
  site_id text NOT NULL REFERENCES site,
  item_id text NOT NULL,
  location_id text NOT NULL,
  no bigint NOT NULL CHECK (no > 0),
  delta bigint NOT NULL,
  value bigint NOT NULL,
  reason text NOT NULL CHECK (reason IN ('received', 'damaged', 'theft', 'lost', 'returned', 'waste', 'sample', 'internal_use', 'vendor_return', 'sale', 'recount', 'transfer', 'cost')),
  ref text CHECK (length(ref) <= 200),
  ref_line text NOT NULL DEFAULT '' CHECK (length(ref_line) <= 200),
  actor_id text,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 500),
  occurred_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  on_hand_after bigint NOT NULL,
  oversold_after bigint NOT NULL,
  value_after bigint NOT NULL,
  PRIMARY KEY (site_id, item_id, location_id, no),
  FOREIGN KEY (site_id, item_id, location_id) REFERENCES stock_level (site_id, item_id, location_id),
  -- What a document moves is moved once, however often it is handed over. The gap in cost stands beside its receipt.
  CONSTRAINT stock_move_once UNIQUE (site_id, ref, ref_line, item_id, location_id, reason),
  CHECK (delta <> 0 OR reason = 'cost')
);
CREATE INDEX stock_move_newest ON stock_move (site_id, item_id, occurred_at DESC, location_id, no DESC);
SELECT protect_tenant_table('stock_move', 'SELECT, INSERT');

-- Stock held for a line of an order, a gift order. The sum of those held is what its level says is reserved.
CREATE TABLE reservation (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  holder_kind text NOT NULL CHECK (holder_kind ~ '^[a-z_]{1,40}$'),
  holder_id text NOT NULL,
  item_id text NOT NULL,
  location_id text NOT NULL,
  quantity bigint NOT NULL CHECK (quantity > 0),
  status text NOT NULL DEFAULT 'held' CHECK (status IN ('held', 'taken', 'released')),
  -- Without one it is held until it is taken or released.
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, item_id, location_id) REFERENCES stock_level (site_id, item_id, location_id),
  CHECK ((status = 'held') = (ended_at IS NULL))
);
CREATE INDEX reservation_of ON reservation (site_id, holder_kind, holder_id);
CREATE INDEX reservation_held ON reservation (site_id, item_id, location_id) WHERE status = 'held';
CREATE INDEX reservation_due ON reservation (site_id, expires_at) WHERE status = 'held' AND expires_at IS NOT NULL;
SELECT protect_tenant_table('reservation', 'SELECT, INSERT, UPDATE');
