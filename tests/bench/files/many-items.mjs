import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** Puts files into a person's root, straight into the rows of a gateway that does not run: what is measured is how they are listed. */
export async function addItems(folder, count, email = 'user@academy.example') {
  const database = await PGlite.create(join(folder, 'pglite'))
  try {
    const { rows } = await database.query('SELECT site_id, id FROM person WHERE email = $1', [email])
    const [{ site_id: site, id: owner }] = rows
    await database.query(
      `INSERT INTO item (site_id, id, owner_id, kind, name, sibling_key, search_text, mime, size, storage_key, mode, drive, sort_key, file_kind)
       SELECT $1, gen_random_uuid()::text, $2, 'file', name, name, name, 'text/plain', 1000 + number, 'bench/' || number, 'private', 'mine', name, 'text'
       FROM (SELECT number, 'file ' || lpad(number::text, 6, '0') || '.txt' AS name FROM generate_series(1, $3::int) AS number) AS made`,
      [site, owner, count],
    )
  } finally {
    await database.close()
  }
}
