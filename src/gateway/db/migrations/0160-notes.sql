-- What those who edit a document note on it for each other. A thread is a note with its answers, which bear its id. Who might open the document when it was written may read it.
CREATE TABLE note (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  document text NOT NULL,
  node text,
  thread text NOT NULL,
  body text NOT NULL,
  access text NOT NULL,
  made_by text NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now(),
  settled_by text,
  settled_at timestamptz,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, thread) REFERENCES note (site_id, id),
  FOREIGN KEY (site_id, made_by) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, settled_by) REFERENCES person (site_id, id)
);
CREATE INDEX note_document ON note (site_id, document, made_at);
CREATE INDEX note_thread ON note (site_id, thread);

ALTER TABLE note ENABLE ROW LEVEL SECURITY;
ALTER TABLE note FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON note TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON note TO sitewright_site;
