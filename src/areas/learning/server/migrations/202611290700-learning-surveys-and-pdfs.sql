-- after: 202611282310-learning-certificates
-- Surveys: who has answered, and apart from it what was answered. An anonymous answer holds no person, and no column
-- leads from one table to the other.
CREATE TABLE survey (
  site_id text NOT NULL REFERENCES site,
  -- The part of the lesson that it is.
  item_id text NOT NULL,
  anonymous boolean NOT NULL DEFAULT true,
  questions jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(questions) = 'array'),
  -- With the first answer, `anonymous` is frozen.
  answered integer NOT NULL DEFAULT 0 CHECK (answered >= 0),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, item_id),
  FOREIGN KEY (site_id, item_id) REFERENCES lesson_item (site_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('survey');

CREATE TABLE survey_answer (
  site_id text NOT NULL REFERENCES site,
  -- Random: the order of rows says nothing.
  id text NOT NULL,
  survey_id text NOT NULL,
  person_id text,
  answers jsonb NOT NULL CHECK (jsonb_typeof(answers) = 'array'),
  day date NOT NULL,
  -- Anonymous answers are shown in groups of five, so that no single one can be told from the change of a result.
  released boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, survey_id) REFERENCES survey (site_id, item_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX survey_answer_of_survey ON survey_answer (site_id, survey_id, id);
CREATE INDEX survey_answer_of_person ON survey_answer (site_id, person_id) WHERE person_id IS NOT NULL;
SELECT protect_tenant_table('survey_answer');

CREATE TABLE survey_done (
  site_id text NOT NULL REFERENCES site,
  survey_id text NOT NULL,
  enrolment_id text NOT NULL,
  cycle integer NOT NULL,
  PRIMARY KEY (site_id, survey_id, enrolment_id, cycle),
  FOREIGN KEY (site_id, survey_id) REFERENCES survey (site_id, item_id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id) ON DELETE CASCADE
);
CREATE INDEX survey_done_of_enrolment ON survey_done (site_id, enrolment_id);
SELECT protect_tenant_table('survey_done');

CREATE FUNCTION keep_survey_anonymous() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.answered > 0 AND NEW.anonymous IS DISTINCT FROM OLD.anonymous THEN
    RAISE EXCEPTION 'Whether a survey is anonymous is frozen with its first answer';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER survey_anonymous_frozen BEFORE UPDATE ON survey FOR EACH ROW EXECUTE FUNCTION keep_survey_anonymous();

CREATE TABLE lesson_rating (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  lesson_id text NOT NULL,
  enrolment_id text NOT NULL,
  person_id text NOT NULL,
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 2000),
  -- Hidden by a manager: counted and shown no more.
  hidden boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, enrolment_id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX lesson_rating_of_lesson ON lesson_rating (site_id, lesson_id, changed_at, id);
CREATE INDEX lesson_rating_of_person ON lesson_rating (site_id, person_id);
SELECT protect_tenant_table('lesson_rating');

-- The first file of a certificate in each language, which stays as it was.
CREATE TABLE certificate_pdf (
  site_id text NOT NULL REFERENCES site,
  certificate_id text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('th', 'en')),
  storage_key text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, certificate_id, locale),
  FOREIGN KEY (site_id, certificate_id) REFERENCES certificate (site_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('certificate_pdf');
