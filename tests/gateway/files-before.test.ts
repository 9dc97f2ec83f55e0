import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allMigrations, migrate, statements } from '@gateway/db/migrate'
import { fromPglite } from '@gateway/db/open'

let client: PGlite
beforeAll(async () => {
  client = await PGlite.create()
  for (const { name, text } of allMigrations().filter((each) => each.name < '0090')) {
    for (const statement of statements(text)) await client.exec(statement)
    await client.exec(
      `CREATE TABLE IF NOT EXISTS sitewright_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now()); INSERT INTO sitewright_migration (name) VALUES ('${name}')`,
    )
  }
})
afterAll(() => client.close())

it('puts files from before roots existed into the library, with names, kinds and trash', async () => {
  const theme = JSON.stringify(
    Object.fromEntries(
      ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'].map((slot) => [slot, 'default']),
    ),
  )
  await client.query(
    "INSERT INTO site (site_id, name, theme, space, public_key) VALUES ('alpha', '\"Alpha\"', $1, '{}', 'pk')",
    [theme],
  )
  const item = (id: string, name: string, mime: string, trashed: string) =>
    client.query(
      `INSERT INTO item (site_id, id, kind, name, sibling_key, search_text, mime, size, checksum, storage_key, mode, trashed_at) VALUES ('alpha', $1, 'file', $2, $1, $1, $3, 1, 'x', $1, 'public', ${trashed})`,
      [id, name, mime],
    )
  await item('a', 'ภาพ.JPG', 'image/jpeg', 'NULL')
  await item('b', 'Film.mp4', 'video/mp4', 'now()')
  await item('c', 'sheet.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'NULL')
  expect(await migrate(await fromPglite(client))).toContain('0090-files')
  const { rows } = await client.query(
    'SELECT id, drive, place, sort_key, file_kind, mode, trashed_at IS NOT NULL AS trashed FROM item ORDER BY id',
  )
  expect(rows).toEqual([
    {
      id: 'a',
      drive: 'media',
      place: 'media',
      sort_key: 'ภาพ.jpg',
      file_kind: 'picture',
      mode: 'public',
      trashed: false,
    },
    {
      id: 'b',
      drive: 'media',
      place: 'media',
      sort_key: 'film.mp4',
      file_kind: 'video',
      mode: 'public',
      trashed: true,
    },
    {
      id: 'c',
      drive: 'media',
      place: 'media',
      sort_key: 'sheet.xlsx',
      file_kind: 'sheet',
      mode: 'public',
      trashed: false,
    },
  ])
})
