import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Db } from '@gateway/db/open'
import { makeProject } from '../work/make-project'

/** Makes projects of these sizes for a site's user on a PostgreSQL whose demo projects have been made; their keys. */
export async function fillProjects(url: string, site: string, sizes: readonly number[]): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url })
  const count = async (query: string, values: unknown[] = []) =>
    (await pool.query<{ count: number }>(query, values)).rows[0]?.count ?? 0
  while ((await count('SELECT count(*)::int AS count FROM work_task WHERE site_id = $1', [site])) < 100)
    await new Promise((resolve) => setTimeout(resolve, 200))
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM person WHERE site_id = $1 AND email = $2', [
    site,
    `user@${site}.example`,
  ])
  const person = rows[0]?.id ?? ''
  const db = drizzle(pool) as unknown as Db
  const keys: string[] = []
  for (const size of sizes) {
    const { id, key, statuses } = await makeProject(db, { site, owner: person, members: { [person]: 'member' } })
    keys.push(key)
    await pool.query(
      `INSERT INTO work_task (site_id, id, project_id, no, title, status_id, status_group, priority, due_on, rank, rev)
       SELECT $1, gen_random_uuid()::text, $2, g, to_jsonb('งานที่ ' || g), ($3::text[])[1 + g % $5], ($4::text[])[1 + g % $5],
         g % 5, CASE WHEN g % 4 > 0 THEN current_date + (g % 90 - 30) END, 'a' || lpad(g::text, 6, '0'), g
       FROM generate_series(1, $6::int) AS g`,
      [site, id, statuses.map((status) => status.id), statuses.map(({ group }) => group), statuses.length, size],
    )
    await pool.query(
      `INSERT INTO work_assignee (site_id, task_id, person_id) SELECT site_id, id, $2 FROM work_task WHERE site_id = $1 AND project_id = $3 AND no % 3 = 0`,
      [site, person, id],
    )
  }
  await pool.query('VACUUM ANALYZE')
  await pool.end()
  return keys
}
