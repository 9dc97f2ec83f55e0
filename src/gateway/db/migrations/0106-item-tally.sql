-- How many things lie in a place, and what is kept of a root and of its trash: counting and adding them up with every list and every upload was most of what
-- these cost where there are tens of thousands. Written by the statements that change items, in their transactions.
CREATE TABLE item_tally (
  site_id text NOT NULL REFERENCES site,
  -- `in:<place>:<kind>`, `of:<drive>` or `trash:<drive>`, of `mine` with its person: `of:mine:<id>`.
  name text COLLATE "C" NOT NULL,
  things bigint NOT NULL,
  bytes bigint NOT NULL,
  PRIMARY KEY (site_id, name)
);
ALTER TABLE item_tally ENABLE ROW LEVEL SECURITY;
ALTER TABLE item_tally FORCE ROW LEVEL SECURITY;
CREATE POLICY own_site ON item_tally TO sitewright_site USING (site_id = current_site()) WITH CHECK (site_id = current_site());
GRANT SELECT, INSERT, UPDATE, DELETE ON item_tally TO sitewright_site;

-- The tallies that an item counts in.
CREATE FUNCTION tallies_of(its_place text, its_kind text, its_drive text, its_owner text, is_trashed boolean, is_font boolean) RETURNS TABLE (name text) LANGUAGE sql IMMUTABLE AS $$
  SELECT 'in:' || its_place || ':' || its_kind WHERE NOT is_trashed AND NOT is_font
  UNION ALL
  SELECT CASE WHEN is_trashed THEN 'trash:' ELSE 'of:' END || its_drive || CASE WHEN its_drive = 'mine' THEN ':' || its_owner ELSE '' END WHERE its_kind = 'file'
$$;

CREATE FUNCTION tally_items() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- In one order, so that two statements that change the same never wait for each other.
  IF TG_OP = 'INSERT' THEN
    INSERT INTO item_tally AS kept (site_id, name, things, bytes)
      SELECT added.site_id, tally.name, count(*), coalesce(sum(added.size), 0) FROM added, LATERAL tallies_of(added.place, added.kind, added.drive, added.owner_id, added.trashed_at IS NOT NULL, added.font IS NOT NULL) AS tally GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (site_id, name) DO UPDATE SET things = kept.things + excluded.things, bytes = kept.bytes + excluded.bytes;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO item_tally AS kept (site_id, name, things, bytes)
      SELECT gone.site_id, tally.name, -count(*), -coalesce(sum(gone.size), 0) FROM gone, LATERAL tallies_of(gone.place, gone.kind, gone.drive, gone.owner_id, gone.trashed_at IS NOT NULL, gone.font IS NOT NULL) AS tally GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (site_id, name) DO UPDATE SET things = kept.things + excluded.things, bytes = kept.bytes + excluded.bytes;
    -- Nothing will ever lie in a folder that is gone.
    DELETE FROM item_tally AS kept USING gone WHERE gone.kind = 'folder' AND kept.site_id = gone.site_id AND kept.name IN ('in:' || gone.id || ':file', 'in:' || gone.id || ':folder') AND kept.things = 0;
  ELSE
    INSERT INTO item_tally AS kept (site_id, name, things, bytes)
      SELECT site_id, name, sum(things), sum(bytes) FROM (
        SELECT added.site_id, tally.name, 1 AS things, coalesce(added.size, 0) AS bytes FROM added, LATERAL tallies_of(added.place, added.kind, added.drive, added.owner_id, added.trashed_at IS NOT NULL, added.font IS NOT NULL) AS tally
        UNION ALL
        SELECT gone.site_id, tally.name, -1, -coalesce(gone.size, 0) FROM gone, LATERAL tallies_of(gone.place, gone.kind, gone.drive, gone.owner_id, gone.trashed_at IS NOT NULL, gone.font IS NOT NULL) AS tally
      ) AS change GROUP BY 1, 2 HAVING sum(things) <> 0 OR sum(bytes) <> 0 ORDER BY 1, 2
      ON CONFLICT (site_id, name) DO UPDATE SET things = kept.things + excluded.things, bytes = kept.bytes + excluded.bytes;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER tally_added AFTER INSERT ON item REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION tally_items();
CREATE TRIGGER tally_changed AFTER UPDATE ON item REFERENCING NEW TABLE AS added OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_items();
CREATE TRIGGER tally_gone AFTER DELETE ON item REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION tally_items();

-- What is there already. Row-level security holds for whoever migrates, too, but for this moment.
ALTER TABLE item NO FORCE ROW LEVEL SECURITY;
ALTER TABLE item_tally NO FORCE ROW LEVEL SECURITY;
INSERT INTO item_tally (site_id, name, things, bytes)
  SELECT item.site_id, tally.name, count(*), coalesce(sum(item.size), 0) FROM item, LATERAL tallies_of(item.place, item.kind, item.drive, item.owner_id, item.trashed_at IS NOT NULL, item.font IS NOT NULL) AS tally GROUP BY 1, 2;
ALTER TABLE item FORCE ROW LEVEL SECURITY;
ALTER TABLE item_tally FORCE ROW LEVEL SECURITY;
