import { sql } from 'drizzle-orm'
import type { Database } from './open'
import { type Migration, orderMigrations } from './order-migrations'
import { untilDone } from './scope'

const files = import.meta.glob<string>(['./migrations/*.sql', '/src/areas/*/server/migrations/*.sql'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** Every migration of this build, in order. Throws SettingsError where one waits for what does not exist, or in a circle. */
export const allMigrations = (): Migration[] =>
  orderMigrations(
    Object.entries(files).map(([file, text]) => ({
      name: file.slice(file.lastIndexOf('/') + 1, -'.sql'.length),
      area: /^\/src\/areas\/([^/]+)\//.exec(file)?.[1] ?? 'ground',
      text,
    })),
  )

/** Applies missing migrations, each in its own transaction, under a lock shared by gateways that start at once. */
export async function migrate({ db }: Database, migrations: readonly Migration[] = allMigrations()): Promise<string[]> {
  const applied: string[] = []
  // Read in one query without a lock: applied migrations stay applied, and a restart after a kill should not wait for
  // one query each.
  const [table] = (
    (await db.execute(sql`SELECT to_regclass('sitewright_migration') AS name`)) as unknown as {
      rows: { name: string | null }[]
    }
  ).rows
  const done = table?.name
    ? (
        (await db.execute(sql`SELECT name FROM sitewright_migration`)) as unknown as { rows: { name: string }[] }
      ).rows.map(({ name }) => name)
    : []
  for (const migration of migrations.filter(({ name }) => !done.includes(name))) {
    // A running gateway may deadlock with this migration: whichever transaction the database ends is retried.
    await untilDone(() =>
      db.transaction(async (tx) => {
        // Released with the transaction; a second gateway waits here and then finds the migration applied.
        await tx.execute(sql`SELECT pg_advisory_xact_lock(7423981)`)
        // Under the lock too: two concurrent CREATE TABLE statements collide in the catalogue despite IF NOT EXISTS.
        await tx.execute(
          sql`CREATE TABLE IF NOT EXISTS sitewright_migration (name text PRIMARY KEY, applied_at timestamptz NOT NULL DEFAULT now())`,
        )
        const known = await tx.execute(sql`SELECT 1 FROM sitewright_migration WHERE name = ${migration.name}`)
        if ((known as unknown as { rows: unknown[] }).rows.length > 0) return
        for (const statement of statements(migration.text)) await tx.execute(sql.raw(statement))
        await tx.execute(sql`INSERT INTO sitewright_migration (name) VALUES (${migration.name})`)
        applied.push(migration.name)
      }),
    )
  }
  return applied
}

/** Splits at `;` line ends outside `$$` bodies: a prepared statement takes one statement at a time. */
export function statements(text: string): string[] {
  const found: string[] = []
  let current = ''
  let inBody = false
  for (const line of text.split('\n')) {
    if (!inBody && line.startsWith('--')) continue
    current += `${line}\n`
    if ((line.match(/\$\$/g) ?? []).length % 2 === 1) inBody = !inBody
    if (!inBody && line.trimEnd().endsWith(';')) {
      found.push(current.trim())
      current = ''
    }
  }
  if (current.trim()) found.push(current.trim())
  return found
}
