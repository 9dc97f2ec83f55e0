-- after: 202611281850-learning-lessons
-- Exams, their versioned questions, and attempts. The key of a question never leaves the gateway before policy opens it.
CREATE TABLE exam (
  site_id text NOT NULL REFERENCES site,
  -- The part of the lesson that it is.
  item_id text NOT NULL,
  opens_at timestamptz,
  closes_at timestamptz,
  limit_minutes integer CHECK (limit_minutes BETWEEN 1 AND 1440),
  -- After the deadline, for what a device still has in its queue.
  grace_seconds integer NOT NULL DEFAULT 60 CHECK (grace_seconds BETWEEN 0 AND 3600),
  overdue text NOT NULL DEFAULT 'submit' CHECK (overdue IN ('submit', 'discard')),
  -- None: as many as they like.
  attempts integer CHECK (attempts BETWEEN 1 AND 100),
  delay_minutes integer NOT NULL DEFAULT 0 CHECK (delay_minutes BETWEEN 0 AND 44640),
  method text NOT NULL DEFAULT 'highest' CHECK (method IN ('highest', 'last', 'average')),
  shuffle boolean NOT NULL DEFAULT true,
  -- Basis points.
  pass_mark integer NOT NULL DEFAULT 6000 CHECK (pass_mark BETWEEN 0 AND 10000),
  -- When score, marks of questions, and answers with their explanations are shown.
  review jsonb NOT NULL DEFAULT '{"score":"submitted","marks":"submitted","answers":"never"}',
  password_hash text,
  -- How many of a category's questions each attempt draws; those of other categories are all in it.
  draws jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(draws) = 'array'),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, item_id),
  FOREIGN KEY (site_id, item_id) REFERENCES lesson_item (site_id, id) ON DELETE CASCADE,
  CHECK (opens_at < closes_at)
);
SELECT protect_tenant_table('exam');

CREATE TABLE exam_question (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  exam_id text NOT NULL,
  rank text COLLATE "C" NOT NULL,
  category text NOT NULL DEFAULT '' CHECK (char_length(category) <= 60),
  -- The version that new papers take.
  current integer NOT NULL DEFAULT 1,
  -- Papers still name it; new ones do not take it.
  removed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, exam_id) REFERENCES exam (site_id, item_id) ON DELETE CASCADE
);
CREATE INDEX exam_question_order ON exam_question (site_id, exam_id, rank, id);
SELECT protect_tenant_table('exam_question');

CREATE TABLE exam_question_version (
  site_id text NOT NULL REFERENCES site,
  question_id text NOT NULL,
  no integer NOT NULL,
  content jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, question_id, no),
  FOREIGN KEY (site_id, question_id) REFERENCES exam_question (site_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('exam_question_version');

CREATE TABLE exam_attempt (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  exam_id text NOT NULL,
  enrolment_id text NOT NULL,
  cycle integer NOT NULL,
  no integer NOT NULL CHECK (no >= 1),
  started_at timestamptz NOT NULL DEFAULT now(),
  deadline timestamptz,
  -- Deadline and grace: from here on nothing more is taken.
  ends_at timestamptz,
  -- Questions with their version and the order of their choices; no key.
  paper jsonb NOT NULL,
  answers jsonb NOT NULL DEFAULT '[]',
  saved_no integer NOT NULL DEFAULT 0,
  saved_at timestamptz,
  -- The one device whose answers count.
  device text NOT NULL CHECK (char_length(device) <= 64),
  -- Millionths of a point.
  score bigint,
  max bigint,
  marks jsonb,
  status text NOT NULL DEFAULT 'in_progress' CHECK (status IN ('in_progress', 'submitted', 'auto_submitted', 'abandoned', 'graded', 'voided')),
  submitted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, enrolment_id, cycle, exam_id, no),
  FOREIGN KEY (site_id, exam_id) REFERENCES exam (site_id, item_id),
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id) ON DELETE CASCADE,
  CHECK (status <> 'graded' OR (score IS NOT NULL AND max IS NOT NULL)),
  CHECK (0 <= score AND score <= max)
);
CREATE UNIQUE INDEX exam_attempt_open ON exam_attempt (site_id, enrolment_id, exam_id) WHERE status = 'in_progress';
CREATE INDEX exam_attempt_due ON exam_attempt (site_id, ends_at) WHERE status = 'in_progress';
CREATE INDEX exam_attempt_of_exam ON exam_attempt (site_id, exam_id, started_at);
SELECT protect_tenant_table('exam_attempt');

-- What was frozen stays as it was, whatever the code does.
CREATE FUNCTION keep_frozen_paper() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.paper IS DISTINCT FROM OLD.paper OR NEW.started_at IS DISTINCT FROM OLD.started_at THEN
    RAISE EXCEPTION 'The paper of an attempt is frozen';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER exam_attempt_frozen BEFORE UPDATE ON exam_attempt FOR EACH ROW EXECUTE FUNCTION keep_frozen_paper();
CREATE FUNCTION keep_question_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A version of a question is frozen';
END
$$;
CREATE TRIGGER exam_question_version_frozen BEFORE UPDATE ON exam_question_version FOR EACH ROW EXECUTE FUNCTION keep_question_version();
