-- after: 202611280410-ground-row-security
-- Lessons, who has them, and how far they are. What a reader may open is decided in the area's code; these rules hold whatever the code does.
CREATE TABLE lesson (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
  title jsonb NOT NULL,
  summary jsonb NOT NULL DEFAULT '""',
  outcomes jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(outcomes) = 'array' AND jsonb_array_length(outcomes) <= 8),
  description jsonb,
  -- The name of a picture.
  cover text,
  category text NOT NULL DEFAULT '' CHECK (char_length(category) <= 60),
  category_title jsonb NOT NULL DEFAULT '""',
  tags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(tags) = 'array'),
  level text NOT NULL DEFAULT 'beginner' CHECK (level IN ('beginner', 'intermediate', 'advanced')),
  language text NOT NULL DEFAULT 'th' CHECK (language IN ('th', 'en')),
  minutes integer NOT NULL DEFAULT 0 CHECK (minutes BETWEEN 0 AND 100000),
  instructors jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(instructors) = 'array'),
  -- What is sold, in commerce; without one the lesson is free.
  variant_id text,
  -- Its price now, in satang, as the catalogue sorts by it.
  price bigint NOT NULL DEFAULT 0 CHECK (price >= 0),
  access_days integer CHECK (access_days BETWEEN 1 AND 3660),
  sequential boolean NOT NULL DEFAULT false,
  no_skip boolean NOT NULL DEFAULT false,
  prerequisites jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(prerequisites) = 'array'),
  presence text NOT NULL DEFAULT 'gentle' CHECK (presence IN ('gentle', 'strict')),
  status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'review', 'published', 'archived')),
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(
      CASE jsonb_typeof(title) WHEN 'string' THEN title #>> '{}' ELSE coalesce(title ->> 'th', '') || ' ' || coalesce(title ->> 'en', '') END
      || ' ' ||
      CASE jsonb_typeof(summary) WHEN 'string' THEN summary #>> '{}' ELSE coalesce(summary ->> 'th', '') || ' ' || coalesce(summary ->> 'en', '') END
    )
  ) STORED,
  -- How many have or had it: what is popular comes first.
  learners integer NOT NULL DEFAULT 0 CHECK (learners >= 0),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug),
  CHECK (status <> 'published' OR published_at IS NOT NULL)
);
CREATE INDEX lesson_popular ON lesson (site_id, status, learners, id);
CREATE INDEX lesson_new ON lesson (site_id, status, published_at, id);
CREATE INDEX lesson_by_price ON lesson (site_id, status, price, id);
SELECT protect_tenant_table('lesson');

CREATE TABLE lesson_round (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  lesson_id text NOT NULL,
  name jsonb NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  enrol_from timestamptz,
  enrol_until timestamptz,
  capacity integer CHECK (capacity BETWEEN 1 AND 100000),
  taken integer NOT NULL DEFAULT 0 CHECK (taken >= 0),
  place jsonb NOT NULL DEFAULT '""',
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed', 'cancelled')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, lesson_id, id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id),
  CHECK (starts_on <= ends_on),
  CHECK (enrol_from <= enrol_until),
  CONSTRAINT lesson_round_seats CHECK (taken <= capacity)
);
CREATE INDEX lesson_round_of_lesson ON lesson_round (site_id, lesson_id, starts_on, id);
SELECT protect_tenant_table('lesson_round');

CREATE TABLE lesson_section (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  lesson_id text NOT NULL,
  title jsonb NOT NULL,
  rank text COLLATE "C" NOT NULL,
  -- At once, so many days after access began, or on a day.
  opens text NOT NULL DEFAULT 'at_once' CHECK (opens IN ('at_once', 'after_days', 'on_date')),
  opens_days integer CHECK (opens_days BETWEEN 0 AND 3660),
  opens_on date,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, lesson_id, id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id),
  CHECK ((opens = 'after_days') = (opens_days IS NOT NULL)),
  CHECK ((opens = 'on_date') = (opens_on IS NOT NULL))
);
CREATE INDEX lesson_section_order ON lesson_section (site_id, lesson_id, rank, id);
SELECT protect_tenant_table('lesson_section');

-- An item of a kind that has rows of its own (an exam) shares its id with them.
CREATE TABLE lesson_item (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  lesson_id text NOT NULL,
  section_id text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 80),
  kind text NOT NULL CHECK (kind IN ('video', 'pdf', 'page', 'exam', 'survey', 'live')),
  title jsonb NOT NULL,
  rank text COLLATE "C" NOT NULL,
  minutes integer NOT NULL DEFAULT 0 CHECK (minutes BETWEEN 0 AND 6000),
  preview boolean NOT NULL DEFAULT false,
  required boolean NOT NULL DEFAULT true,
  hidden boolean NOT NULL DEFAULT false,
  -- By kind: sources, captions and length of a film, the file of a PDF, the text of a page.
  body jsonb NOT NULL DEFAULT '{}',
  -- Share of a film that counts as watched, in basis points.
  least_share integer NOT NULL DEFAULT 9000 CHECK (least_share BETWEEN 0 AND 10000),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, lesson_id, id),
  UNIQUE (site_id, lesson_id, slug),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id),
  FOREIGN KEY (site_id, lesson_id, section_id) REFERENCES lesson_section (site_id, lesson_id, id)
);
CREATE INDEX lesson_item_order ON lesson_item (site_id, section_id, rank, id);
SELECT protect_tenant_table('lesson_item');

