-- after: 202611280410-ground-row-security
-- Projects and tasks. Who sees a row is decided in the area's code (`server/domain/access`); these rules hold whatever the code does.
CREATE TABLE work_calendar (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  name jsonb NOT NULL,
  -- Working days of a week, 0 is Sunday.
  weekdays jsonb NOT NULL DEFAULT '[1, 2, 3, 4, 5]' CHECK (jsonb_typeof(weekdays) = 'array' AND jsonb_array_length(weekdays) BETWEEN 1 AND 7),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id)
);
SELECT protect_tenant_table('work_calendar');

CREATE TABLE work_day_off (
  site_id text NOT NULL REFERENCES site,
  calendar_id text NOT NULL,
  day date NOT NULL,
  name jsonb NOT NULL,
  PRIMARY KEY (site_id, calendar_id, day),
  FOREIGN KEY (site_id, calendar_id) REFERENCES work_calendar (site_id, id) ON DELETE CASCADE
);
SELECT protect_tenant_table('work_day_off');

CREATE TABLE work_group (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND char_length(slug) <= 60 AND slug <> 'admin'),
  name jsonb NOT NULL,
  color text NOT NULL DEFAULT 'neutral',
  rank text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug)
);
SELECT protect_tenant_table('work_group');

CREATE TABLE work_project (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  group_id text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[A-Z0-9]{2,8}$'),
  name jsonb NOT NULL,
  summary jsonb NOT NULL DEFAULT '""',
  owner_id text NOT NULL,
  start_on date,
  due_on date,
  status text NOT NULL DEFAULT 'planned' CHECK (status IN ('planned', 'active', 'on_hold', 'completed', 'cancelled')),
  health text CHECK (health IN ('on_track', 'at_risk', 'off_track')),
  access text NOT NULL DEFAULT 'members' CHECK (access IN ('members', 'staff')),
  viewers_see text NOT NULL DEFAULT 'shared' CHECK (viewers_see IN ('shared', 'all')),
  calendar_id text,
  next_no integer NOT NULL DEFAULT 1,
  -- Counts writes to anything in the project; each raises it under this row's lock.
  rev bigint NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  archived_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, key),
  FOREIGN KEY (site_id, group_id) REFERENCES work_group (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, calendar_id) REFERENCES work_calendar (site_id, id),
  CHECK (start_on <= due_on)
);
CREATE INDEX work_project_of_group ON work_project (site_id, group_id, id);
SELECT protect_tenant_table('work_project');

-- Every key that a project ever had: addresses with an old one still lead to it, and no other project takes it.
CREATE TABLE work_project_key (
  site_id text NOT NULL REFERENCES site,
  key text NOT NULL CHECK (key ~ '^[A-Z0-9]{2,8}$'),
  project_id text NOT NULL,
  PRIMARY KEY (site_id, key),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id)
);
SELECT protect_tenant_table('work_project_key', 'SELECT, INSERT');

CREATE TABLE work_member (
  site_id text NOT NULL REFERENCES site,
  project_id text NOT NULL,
  person_id text NOT NULL,
  role text NOT NULL CHECK (role IN ('viewer', 'member', 'manager')),
  starred boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, project_id, person_id),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX work_member_of_person ON work_member (site_id, person_id, project_id);
SELECT protect_tenant_table('work_member');

CREATE TABLE work_status (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  name jsonb NOT NULL,
  status_group text NOT NULL CHECK (status_group IN ('backlog', 'unstarted', 'started', 'completed', 'cancelled')),
  color text NOT NULL DEFAULT 'neutral',
  rank text COLLATE "C" NOT NULL,
  wip_limit integer CHECK (wip_limit BETWEEN 1 AND 999),
  is_default boolean NOT NULL DEFAULT false,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, project_id, id, status_group),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id)
);
CREATE UNIQUE INDEX work_status_default ON work_status (site_id, project_id) WHERE is_default;
SELECT protect_tenant_table('work_status');

CREATE TABLE work_label (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 40),
  color text NOT NULL DEFAULT 'neutral',
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, project_id, name),
  UNIQUE (site_id, project_id, id),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id)
);
SELECT protect_tenant_table('work_label');

