import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/open'
import { draft, draftVersion, person } from '../db/tables'

export type DraftRow = typeof draft.$inferSelect & { updatedByName: string | null }

/** A person's name as shown to others. */
export const personName = sql<string | null>`nullif(trim(${person.firstname} || ' ' || ${person.lastname}), '')`

export async function findDraft(db: Db, key: string): Promise<DraftRow | undefined> {
  return (await findDrafts(db, [key]))[0]
}

export async function findDrafts(db: Db, keys: readonly string[]): Promise<DraftRow[]> {
  return db
    .select({ ...getTableColumns(draft), updatedByName: personName })
    .from(draft)
    .leftJoin(person, and(eq(person.siteId, draft.siteId), eq(person.id, draft.updatedBy)))
    .where(inArray(draft.document, [...keys]))
}

export type NextVersion = {
  site: string
  key: string
  base: number
  content: unknown
  digest: string
  by: string | undefined
  label?: string | undefined
  themeBase?: unknown
  movedTo?: string
  /** The save continues the previous version, as while typing, and may replace it among the versions. */ goesOn?: boolean
  trashedAt?: Date | null
}

/**
 * Writes the version after `base` and adds it to the document's versions; undefined when a newer version exists.
 * Omitted fields (`themeBase`, `trashedAt`) are unchanged.
 */
export async function writeVersion(
  db: Db,
  { site, key, base, content, digest, by, label = '', themeBase, movedTo, trashedAt, goesOn = false }: NextVersion,
): Promise<{ version: number; savedAt: Date; trashedAt: Date | null } | undefined> {
  const savedAt = new Date()
  const set = {
    content,
    digest,
    movedTo: movedTo ?? null,
    updatedBy: by ?? null,
    updatedAt: savedAt,
    ...(themeBase === undefined ? {} : { themeBase }),
    ...(trashedAt === undefined ? {} : { trashedAt }),
  }
  const version = base + 1
  const [row] =
    base === 0
      ? await db
          .insert(draft)
          .values({ siteId: site, document: key, version, ...set })
          .onConflictDoNothing()
          .returning({ trashedAt: draft.trashedAt })
      : await db
          .update(draft)
          .set({ version, ...set })
          .where(and(eq(draft.document, key), eq(draft.version, base)))
          .returning({ trashedAt: draft.trashedAt })
  if (!row) return undefined
  if (goesOn && label === '') await dropSuperseded(db, key, by)
  await db
    .insert(draftVersion)
    .values({ siteId: site, document: key, version, content, label, savedBy: by ?? null, savedAt })
  if (version % thinEvery === 0) await thinVersions(db, key)
  return { version, savedAt, trashedAt: row.trashedAt }
}

const thinEvery = 25

/** While a person types, each save replaces their previous one, so that a version covers some minutes of work. */
async function dropSuperseded(db: Db, key: string, by: string | undefined): Promise<void> {
  await db.execute(sql`
    DELETE FROM draft_version AS old
    WHERE old.document = ${key} AND old.version = (SELECT max(version) FROM draft_version WHERE document = ${key})
      AND old.label = '' AND old.saved_by IS NOT DISTINCT FROM ${by ?? null}
      AND EXISTS (SELECT 1 FROM draft_version AS before WHERE before.document = ${key} AND before.version < old.version AND before.saved_at > now() - interval '10 minutes')`)
}

/** Of unnamed versions, one per hour is kept after a day and one per day after a month. */
async function thinVersions(db: Db, key: string): Promise<void> {
  await db.execute(sql`
    DELETE FROM draft_version WHERE document = ${key} AND label = '' AND version IN (
      SELECT version FROM (
        SELECT version, row_number() OVER (PARTITION BY date_trunc(CASE WHEN saved_at < now() - interval '30 days' THEN 'day' ELSE 'hour' END, saved_at) ORDER BY version DESC) AS place
        FROM draft_version WHERE document = ${key} AND label = '' AND saved_at < now() - interval '1 day') AS older
      WHERE place > 1)`)
}