CREATE TABLE lesson_enrolment (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  lesson_id text NOT NULL,
  person_id text NOT NULL,
  round_id text,
  -- "Start again" raises it: progress counts from the beginning.
  cycle integer NOT NULL DEFAULT 1 CHECK (cycle >= 1),
  status text NOT NULL DEFAULT 'pending_payment' CHECK (status IN ('pending_payment', 'active', 'completed', 'expired', 'revoked')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  last_item_id text,
  -- As a certificate prints it.
  name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 120),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- When access first began: parts that open later count from it.
  began_at timestamptz,
  completed_at timestamptz,
  last_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, person_id, lesson_id),
  UNIQUE (site_id, lesson_id, id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, lesson_id, round_id) REFERENCES lesson_round (site_id, lesson_id, id),
  FOREIGN KEY (site_id, lesson_id, last_item_id) REFERENCES lesson_item (site_id, lesson_id, id),
  CONSTRAINT lesson_enrolment_share CHECK (0 <= done AND done <= total),
  CHECK (status <> 'completed' OR completed_at IS NOT NULL)
);
CREATE INDEX lesson_enrolment_of_lesson ON lesson_enrolment (site_id, lesson_id, created_at, id);
SELECT protect_tenant_table('lesson_enrolment');

-- Access to a lesson is the union of these. One that waits for its payment has no beginning yet.
CREATE TABLE lesson_right (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  enrolment_id text NOT NULL,
  source text NOT NULL CHECK (source IN ('free', 'order', 'grant', 'subscription')),
  order_id text,
  order_line_id text,
  round_id text,
  starts_at timestamptz,
  -- Exclusive; without one it never ends.
  ends_at timestamptz,
  revoked_at timestamptz,
  reason text CHECK (char_length(reason) <= 300),
  actor_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, round_id) REFERENCES lesson_round (site_id, id),
  CHECK (starts_at <= ends_at),
  CHECK (starts_at IS NOT NULL OR source = 'order'),
  CHECK ((source = 'order') = (order_line_id IS NOT NULL AND order_id IS NOT NULL))
);
CREATE UNIQUE INDEX lesson_right_of_line ON lesson_right (site_id, order_line_id) WHERE order_line_id IS NOT NULL;
CREATE INDEX lesson_right_of_enrolment ON lesson_right (site_id, enrolment_id);
CREATE INDEX lesson_right_ends ON lesson_right (site_id, ends_at) WHERE ends_at IS NOT NULL AND revoked_at IS NULL;
CREATE INDEX lesson_right_starts ON lesson_right (site_id, starts_at) WHERE revoked_at IS NULL;
SELECT protect_tenant_table('lesson_right');

-- A person's one seat in a round; `taken` of the round counts these rows.
CREATE TABLE lesson_seat (
  site_id text NOT NULL REFERENCES site,
  round_id text NOT NULL,
  enrolment_id text NOT NULL,
  PRIMARY KEY (site_id, round_id, enrolment_id),
  FOREIGN KEY (site_id, round_id) REFERENCES lesson_round (site_id, id),
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id)
);
CREATE INDEX lesson_seat_of_enrolment ON lesson_seat (site_id, enrolment_id);
SELECT protect_tenant_table('lesson_seat');

CREATE TABLE lesson_progress (
  site_id text NOT NULL REFERENCES site,
  enrolment_id text NOT NULL,
  cycle integer NOT NULL,
  item_id text NOT NULL,
  -- Of a film, in tenths of a second: what was watched, merged, the furthest position and the last one.
  watched int4multirange NOT NULL DEFAULT '{}',
  furthest integer NOT NULL DEFAULT 0 CHECK (furthest >= 0),
  last integer NOT NULL DEFAULT 0 CHECK (last >= 0),
  -- The last report, and the last sign of presence in a lesson that asks for it.
  reported_at timestamptz NOT NULL DEFAULT now(),
  present_at timestamptz NOT NULL DEFAULT now(),
  done_at timestamptz,
  done_by text CHECK (done_by IN ('rule', 'self', 'staff')),
  PRIMARY KEY (site_id, enrolment_id, cycle, item_id),
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, item_id) REFERENCES lesson_item (site_id, id),
  CHECK ((done_at IS NULL) = (done_by IS NULL))
);
SELECT protect_tenant_table('lesson_progress');

-- An address of a film or a document that the browser opens alone. Stored as a hash; access is checked again at each request.
CREATE TABLE lesson_ticket (
  site_id text NOT NULL REFERENCES site,
  token_hash text NOT NULL,
  item_id text NOT NULL,
  -- The file of the store that is sent.
  file_id text NOT NULL,
  -- Nobody for a preview.
  person_id text,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, item_id) REFERENCES lesson_item (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX lesson_ticket_ended ON lesson_ticket (site_id, expires_at);
SELECT protect_tenant_table('lesson_ticket');
