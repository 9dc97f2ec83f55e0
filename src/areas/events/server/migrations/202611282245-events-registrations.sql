-- after: 202611280410-ground-row-security
-- after: 202611281150-commerce-orders
-- Events, their places and people. Who may do what is decided in the area's code; these rules hold whatever the code does.
CREATE TABLE event (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  kind text NOT NULL DEFAULT 'gathering' CHECK (kind IN ('gathering')),
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80 AND slug NOT IN ('checkin', 'ticket', 'report')),
  title jsonb NOT NULL,
  summary jsonb NOT NULL DEFAULT '""',
  body jsonb,
  cover text,
  tags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(tags) = 'array'),
  format text NOT NULL DEFAULT 'onsite' CHECK (format IN ('onsite', 'online', 'hybrid')),
  venue jsonb,
  online_url text,
  open_chat_url text,
  -- [{ id, title, from, until }]; `starts_at` and `ends_at` are their first and last moment.
  sessions jsonb NOT NULL CHECK (jsonb_typeof(sessions) = 'array' AND jsonb_array_length(sessions) > 0),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- When the day of a check-in begins.
  day_start text NOT NULL DEFAULT '04:00' CHECK (day_start ~ '^[0-2][0-9]:[0-5][0-9]$'),
  opens timestamptz,
  closes timestamptz,
  mode text NOT NULL DEFAULT 'open' CHECK (mode IN ('open', 'approval', 'code')),
  access_code text,
  one_per text NOT NULL DEFAULT 'none' CHECK (one_per IN ('none', 'contact')),
  questions jsonb NOT NULL DEFAULT '{"fields": [], "rules": {}}',
  privacy jsonb NOT NULL DEFAULT '{"controller": "", "contact": "", "keepDays": 180, "purposes": []}',
  -- Also in `privacy`; the retention reads it.
  keep_days integer NOT NULL DEFAULT 180 CHECK (keep_days BETWEEN 1 AND 3660),
  budget bigint CHECK (budget >= 0),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'live', 'completed', 'cancelled', 'archived')),
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(
      CASE jsonb_typeof(title) WHEN 'string' THEN title #>> '{}' ELSE coalesce(title ->> 'th', '') || ' ' || coalesce(title ->> 'en', '') END
      || ' ' ||
      CASE jsonb_typeof(summary) WHEN 'string' THEN summary #>> '{}' ELSE coalesce(summary ->> 'th', '') || ' ' || coalesce(summary ->> 'en', '') END
    )
  ) STORED,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  CHECK (starts_at < ends_at)
);
CREATE INDEX event_by_start ON event (site_id, status, starts_at, id);
CREATE INDEX event_by_end ON event (site_id, ends_at, id);
SELECT protect_tenant_table('event');

-- Makes the second half of each QR; sealed, so that a dump of the database opens no door.
CREATE TABLE event_door_key (
  site_id text NOT NULL REFERENCES site,
  event_id text NOT NULL,
  key_sealed text NOT NULL,
  PRIMARY KEY (site_id, event_id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('event_door_key');

-- Places that packages share: a room, a bus, a meal.
CREATE TABLE event_quota (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  event_id text NOT NULL,
  name jsonb NOT NULL,
  size integer CHECK (size >= 0),
  taken integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id),
  CONSTRAINT event_quota_places CHECK (taken >= 0 AND (size IS NULL OR taken <= size))
);
CREATE INDEX event_quota_of_event ON event_quota (site_id, event_id, id);
SELECT protect_tenant_table('event_quota');

CREATE TABLE event_package (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  event_id text NOT NULL,
  rank integer NOT NULL DEFAULT 0,
  title jsonb NOT NULL,
  tier text NOT NULL DEFAULT '',
  sessions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(sessions) = 'array'),
  inclusions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(inclusions) = 'array'),
  regular bigint NOT NULL DEFAULT 0 CHECK (regular >= 0),
  sale bigint CHECK (sale >= 0),
  sale_from timestamptz,
  sale_to timestamptz,
  vat_class text NOT NULL DEFAULT 'standard' CHECK (vat_class IN ('standard', 'zero', 'exempt')),
  opens timestamptz,
  closes timestamptz,
  min_each integer NOT NULL DEFAULT 1 CHECK (min_each BETWEEN 1 AND 100),
  max_each integer NOT NULL DEFAULT 10 CHECK (max_each BETWEEN 1 AND 100),
  visibility text NOT NULL DEFAULT 'public' CHECK (visibility IN ('public', 'code', 'staff')),
  code text,
  -- Ids of the event's quotas; a ticket takes one place of each.
  quotas jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(quotas) = 'array'),
  archived boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id),
  CHECK (min_each <= max_each)
);
CREATE INDEX event_package_of_event ON event_package (site_id, event_id, rank, id);
SELECT protect_tenant_table('event_package');

