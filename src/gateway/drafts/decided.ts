import { sql } from 'drizzle-orm'
import { themeKey } from '@schemas/editor/entities/release'
import type { Db } from '../db/open'
import { publication, type ReleaseContent, site } from '../db/tables'

/** A change of a document, or of the theme when it names one. */
type Change = { key: string; theme?: string | null }

/** Key in `decided`: a theme is keyed by its name, whichever theme visitors see. */
const nameOf = ({ key, theme }: Change) => (theme ? `theme:${theme}` : key)

/**
 * The database's clock, which also times schedules. Read it where drafts are read: anything scheduled later is newer.
 */
export async function decisionTime(db: Db): Promise<Date> {
  const [row] = await db
    .select({ now: sql`now()`.mapWith(publication.plannedAt) })
    .from(site)
    .limit(1)
  if (!row) throw new Error('There is no site.')
  return row.now as Date
}

/**
 * The release with the time of each change. Theme changes are left out: a schedule applies them to whatever visitors
 * see by then. Scheduled changes are left out too: several schedules apply one after the other, each at its time.
 */
export function decide(content: ReleaseContent, at: Date): ReleaseContent {
  return noteDecided(
    content,
    (content.changed ?? []).filter((key) => key !== themeKey).map((key) => ({ key })),
    at,
  )
}

/**
 * The earlier release `old`, shown in place of `current`: everything it changes was decided now, including the theme
 * that visitors lose.
 */
export function decideBack(current: ReleaseContent, old: ReleaseContent, changed: string[], at: Date): ReleaseContent {
  const lost = typeof current.tokens?.theme === 'string' ? [{ key: themeKey, theme: current.tokens.theme }] : []
  const changes = changed.flatMap((key): Change[] => (key === themeKey ? lost : [{ key }]))
  const { openings: _, ...shown } = old
  return noteDecided({ ...shown, decided: current.decided ?? {}, changed }, changes, at)
}

/**
 * Whether a decision on it came after `plannedAt`. A schedule from before must not undo that, whatever the versions
 * say, because neither the trash nor a rollback makes a newer version.
 */
export function isDecidedSince(content: ReleaseContent, change: Change, plannedAt: Date): boolean {
  const at = content.decided?.[nameOf(change)]
  return at !== undefined && Date.parse(at) > plannedAt.getTime()
}

function noteDecided(content: ReleaseContent, changes: readonly Change[], at: Date): ReleaseContent {
  return {
    ...content,
    decided: { ...content.decided, ...Object.fromEntries(changes.map((change) => [nameOf(change), at.toISOString()])) },
  }
}
