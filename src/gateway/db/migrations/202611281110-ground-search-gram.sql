-- Words inside Thai text are found by pairs of letters: text operators of PostgreSQL are not leakproof, so that none of its text indexes is used under forced
-- row-level security. A row of any area has one line here for each pair in its folded text.
CREATE TABLE search_gram (
  site_id text NOT NULL REFERENCES site,
  kind text NOT NULL,
  gram text COLLATE "C" NOT NULL,
  row_id text COLLATE "C" NOT NULL,
  PRIMARY KEY (site_id, kind, gram, row_id)
);
CREATE INDEX search_gram_of_row ON search_gram (site_id, kind, row_id);
SELECT protect_tenant_table('search_gram', 'SELECT, INSERT, DELETE');