CREATE TABLE event_registration (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  event_id text NOT NULL,
  -- Short enough for a phone call; it opens nothing.
  number text NOT NULL,
  -- Of the secret of its page, which is also stored sealed for mails; both go with the retention.
  code_hash text,
  code_sealed text,
  person_id text,
  name text NOT NULL DEFAULT '',
  email text,
  phone text,
  -- Set while one place a contact is all there is.
  one_contact text,
  locale text NOT NULL DEFAULT 'th' CHECK (locale IN ('th', 'en')),
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 2000),
  answers jsonb NOT NULL DEFAULT '{}',
  answers_sealed text,
  sensitive_sealed text,
  order_id text,
  total bigint NOT NULL DEFAULT 0 CHECK (total >= 0),
  hold_until timestamptz,
  flag text CHECK (flag IN ('late_money')),
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'pending', 'confirmed', 'declined', 'expired', 'cancelled')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  confirmed_at timestamptz,
  reminded_at timestamptz,
  sensitive_erased_at timestamptz,
  erased_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, number),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id)
);
CREATE UNIQUE INDEX event_registration_code ON event_registration (site_id, code_hash);
CREATE UNIQUE INDEX event_registration_once ON event_registration (site_id, event_id, one_contact);
CREATE INDEX event_registration_of_event ON event_registration (site_id, event_id, created_at, id);
CREATE INDEX event_registration_changed ON event_registration (site_id, event_id, updated_at);
CREATE INDEX event_registration_of_person ON event_registration (site_id, person_id) WHERE person_id IS NOT NULL;
CREATE INDEX event_registration_of_email ON event_registration (site_id, email) WHERE email IS NOT NULL;
CREATE INDEX event_registration_holds ON event_registration (site_id, hold_until) WHERE status = 'pending';
SELECT protect_tenant_table('event_registration');

CREATE TABLE event_ticket (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  registration_id text NOT NULL,
  event_id text NOT NULL,
  package_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  attendee text NOT NULL DEFAULT '',
  email text,
  answers jsonb NOT NULL DEFAULT '{}',
  answers_sealed text,
  sensitive_sealed text,
  -- 80 random bits in base32; with the door key and the issue they make the QR.
  secret text NOT NULL CHECK (secret ~ '^[A-Z2-7]{16}$'),
  issue integer NOT NULL DEFAULT 1 CHECK (issue > 0),
  -- Of the page of an attendee to whom it was handed over.
  code_hash text,
  code_sealed text,
  -- Quotas of which it holds a place.
  quotas jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(quotas) = 'array'),
  price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  status text NOT NULL DEFAULT 'requested' CHECK (status IN ('requested', 'held', 'valid', 'cancelled')),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, registration_id, no),
  UNIQUE (site_id, secret),
  FOREIGN KEY (site_id, registration_id) REFERENCES event_registration (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id),
  FOREIGN KEY (site_id, package_id) REFERENCES event_package (site_id, id),
  CHECK ((status IN ('held', 'valid')) OR quotas = '[]')
);
CREATE UNIQUE INDEX event_ticket_code ON event_ticket (site_id, code_hash);
CREATE INDEX event_ticket_of_event ON event_ticket (site_id, event_id, changed_at, id);
CREATE INDEX event_ticket_of_package ON event_ticket (site_id, package_id, status);
SELECT protect_tenant_table('event_ticket');

CREATE TABLE event_check_point (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('entry', 'exit', 'handout')),
  title jsonb NOT NULL,
  -- Empty: all.
  packages jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(packages) = 'array'),
  sessions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(sessions) = 'array'),
  opens timestamptz,
  closes timestamptz,
  once text NOT NULL DEFAULT 'day' CHECK (once IN ('point', 'day')),
  archived boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id)
);
CREATE INDEX event_check_point_of_event ON event_check_point (site_id, event_id, id);
SELECT protect_tenant_table('event_check_point');

CREATE TABLE event_check_in (
  site_id text NOT NULL REFERENCES site,
  -- Made by the scanner: a row that is sent twice counts once.
  id text NOT NULL,
  event_id text NOT NULL,
  ticket_id text NOT NULL,
  point_id text NOT NULL,
  -- The event's day; empty at a point that is passed once.
  day text NOT NULL DEFAULT '',
  -- Corrected by the difference between the device's clock and the gateway's.
  scanned_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  device text NOT NULL DEFAULT '',
  actor_id text,
  verdict text NOT NULL CHECK (verdict IN ('in', 'already', 'conflict', 'unpaid', 'cancelled', 'replaced', 'other')),
  offline boolean NOT NULL DEFAULT false,
  undone_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id),
  FOREIGN KEY (site_id, ticket_id) REFERENCES event_ticket (site_id, id),
  FOREIGN KEY (site_id, point_id) REFERENCES event_check_point (site_id, id)
);
CREATE UNIQUE INDEX event_check_in_once ON event_check_in (site_id, ticket_id, point_id, day) WHERE verdict = 'in' AND undone_at IS NULL;
CREATE INDEX event_check_in_of_event ON event_check_in (site_id, event_id, received_at, id);
SELECT protect_tenant_table('event_check_in');

-- What was agreed to and withdrawn, in rows that never change.
CREATE TABLE event_consent (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  registration_id text NOT NULL,
  purpose text NOT NULL,
  -- Of the sentence that was shown.
  words_hash text NOT NULL,
  locale text NOT NULL,
  by_whom text NOT NULL DEFAULT 'self' CHECK (by_whom IN ('self', 'guardian')),
  act text NOT NULL CHECK (act IN ('given', 'withdrawn')),
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, registration_id) REFERENCES event_registration (site_id, id)
);
CREATE INDEX event_consent_of_registration ON event_consent (site_id, registration_id, at, id);
SELECT protect_tenant_table('event_consent', 'SELECT, INSERT');

-- A message to the people of an event, sent in batches; `position` is the last registration that has it.
CREATE TABLE event_message (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  event_id text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  to_status text NOT NULL,
  package_id text,
  position text NOT NULL DEFAULT '',
  sent integer NOT NULL DEFAULT 0,
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, event_id) REFERENCES event (site_id, id)
);
SELECT protect_tenant_table('event_message');
