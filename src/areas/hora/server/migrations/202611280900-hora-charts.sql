-- after: 202611280410-ground-row-security
-- Charts of people. Birth data are personal: no one but the owner reads them, managers and admins neither. Positions are not stored but computed again;
-- `engine` names the rules by which a chart was last saved.
CREATE TABLE hora_chart (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  owner_id text NOT NULL,
  label text NOT NULL CHECK (char_length(label) BETWEEN 1 AND 80),
  -- The civil date of the birth in the Christian era, and the era in which it was typed.
  date_ce date NOT NULL CHECK (date_ce BETWEEN '1800-01-01' AND '2100-12-31'),
  era text NOT NULL CHECK (era IN ('ce', 'be')),
  time text CHECK (time ~ '^\d{2}:\d{2}(:\d{2})?$'),
  precision text NOT NULL CHECK (precision IN ('exact', 'about', 'unknown')),
  zone text NOT NULL CHECK (char_length(zone) BETWEEN 1 AND 64),
  fold text CHECK (fold IN ('first', 'second')),
  -- The instant; noon where the time is unknown.
  utc timestamptz NOT NULL,
  place_label text NOT NULL CHECK (char_length(place_label) <= 120),
  lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lon double precision NOT NULL CHECK (lon BETWEEN -180 AND 180),
  options jsonb NOT NULL,
  options_version integer NOT NULL DEFAULT 1,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 10000),
  tags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(tags) = 'array' AND jsonb_array_length(tags) <= 12),
  version integer NOT NULL DEFAULT 1,
  engine text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  trashed_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id),
  CHECK ((time IS NULL) = (precision = 'unknown'))
);
CREATE INDEX hora_chart_own ON hora_chart (site_id, owner_id, updated_at DESC, id DESC);
SELECT protect_tenant_table('hora_chart');

-- How many live charts a person has. The row is locked by every change, so that the limit holds for charts that are saved at once.
CREATE TABLE hora_chart_count (
  site_id text NOT NULL REFERENCES site,
  owner_id text NOT NULL,
  live integer NOT NULL CONSTRAINT hora_chart_limit CHECK (live BETWEEN 0 AND 500),
  PRIMARY KEY (site_id, owner_id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id)
);
SELECT protect_tenant_table('hora_chart_count');

CREATE FUNCTION hora_count_charts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chart record;
  change integer;
BEGIN
  change := (CASE WHEN TG_OP <> 'DELETE' AND NEW.trashed_at IS NULL THEN 1 ELSE 0 END) - (CASE WHEN TG_OP <> 'INSERT' AND OLD.trashed_at IS NULL THEN 1 ELSE 0 END);
  IF TG_OP = 'DELETE' THEN chart := OLD; ELSE chart := NEW; END IF;
  IF change > 0 THEN
    INSERT INTO hora_chart_count AS counted (site_id, owner_id, live) VALUES (chart.site_id, chart.owner_id, change)
      ON CONFLICT (site_id, owner_id) DO UPDATE SET live = counted.live + change;
  ELSIF change < 0 THEN
    UPDATE hora_chart_count SET live = live + change WHERE site_id = chart.site_id AND owner_id = chart.owner_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hora_count_charts AFTER INSERT OR UPDATE OF trashed_at OR DELETE ON hora_chart FOR EACH ROW EXECUTE FUNCTION hora_count_charts();

-- A link to a chart as it was when the link was made. Without `shows` it tells signs and degrees alone.
CREATE TABLE hora_share (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  chart_id text NOT NULL,
  code text NOT NULL CHECK (char_length(code) >= 22),
  shows boolean NOT NULL DEFAULT false,
  snapshot jsonb NOT NULL,
  expires_at timestamptz,
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code),
  FOREIGN KEY (site_id, chart_id) REFERENCES hora_chart (site_id, id) ON DELETE CASCADE
);
CREATE INDEX hora_share_of ON hora_share (site_id, chart_id, created_at DESC);
SELECT protect_tenant_table('hora_share');

-- From where a site's own pages compute, and by which methods.
CREATE TABLE hora_settings (
  site_id text PRIMARY KEY REFERENCES site,
  place_label jsonb NOT NULL,
  lat double precision NOT NULL CHECK (lat BETWEEN -90 AND 90),
  lon double precision NOT NULL CHECK (lon BETWEEN -180 AND 180),
  zone text NOT NULL CHECK (char_length(zone) BETWEEN 1 AND 64),
  options jsonb NOT NULL
);
SELECT protect_tenant_table('hora_settings');

-- The methods that a person prefers.
CREATE TABLE hora_preference (
  site_id text NOT NULL REFERENCES site,
  person_id text NOT NULL,
  options jsonb NOT NULL,
  PRIMARY KEY (site_id, person_id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
SELECT protect_tenant_table('hora_preference');
