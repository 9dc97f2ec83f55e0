import { and, eq, getTableColumns } from 'drizzle-orm'
import type { ThemeOverrides } from '@schemas/layout/theme'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Db } from '../db/open'
import { person, siteTheme } from '../db/tables'
import { recordAudit } from '../audit/audit'
import { personName } from '../drafts/draft-rows'

export type ThemeRow = typeof siteTheme.$inferSelect & { updatedByName: string | null }
export type ThemeRows = ReadonlyMap<string, ThemeRow>

/** More would be a mistake, and every lookup reads them all. */
export const maxThemes = 100

/** The site's changes of packs, and its own themes, by name; trashed ones included. */
export async function readThemeRows(db: Db): Promise<ThemeRows> {
  const rows = await db
    .select({ ...getTableColumns(siteTheme), updatedByName: personName })
    .from(siteTheme)
    .leftJoin(person, and(eq(person.siteId, siteTheme.siteId), eq(person.id, siteTheme.updatedBy)))
  return new Map(rows.map((row) => [row.name, row]))
}

/**
 * Locks a theme of the site until the transaction ends. Lock order: before the site's row, as when a theme is saved.
 */
export async function lockTheme(db: Db, name: string): Promise<void> {
  await db.select({ name: siteTheme.name }).from(siteTheme).where(eq(siteTheme.name, name)).for('update')
}

/** Restores a theme from the trash, with an audit entry; does nothing when it is not there. */
export async function restoreTheme(
  db: Db,
  { site, person: by }: { site: string; person: string | undefined },
  name: string,
): Promise<void> {
  const [row] = await db
    .select({ title: siteTheme.title, trashedAt: siteTheme.trashedAt })
    .from(siteTheme)
    .where(eq(siteTheme.name, name))
  if (!row?.trashedAt) return
  await db.update(siteTheme).set({ trashedAt: null }).where(eq(siteTheme.name, name))
  await recordAudit(db, {
    site,
    person: by,
    action: 'theme-restore',
    subject: `theme:${name}`,
    before: { trashedAt: row.trashedAt.toISOString() },
    after: { title: row.title },
  })
}

type Next = {
  site: string
  name: string
  base: number
  title: LocalisedText
  parent: string
  overrides: ThemeOverrides
  slots: ThemeRow['slots']
  by: string | undefined
}

/** Writes the version after `base`; undefined when a newer one exists. */
export async function writeTheme(
  db: Db,
  { site, name, base, by, ...fields }: Next,
): Promise<{ version: number; savedAt: Date } | undefined> {
  const savedAt = new Date()
  const set = { ...fields, version: base + 1, updatedBy: by ?? null, updatedAt: savedAt }
  const written =
    base === 0
      ? await db
          .insert(siteTheme)
          .values({ siteId: site, name, ...set })
          .onConflictDoNothing()
          .returning({ version: siteTheme.version })
      : await db
          .update(siteTheme)
          .set(set)
          .where(and(eq(siteTheme.name, name), eq(siteTheme.version, base)))
          .returning({ version: siteTheme.version })
  return written[0] && { version: written[0].version, savedAt }
}
