-- after: 202611282245-learning-exams
-- What a certificate looks like, when a lesson gives one, and those that were given. Each prints what was frozen in it.
CREATE TABLE certificate_design (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  template text NOT NULL CHECK (template IN ('classic', 'modern', 'plain')),
  colour text NOT NULL CHECK (colour ~ '^#[0-9a-f]{6}$'),
  issuer jsonb NOT NULL,
  heading jsonb NOT NULL,
  statement jsonb NOT NULL,
  signatures jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(signatures) = 'array' AND jsonb_array_length(signatures) <= 2),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id)
);
SELECT protect_tenant_table('certificate_design');

CREATE TABLE certificate_rule (
  site_id text NOT NULL REFERENCES site,
  lesson_id text NOT NULL,
  design_id text NOT NULL,
  -- Basis points over all exams; none: completing is enough.
  least_score integer CHECK (least_score BETWEEN 0 AND 10000),
  months_valid integer CHECK (months_valid BETWEEN 1 AND 240),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, lesson_id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, design_id) REFERENCES certificate_design (site_id, id)
);
SELECT protect_tenant_table('certificate_rule');

CREATE TABLE certificate (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  -- 16 characters of Crockford's base 32, which are random, and one that checks them.
  code text NOT NULL CHECK (code ~ '^[0-9A-HJKMNP-TV-Z]{17}$'),
  enrolment_id text NOT NULL,
  lesson_id text NOT NULL,
  person_id text NOT NULL,
  cycle integer NOT NULL DEFAULT 1,
  frozen jsonb NOT NULL,
  -- The printed name and title, folded, as they are searched.
  search_name text NOT NULL DEFAULT '',
  issued_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  status text NOT NULL DEFAULT 'valid' CHECK (status IN ('valid', 'expired', 'revoked', 'reissued')),
  reason text CHECK (char_length(reason) <= 300),
  replaced_by text,
  listed boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, code),
  FOREIGN KEY (site_id, enrolment_id) REFERENCES lesson_enrolment (site_id, id),
  FOREIGN KEY (site_id, lesson_id) REFERENCES lesson (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  CHECK (issued_at < expires_at)
);
CREATE UNIQUE INDEX certificate_one_valid ON certificate (site_id, enrolment_id) WHERE status = 'valid';
CREATE INDEX certificate_of_lesson ON certificate (site_id, lesson_id, issued_at);
CREATE INDEX certificate_of_person ON certificate (site_id, person_id);
CREATE INDEX certificate_due ON certificate (site_id, expires_at) WHERE status = 'valid';
SELECT protect_tenant_table('certificate');

CREATE FUNCTION keep_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.frozen IS DISTINCT FROM OLD.frozen OR NEW.code IS DISTINCT FROM OLD.code OR NEW.issued_at IS DISTINCT FROM OLD.issued_at
    OR NEW.expires_at IS DISTINCT FROM OLD.expires_at OR NEW.person_id IS DISTINCT FROM OLD.person_id THEN
    RAISE EXCEPTION 'What a certificate prints is frozen';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER certificate_frozen BEFORE UPDATE ON certificate FOR EACH ROW EXECUTE FUNCTION keep_certificate();