-- What repeats: completing one task of a series makes the next.
CREATE TABLE work_series (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  rule text NOT NULL CHECK (char_length(rule) BETWEEN 1 AND 400),
  mode text NOT NULL CHECK (mode IN ('fixed', 'after_done')),
  place text NOT NULL DEFAULT 'default' CHECK (place IN ('default', 'same')),
  lead_days integer NOT NULL DEFAULT 0 CHECK (lead_days BETWEEN 0 AND 365),
  ended_at timestamptz,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, project_id, id),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id)
);
SELECT protect_tenant_table('work_series');

CREATE TABLE work_task (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  no integer NOT NULL,
  kind text NOT NULL DEFAULT 'task' CHECK (kind IN ('task', 'milestone', 'bug')),
  -- As typed, or in both languages.
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '""',
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(CASE jsonb_typeof(title) WHEN 'string' THEN title #>> '{}' ELSE coalesce(title ->> 'th', '') || ' ' || coalesce(title ->> 'en', '') END)
  ) STORED,
  status_id text NOT NULL,
  status_group text NOT NULL,
  priority smallint NOT NULL DEFAULT 0 CHECK (priority BETWEEN 0 AND 4),
  parent_id text,
  start_on date,
  due_on date,
  start_min smallint CHECK (start_min BETWEEN 0 AND 1439),
  due_min smallint CHECK (due_min BETWEEN 0 AND 1439),
  schedule text NOT NULL DEFAULT 'auto' CHECK (schedule IN ('auto', 'manual')),
  every_day boolean NOT NULL DEFAULT false,
  estimate integer CHECK (estimate BETWEEN 0 AND 600000),
  progress smallint NOT NULL DEFAULT 0 CHECK (progress BETWEEN 0 AND 100),
  rank text COLLATE "C" NOT NULL,
  -- Does not exist for viewers.
  internal boolean NOT NULL DEFAULT false,
  snoozed_until date,
  reporter_id text,
  series_id text,
  occurrence integer,
  completed_at timestamptz,
  archived_at timestamptz,
  trashed_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- The project's `rev` when it was last written.
  rev bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, project_id, no),
  UNIQUE (site_id, project_id, id),
  UNIQUE (site_id, series_id, occurrence),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id),
  FOREIGN KEY (site_id, project_id, parent_id) REFERENCES work_task (site_id, project_id, id),
  FOREIGN KEY (site_id, project_id, status_id, status_group) REFERENCES work_status (site_id, project_id, id, status_group) ON UPDATE CASCADE,
  FOREIGN KEY (site_id, project_id, series_id) REFERENCES work_series (site_id, project_id, id),
  FOREIGN KEY (site_id, reporter_id) REFERENCES person (site_id, id),
  CHECK (parent_id <> id),
  CHECK (start_on <= due_on),
  CHECK (CASE jsonb_typeof(title) WHEN 'string' THEN char_length(title #>> '{}') BETWEEN 1 AND 250 ELSE char_length(coalesce(title ->> 'th', title ->> 'en')) BETWEEN 1 AND 250 END),
  CONSTRAINT work_task_completed CHECK ((completed_at IS NOT NULL) = (status_group = 'completed'))
);
CREATE INDEX work_task_order ON work_task (site_id, project_id, rank, id);
CREATE INDEX work_task_column ON work_task (site_id, project_id, status_id, rank, id);
CREATE INDEX work_task_due ON work_task (site_id, project_id, due_on, id);
CREATE INDEX work_task_children ON work_task (site_id, project_id, parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX work_task_changes ON work_task (site_id, project_id, rev);
SELECT protect_tenant_table('work_task');

-- `completed_at` follows the group, also when a status moves to another group and the change cascades.
CREATE FUNCTION work_task_completes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status_group <> 'completed' THEN NEW.completed_at := NULL;
  ELSIF NEW.completed_at IS NULL THEN NEW.completed_at := now();
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER work_task_completes BEFORE INSERT OR UPDATE ON work_task FOR EACH ROW EXECUTE FUNCTION work_task_completes();

CREATE TABLE work_assignee (
  site_id text NOT NULL REFERENCES site,
  task_id text NOT NULL,
  person_id text NOT NULL,
  PRIMARY KEY (site_id, task_id, person_id),
  FOREIGN KEY (site_id, task_id) REFERENCES work_task (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
CREATE INDEX work_assignee_of ON work_assignee (site_id, person_id, task_id);
SELECT protect_tenant_table('work_assignee');

CREATE TABLE work_watcher (
  site_id text NOT NULL REFERENCES site,
  task_id text NOT NULL,
  person_id text NOT NULL,
  PRIMARY KEY (site_id, task_id, person_id),
  FOREIGN KEY (site_id, task_id) REFERENCES work_task (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
SELECT protect_tenant_table('work_watcher');

CREATE TABLE work_task_label (
  site_id text NOT NULL REFERENCES site,
  project_id text NOT NULL,
  task_id text NOT NULL,
  label_id text NOT NULL,
  PRIMARY KEY (site_id, task_id, label_id),
  FOREIGN KEY (site_id, project_id, task_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, project_id, label_id) REFERENCES work_label (site_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX work_task_label_of ON work_task_label (site_id, label_id, task_id);
SELECT protect_tenant_table('work_task_label');

CREATE TABLE work_dependency (
  site_id text NOT NULL REFERENCES site,
  project_id text NOT NULL,
  from_id text NOT NULL,
  to_id text NOT NULL,
  type text NOT NULL DEFAULT 'FS' CHECK (type IN ('FS', 'SS', 'FF', 'SF')),
  -- In working days.
  lag integer NOT NULL DEFAULT 0 CHECK (lag BETWEEN -2000 AND 2000),
  PRIMARY KEY (site_id, from_id, to_id),
  FOREIGN KEY (site_id, project_id, from_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, project_id, to_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  CHECK (from_id <> to_id)
);
CREATE INDEX work_dependency_to ON work_dependency (site_id, to_id);
CREATE INDEX work_dependency_of ON work_dependency (site_id, project_id);
SELECT protect_tenant_table('work_dependency');

CREATE TABLE work_comment (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  task_id text NOT NULL,
  author_id text,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 10000),
  internal boolean NOT NULL DEFAULT false,
  mentions jsonb NOT NULL DEFAULT '[]',
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, project_id, task_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, author_id) REFERENCES person (site_id, id)
);
CREATE INDEX work_comment_of ON work_comment (site_id, task_id, created_at, id);
SELECT protect_tenant_table('work_comment');

-- What changed, by whom. Rows of one act share a batch, which can be undone.
CREATE TABLE work_activity (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  project_id text NOT NULL,
  task_id text NOT NULL,
  batch text NOT NULL,
  actor_id text,
  field text NOT NULL,
  "from" jsonb,
  "to" jsonb,
  internal boolean NOT NULL DEFAULT false,
  -- Of the row, not of its transaction: changes of one act keep their order.
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, project_id, task_id) REFERENCES work_task (site_id, project_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, actor_id) REFERENCES person (site_id, id)
);
CREATE INDEX work_activity_of ON work_activity (site_id, task_id, at, id);
CREATE INDEX work_activity_batch ON work_activity (site_id, batch);
SELECT protect_tenant_table('work_activity', 'SELECT, INSERT');

-- Tasks that left a reader's lists: put into the trash, or made internal.
CREATE TABLE work_task_gone (
  site_id text NOT NULL REFERENCES site,
  project_id text NOT NULL,
  task_id text NOT NULL,
  rev bigint NOT NULL,
  -- It was internal already: viewers never knew it.
  internal boolean NOT NULL,
  PRIMARY KEY (site_id, project_id, rev, task_id),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id)
);
SELECT protect_tenant_table('work_task_gone', 'SELECT, INSERT');

CREATE TABLE work_todo (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  owner_id text,
  task_id text,
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 500),
  done_at timestamptz,
  due_on date,
  rank text COLLATE "C" NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, task_id) REFERENCES work_task (site_id, id) ON DELETE CASCADE,
  CHECK ((owner_id IS NULL) <> (task_id IS NULL))
);
CREATE INDEX work_todo_own ON work_todo (site_id, owner_id, rank, id) WHERE owner_id IS NOT NULL;
CREATE INDEX work_todo_task ON work_todo (site_id, task_id, rank, id) WHERE task_id IS NOT NULL;
SELECT protect_tenant_table('work_todo');

-- A query under a name. It grants nothing.
CREATE TABLE work_view (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  owner_id text NOT NULL,
  project_id text,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  query text NOT NULL CHECK (char_length(query) <= 2000),
  scope text NOT NULL CHECK (scope IN ('own', 'project', 'site')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, owner_id) REFERENCES person (site_id, id),
  FOREIGN KEY (site_id, project_id) REFERENCES work_project (site_id, id),
  CHECK (scope <> 'project' OR project_id IS NOT NULL)
);
SELECT protect_tenant_table('work_view');
