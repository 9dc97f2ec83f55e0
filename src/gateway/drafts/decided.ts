import { sql } from 'drizzle-orm'
import { themeKey } from '@schemas/entities/release'
import type { Db } from '../db/open'
import { publication, type ReleaseContent, site } from '../db/tables'

/** A change of a document, or of the look when it names a theme. */
type Change = { key: string; theme?: string | null }

/** What `decided` calls it: a theme is decided of by its name, whichever of them visitors see. */
const nameOf = ({ key, theme }: Change) => (theme ? `theme:${theme}` : key)

/** The database's clock, which also tells when plans were made. To be asked where drafts are read: what is planned after that is newer. */
export async function decisionTime(db: Db): Promise<Date> {
  const [row] = await db
    .select({ now: sql`now()`.mapWith(publication.plannedAt) })
    .from(site)
    .limit(1)
  if (!row) throw new Error('There is no site.')
  return row.now as Date
}

/**
 * The release with a note of when each of its changes was decided. A look is not among them: a plan puts it on whatever visitors
 * see by then. Nor is what a plan brings: several plans come one after the other, each at its time.
 */
export function decide(content: ReleaseContent, at: Date): ReleaseContent {
  return noteDecided(
    content,
    (content.changed ?? []).filter((key) => key !== themeKey).map((key) => ({ key })),
    at,
  )
}

/** The earlier release `old` as it is shown again in the place of `current`: all that changes by it was decided now, also the theme that visitors lose. */
export function decideBack(current: ReleaseContent, old: ReleaseContent, changed: string[], at: Date): ReleaseContent {
  const lost = typeof current.tokens?.theme === 'string' ? [{ key: themeKey, theme: current.tokens.theme }] : []
  const changes = changed.flatMap((key): Change[] => (key === themeKey ? lost : [{ key }]))
  const { openings: _, ...shown } = old
  return noteDecided({ ...shown, decided: current.decided ?? {}, changed }, changes, at)
}

/** Whether somebody decided of it after `plannedAt`: what was planned until then takes nothing of that back, whatever versions say, for neither the trash nor going back to an earlier release makes a newer one. */
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
