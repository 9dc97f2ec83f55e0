-- Notes reach people: who is named in one by place in its text, what each person has read, and who wants no mail about notes.
ALTER TABLE note ADD COLUMN mentions jsonb NOT NULL DEFAULT '[]';
CREATE INDEX note_mentions ON note USING gin (mentions jsonb_path_ops);
ALTER TABLE person ADD COLUMN note_mails boolean NOT NULL DEFAULT true;

-- Up to which of a thread's words somebody has read it.
CREATE TABLE note_seen (
  site_id text NOT NULL REFERENCES site,
  person_id text NOT NULL,
  thread text NOT NULL,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, person_id, thread),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, thread) REFERENCES note (site_id, id) ON DELETE CASCADE
);
CREATE INDEX note_seen_thread ON note_seen (site_id, thread);

ALTER TABLE note_seen ENABLE ROW LEVEL SECURITY;
ALTER TABLE note_seen FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON note_seen TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON note_seen TO sitewright_site;
