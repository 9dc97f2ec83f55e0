-- What people of a site write to each other, and what the site tells a person. Two people have one thread, and every person one of notices.
CREATE TABLE thread (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('direct', 'notices')),
  -- The two persons' ids in order, or the one's: there is no second thread of the same.
  of text NOT NULL,
  last_no integer NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, kind, of)
);

CREATE TABLE thread_member (
  site_id text NOT NULL,
  thread_id text NOT NULL,
  person_id text NOT NULL,
  -- Up to which message the person has read.
  read_no integer NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, person_id, thread_id),
  FOREIGN KEY (site_id, thread_id) REFERENCES thread (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX thread_member_of ON thread_member (site_id, thread_id);

CREATE TABLE message (
  site_id text NOT NULL,
  thread_id text NOT NULL,
  no integer NOT NULL CHECK (no > 0),
  -- Chosen by the sender's browser, so that what is sent twice is one message.
  id text NOT NULL,
  -- NULL: the site.
  author_id text,
  body text NOT NULL CHECK (length(body) BETWEEN 1 AND 4000),
  -- A notice says the same in each of its languages, and may lead to a page.
  words jsonb,
  link text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, thread_id, no),
  UNIQUE (site_id, id),
  FOREIGN KEY (site_id, thread_id) REFERENCES thread (site_id, id),
  FOREIGN KEY (site_id, author_id) REFERENCES person (site_id, id)
);

DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['thread', 'thread_member', 'message'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY own_site ON %I TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site())', name);
    EXECUTE format('GRANT SELECT, INSERT ON %I TO sitewright_site', name);
  END LOOP;
  GRANT UPDATE (last_no, last_at) ON thread TO sitewright_site;
  GRANT UPDATE (read_no) ON thread_member TO sitewright_site;
  -- What somebody wrote is nobody's to rewrite; it goes when its writer does.
  GRANT UPDATE (body) ON message TO sitewright_site;
END $$;
