-- after: 202611280410-ground-row-security
CREATE TABLE category (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  code text NOT NULL CHECK (code ~ '^[a-z0-9-]{1,60}$'),
  parent_id text,
  rank integer NOT NULL DEFAULT 0,
  title jsonb NOT NULL,
  picture text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code),
  FOREIGN KEY (site_id, parent_id) REFERENCES category (site_id, id),
  CHECK (parent_id <> id)
);
CREATE INDEX category_children ON category (site_id, parent_id, rank);
SELECT protect_tenant_table('category');

-- At most four levels, and no circle. Changes of one site's tree wait for each other, or two of them together could make one.
CREATE FUNCTION category_is_in_tree() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  above integer;
  below integer;
BEGIN
  IF NEW.parent_id IS NULL THEN
    RETURN NULL;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('category:' || NEW.site_id, 0));
  WITH RECURSIVE up (id, parent_id, level) AS (
    SELECT id, parent_id, 1 FROM category WHERE site_id = NEW.site_id AND id = NEW.id
    UNION ALL SELECT c.id, c.parent_id, up.level + 1 FROM up JOIN category c ON c.site_id = NEW.site_id AND c.id = up.parent_id WHERE up.level < 9
  ) SELECT max(level) INTO above FROM up;
  WITH RECURSIVE down (id, level) AS (
    SELECT NEW.id, 0 UNION ALL SELECT c.id, down.level + 1 FROM down JOIN category c ON c.site_id = NEW.site_id AND c.parent_id = down.id WHERE down.level < 9
  ) SELECT max(level) INTO below FROM down;
  IF above + below > 4 THEN
    RAISE EXCEPTION 'A category would be deeper than four levels, or above itself.' USING ERRCODE = 'check_violation', CONSTRAINT = 'category_depth';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER category_is_in_tree AFTER INSERT OR UPDATE OF parent_id ON category FOR EACH ROW EXECUTE FUNCTION category_is_in_tree();

CREATE TABLE product (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  title jsonb NOT NULL,
  summary jsonb NOT NULL DEFAULT '{}',
  body jsonb,
  kind text NOT NULL CHECK (kind IN ('good', 'service', 'lesson')),
  -- Of a good alone.
  form text CHECK (form IN ('physical', 'digital')),
  -- Who made it, and under which name the shelf filters by it.
  brand jsonb NOT NULL DEFAULT '{}',
  brand_code text NOT NULL DEFAULT '' CHECK (brand_code ~ '^[a-z0-9-]{0,60}$'),
  vat text NOT NULL DEFAULT 'standard' CHECK (vat IN ('standard', 'zero', 'exempt')),
  temperature text NOT NULL DEFAULT 'dry' CHECK (temperature IN ('dry', 'chilled')),
  -- [{ code, value, label, text }]: codes and values are stable, label and text are what people read.
  attributes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(attributes) = 'array'),
  images jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(images) = 'array'),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'archived')),
  rating_sum integer NOT NULL DEFAULT 0,
  rating_count integer NOT NULL DEFAULT 0,
  sold integer NOT NULL DEFAULT 0,
  -- Folded title, summary, brand, SKUs: what a search reads.
  search_text text NOT NULL DEFAULT '',
  -- The folded title in each language between line ends, to rank by.
  search_title text NOT NULL DEFAULT '',
  published_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  CHECK ((kind = 'good') = (form IS NOT NULL))
);
CREATE INDEX product_newest ON product (site_id, published_at DESC, id) WHERE status = 'active' AND deleted_at IS NULL;
CREATE INDEX product_sold ON product (site_id, sold DESC, id) WHERE status = 'active' AND deleted_at IS NULL;
SELECT protect_tenant_table('product');

CREATE TABLE product_category (
  site_id text NOT NULL REFERENCES site,
  product_id text NOT NULL,
  category_id text NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, product_id, category_id),
  FOREIGN KEY (site_id, product_id) REFERENCES product (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, category_id) REFERENCES category (site_id, id)
);
CREATE INDEX product_category_of ON product_category (site_id, category_id, product_id);
SELECT protect_tenant_table('product_category');

CREATE TABLE variant (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  product_id text NOT NULL,
  -- Upper case alone, so that it is unique however it is typed.
  sku text NOT NULL CHECK (sku ~ '^[A-Z0-9._-]{1,40}$'),
  barcode text CHECK (char_length(barcode) BETWEEN 1 AND 64),
  -- [{ code, value, label, text }], like the attributes of a product.
  options jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(options) = 'array'),
  -- The options as one text; empty where a product has one variant.
  option_key text NOT NULL DEFAULT '',
  rank integer NOT NULL DEFAULT 0,
  regular bigint NOT NULL CHECK (regular BETWEEN 0 AND 1000000000000),
  sale bigint,
  sale_from timestamptz,
  -- Exclusive.
  sale_to timestamptz,
  cost bigint CHECK (cost >= 0),
  weight_g integer NOT NULL DEFAULT 0 CHECK (weight_g >= 0),
  max_per_order integer CHECK (max_per_order > 0),
  tracked boolean NOT NULL DEFAULT true,
  backorder boolean NOT NULL DEFAULT false,
  picture text,
  picture_alt jsonb,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, sku),
  FOREIGN KEY (site_id, product_id) REFERENCES product (site_id, id),
  CONSTRAINT variant_sale_below_regular CHECK (sale >= 0 AND sale < regular),
  CHECK (sale IS NOT NULL OR (sale_from IS NULL AND sale_to IS NULL)),
  CHECK (sale_from < sale_to)
);
CREATE UNIQUE INDEX variant_options ON variant (site_id, product_id, option_key) WHERE deleted_at IS NULL;
CREATE INDEX variant_barcode ON variant (site_id, barcode) WHERE barcode IS NOT NULL;
SELECT protect_tenant_table('variant');

-- A former SKU leads to the variant that had it.
CREATE TABLE variant_old_sku (
  site_id text NOT NULL REFERENCES site,
  sku text NOT NULL CHECK (sku ~ '^[A-Z0-9._-]{1,40}$'),
  variant_id text NOT NULL,
  PRIMARY KEY (site_id, sku),
  FOREIGN KEY (site_id, variant_id) REFERENCES variant (site_id, id)
);
SELECT protect_tenant_table('variant_old_sku');

-- What the shelf filters by, one row a variant and value: its category and those above, maker, attributes of the product and options of the variant.
CREATE TABLE shelf_facet (
  site_id text NOT NULL REFERENCES site,
  name text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  variant_id text COLLATE "C" NOT NULL,
  product_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (site_id, name, value, variant_id)
);
CREATE INDEX shelf_facet_of_product ON shelf_facet (site_id, product_id);
SELECT protect_tenant_table('shelf_facet');

-- What the names and values of the shelf are called.
CREATE TABLE shelf_facet_text (
  site_id text NOT NULL REFERENCES site,
  name text COLLATE "C" NOT NULL,
  value text COLLATE "C" NOT NULL,
  label jsonb NOT NULL,
  text jsonb NOT NULL,
  PRIMARY KEY (site_id, name, value)
);
SELECT protect_tenant_table('shelf_facet_text');

CREATE TABLE wishlist_entry (
  site_id text NOT NULL REFERENCES site,
  person_id text NOT NULL,
  product_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, person_id, product_id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, product_id) REFERENCES product (site_id, id)
);
CREATE INDEX wishlist_newest ON wishlist_entry (site_id, person_id, created_at DESC, product_id);
SELECT protect_tenant_table('wishlist_entry');
