-- after: 202611280410-ground-row-security
-- Posts with two states, one of what readers get (`live`) and one of the newest draft (`work`), because a live post may hold a newer draft.
-- The columns of before (title, excerpt, body, cover, author, tags, search_text, slug, category, published_at) hold what is live, in the live languages alone.
-- `status` follows from the states, so that gateways of earlier builds show what is live for everyone, and nothing else.
ALTER TABLE post
  ADD COLUMN owner_id text,
  ADD COLUMN live text CHECK (live IN ('never', 'live', 'unpublished', 'archived')),
  ADD COLUMN live_no integer,
  ADD COLUMN live_locales text[] NOT NULL DEFAULT '{}' CHECK (live_locales <@ ARRAY['th', 'en']),
  ADD COLUMN work text NOT NULL DEFAULT 'clean' CHECK (work IN ('clean', 'draft', 'in_review', 'returned', 'approved', 'scheduled')),
  ADD COLUMN draft_no integer NOT NULL DEFAULT 1 CHECK (draft_no >= 1),
  ADD COLUMN draft_title jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN frozen_no integer,
  ADD COLUMN frozen_locales text[] NOT NULL DEFAULT '{}' CHECK (frozen_locales <@ ARRAY['th', 'en']),
  ADD COLUMN approved_no integer,
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN unpublish_at timestamptz,
  ADD COLUMN first_published_at timestamptz,
  ADD COLUMN changed_at timestamptz,
  ADD COLUMN visibility text NOT NULL DEFAULT 'guest' CHECK (visibility IN ('guest', 'user', 'manager')),
  ADD COLUMN featured boolean NOT NULL DEFAULT false,
  ADD COLUMN reviewer_id text,
  ADD COLUMN submitted_by text,
  ADD COLUMN review_note text CHECK (char_length(review_note) <= 2000),
  ADD COLUMN author_ids text[] NOT NULL DEFAULT '{}',
  ADD COLUMN trashed_at timestamptz,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

CREATE TABLE post_category (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 200),
  -- Null where nobody has named it: then its slug is shown.
  name jsonb,
  description jsonb,
  cover text,
  rank text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug)
);
SELECT protect_tenant_table('post_category', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, INSERT, UPDATE');

CREATE TABLE post_author (
  site_id text NOT NULL REFERENCES site,
  id text NOT NULL,
  -- A member of the site, or nobody who signs in.
  person_id text,
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 80),
  name jsonb NOT NULL,
  role jsonb,
  bio jsonb,
  portrait text,
  links jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(links) = 'array' AND jsonb_array_length(links) <= 10),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, slug)
);
SELECT protect_tenant_table('post_author', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, INSERT, UPDATE');

CREATE TABLE post_version (
  site_id text NOT NULL REFERENCES site,
  post_id text NOT NULL,
  no integer NOT NULL CHECK (no >= 1),
  content jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('auto', 'named', 'submitted', 'published', 'restored')),
  name text CHECK (char_length(name) <= 120),
  by_id text,
  at timestamptz NOT NULL DEFAULT now(),
  -- When the first of several automatic saves that count as one version was made.
  began_at timestamptz NOT NULL DEFAULT now(),
  -- A later automatic save of the same person has taken its place: unlisted, and a base for merging for a day.
  superseded_at timestamptz,
  PRIMARY KEY (site_id, post_id, no),
  FOREIGN KEY (site_id, post_id) REFERENCES post (site_id, id) ON DELETE CASCADE
);
CREATE INDEX post_version_superseded ON post_version (site_id, superseded_at) WHERE superseded_at IS NOT NULL;
SELECT protect_tenant_table('post_version', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, INSERT');

-- Addresses of posts and categories, of today and before: one namespace, and each belongs to its owner for ever.
CREATE TABLE post_slug (
  site_id text NOT NULL REFERENCES site,
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 200),
  post_id text,
  category_id text,
  -- Null: in every language without one of its own.
  locale text CHECK (locale IN ('th', 'en')),
  is_current boolean NOT NULL DEFAULT true,
  PRIMARY KEY (site_id, slug),
  FOREIGN KEY (site_id, post_id) REFERENCES post (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, category_id) REFERENCES post_category (site_id, id) ON DELETE CASCADE,
  CHECK (num_nonnulls(post_id, category_id) = 1)
);
CREATE UNIQUE INDEX post_slug_current ON post_slug (site_id, coalesce(post_id, ''), coalesce(category_id, ''), coalesce(locale, '')) WHERE is_current;
CREATE INDEX post_slug_of ON post_slug (site_id, post_id);
SELECT protect_tenant_table('post_slug', 'SELECT, INSERT, UPDATE, DELETE', 'SELECT, INSERT');

