-- What people have not been mailed of yet: a row for each kind of thing at a task.
CREATE TABLE work_notice (
  site_id text NOT NULL REFERENCES site,
  person_id text NOT NULL,
  project_id text NOT NULL,
  task_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mention', 'assigned', 'comment', 'change')),
  -- Of the comment, or of the task when it happened.
  internal boolean NOT NULL,
  actor_id text,
  at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, person_id, task_id, kind, internal),
  FOREIGN KEY (site_id, project_id, task_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, actor_id) REFERENCES person (site_id, id)
);
CREATE INDEX work_notice_at ON work_notice (site_id, at);
SELECT protect_tenant_table('work_notice');

-- Who stopped following a task is mailed nothing of it, also as its assignee.
ALTER TABLE work_watcher ADD COLUMN muted boolean NOT NULL DEFAULT false;