-- Members who may write, marked by an admin.
CREATE TABLE post_writer (
  site_id text NOT NULL REFERENCES site,
  person_id text NOT NULL,
  added_by text,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (site_id, person_id),
  FOREIGN KEY (site_id, person_id) REFERENCES person (site_id, id)
);
SELECT protect_tenant_table('post_writer');

CREATE TABLE post_preview (
  site_id text NOT NULL REFERENCES site,
  token_hash text NOT NULL,
  post_id text NOT NULL,
  made_by text,
  made_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (site_id, token_hash),
  FOREIGN KEY (site_id, post_id) REFERENCES post (site_id, id) ON DELETE CASCADE
);
CREATE INDEX post_preview_ends ON post_preview (site_id, ends_at);
SELECT protect_tenant_table('post_preview');

-- A text per language: what was the same in every language is so in both.
CREATE FUNCTION post_texts(value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN value IS NULL THEN '{}'::jsonb
    WHEN jsonb_typeof(value) = 'string' OR value ? 'type' THEN jsonb_build_object('th', value, 'en', value)
    ELSE value END
$$;

-- The name that a site's menus give an address, those that a release overrides first; null where they have none.
CREATE FUNCTION post_menu_entry(of_site text, address text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT entry FROM (
    SELECT 1 AS place, jsonb_path_query(r.content->'sections', '$.** ? (@.to == $to)', jsonb_build_object('to', address)) AS entry
      FROM site s JOIN release r ON r.site_id = s.site_id AND r.no = s.release_no WHERE s.site_id = of_site
    UNION ALL
    SELECT 2, jsonb_path_query(s.space->'menus', '$.** ? (@.to == $to)', jsonb_build_object('to', address)) FROM site s WHERE s.site_id = of_site
  ) found WHERE entry ? 'label' ORDER BY place LIMIT 1
$$;

-- The author of before as a row; the same facts are the same author.
CREATE FUNCTION post_author_of(of_site text, facts jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE author text := md5(facts::text);
BEGIN
  INSERT INTO post_author (site_id, id, slug, name, role, portrait)
    VALUES (of_site, author, 'author-' || left(author, 12), post_texts(facts->'name'), CASE WHEN facts ? 'role' THEN post_texts(facts->'role') END, facts->>'portrait')
    ON CONFLICT DO NOTHING;
  RETURN author;
END $$;

-- What a post of before lacks. Gateways of earlier builds, demo data and new sites insert such posts.
CREATE FUNCTION post_fill() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry jsonb;
  languages text[];
BEGIN
  IF NOT EXISTS (SELECT 1 FROM post_category WHERE site_id = NEW.site_id AND slug = NEW.category) THEN
    entry := post_menu_entry(NEW.site_id, '/' || NEW.category);
    INSERT INTO post_category (site_id, id, slug, name, description)
      VALUES (NEW.site_id, gen_random_uuid()::text, NEW.category, CASE WHEN entry ? 'label' THEN post_texts(entry->'label') END, CASE WHEN entry ? 'description' THEN post_texts(entry->'description') END)
      ON CONFLICT DO NOTHING;
    INSERT INTO post_slug (site_id, slug, category_id)
      SELECT site_id, slug, id FROM post_category WHERE site_id = NEW.site_id AND slug = NEW.category
      ON CONFLICT DO NOTHING;
  END IF;
  IF NEW.live IS NULL THEN
    NEW.author_ids := ARRAY[post_author_of(NEW.site_id, NEW.author)];
    NEW.draft_title := post_texts(NEW.title);
    IF NEW.status = 'draft' THEN
      NEW.live := 'never';
      NEW.work := 'draft';
    ELSE
      SELECT array_agg(each.name) INTO languages FROM unnest(ARRAY['th', 'en']) AS each(name)
        WHERE post_texts(NEW.title) ? each.name AND post_texts(NEW.body) ? each.name;
      IF languages IS NULL THEN
        SELECT array_agg(each.name) INTO languages FROM unnest(ARRAY['th', 'en']) AS each(name) WHERE post_texts(NEW.title) ? each.name;
      END IF;
      NEW.live_locales := coalesce(languages, ARRAY['th']);
      NEW.live_no := 1;
      NEW.first_published_at := NEW.published_at;
      NEW.live := CASE NEW.status WHEN 'published' THEN 'live' ELSE 'unpublished' END;
    END IF;
  END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION post_first_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO post_version (site_id, post_id, no, kind, at, began_at, content)
    VALUES (NEW.site_id, NEW.id, NEW.draft_no, CASE WHEN NEW.live = 'never' THEN 'auto' ELSE 'published' END, least(NEW.published_at, now()), least(NEW.published_at, now()),
      jsonb_build_object('title', post_texts(NEW.title), 'excerpt', post_texts(NEW.excerpt), 'body', post_texts(NEW.body), 'authors', to_jsonb(NEW.author_ids), 'tags', to_jsonb(NEW.tags), 'metaTitle', '{}'::jsonb, 'metaDescription', '{}'::jsonb)
      || CASE WHEN NEW.cover IS NULL THEN '{}'::jsonb ELSE jsonb_build_object('cover', jsonb_build_object('asset', NEW.cover, 'alt', '{}'::jsonb)) END)
    ON CONFLICT DO NOTHING;
  INSERT INTO post_slug (site_id, slug, post_id) VALUES (NEW.site_id, NEW.slug, NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE FUNCTION post_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.status := CASE
    WHEN NEW.trashed_at IS NOT NULL OR NEW.visibility <> 'guest' THEN 'draft'
    WHEN NEW.live = 'live' THEN 'published'
    WHEN NEW.live = 'archived' THEN 'archived'
    ELSE 'draft' END;
  RETURN NEW;
END $$;

-- Posts of before. Their owner sees no rows while row-level security is forced.
ALTER TABLE post NO FORCE ROW LEVEL SECURITY;
ALTER TABLE post_category NO FORCE ROW LEVEL SECURITY;
ALTER TABLE post_author NO FORCE ROW LEVEL SECURITY;
ALTER TABLE post_version NO FORCE ROW LEVEL SECURITY;
ALTER TABLE post_slug NO FORCE ROW LEVEL SECURITY;
ALTER TABLE site NO FORCE ROW LEVEL SECURITY;
ALTER TABLE release NO FORCE ROW LEVEL SECURITY;
-- Under these names the triggers run once over every row, categories before posts: a category keeps the address that both may have.
CREATE TRIGGER post_a_fill BEFORE INSERT OR UPDATE ON post FOR EACH ROW EXECUTE FUNCTION post_fill();
CREATE TRIGGER post_b_status BEFORE INSERT OR UPDATE ON post FOR EACH ROW EXECUTE FUNCTION post_status();
CREATE TRIGGER post_first_version AFTER INSERT OR UPDATE ON post FOR EACH ROW WHEN (NEW.draft_no = 1) EXECUTE FUNCTION post_first_version();
UPDATE post SET live = NULL;
DROP TRIGGER post_a_fill ON post;
CREATE TRIGGER post_a_fill BEFORE INSERT ON post FOR EACH ROW EXECUTE FUNCTION post_fill();
DROP TRIGGER post_first_version ON post;
CREATE TRIGGER post_first_version AFTER INSERT ON post FOR EACH ROW EXECUTE FUNCTION post_first_version();
ALTER TABLE post FORCE ROW LEVEL SECURITY;
ALTER TABLE post_category FORCE ROW LEVEL SECURITY;
ALTER TABLE post_author FORCE ROW LEVEL SECURITY;
ALTER TABLE post_version FORCE ROW LEVEL SECURITY;
ALTER TABLE post_slug FORCE ROW LEVEL SECURITY;
ALTER TABLE site FORCE ROW LEVEL SECURITY;
ALTER TABLE release FORCE ROW LEVEL SECURITY;

ALTER TABLE post ALTER COLUMN live SET NOT NULL;
ALTER TABLE post ADD CONSTRAINT post_live_has_version CHECK (live NOT IN ('live', 'archived') OR (live_no IS NOT NULL AND cardinality(live_locales) > 0));
ALTER TABLE post ADD CONSTRAINT post_schedule_is_frozen CHECK (work <> 'scheduled' OR (publish_at IS NOT NULL AND frozen_no IS NOT NULL AND cardinality(frozen_locales) > 0));
ALTER TABLE post ADD CONSTRAINT post_approval_names_version CHECK (work <> 'approved' OR approved_no IS NOT NULL);
ALTER TABLE post ADD CONSTRAINT post_of_category FOREIGN KEY (site_id, category) REFERENCES post_category (site_id, slug) ON UPDATE CASCADE;
CREATE INDEX post_listed ON post (site_id, published_at DESC, id DESC) WHERE live = 'live' AND trashed_at IS NULL;
CREATE INDEX post_of_category_newest ON post (site_id, category, published_at DESC, id DESC);
CREATE INDEX post_desk ON post (site_id, updated_at DESC, id DESC);
CREATE INDEX post_owned ON post (site_id, owner_id, updated_at DESC, id DESC);
