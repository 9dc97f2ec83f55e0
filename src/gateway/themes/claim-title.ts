import { sql } from 'drizzle-orm'
import type { Locale } from '@schemas/layout/locale'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { freeTitle, isTitleTaken, takenLocales } from '@schemas/layout/theme-titles'
import type { Db } from '../db/open'
import type { Site } from '../platform/sites'
import { readThemeRows } from './theme-rows'
import { takenTitle } from './theme-messages'
import type { Themes } from './themes'

type Options = { site: Pick<Site, 'id'>; themes: Themes; /** Name of the theme with the title. */ name: string }

/**
 * Ensures that no other theme has this title in any language, and locks titles until the transaction ends. Trashed
 * themes count: the list shows them, and they can be restored. The current title (`before`) may stay. Throws the
 * caller's error, with messages for the languages' fields.
 */
export async function claimTitle(
  db: Db,
  title: LocalisedText,
  { locale, before, ...options }: Options & { locale: Locale; before?: LocalisedText },
): Promise<void> {
  const others = await othersOf(db, options)
  const taken = takenLocales(
    title,
    others.map((other) => other.title),
    before,
  )
  if (taken.length === 0) return
  const standing = others.filter(({ isTrashed }) => !isTrashed).map((other) => other.title)
  throw takenTitle(
    locale,
    taken.map((each) => [each, isTitleTaken(pickText(title, each), each, standing) ? 'standing' : 'trashed']),
  )
}

/** The title, or a similar free one; titles are locked until the transaction ends. */
export async function claimFreeTitle(db: Db, title: LocalisedText, options: Options): Promise<LocalisedText> {
  return freeTitle(
    title,
    (await othersOf(db, options)).map((other) => other.title),
  )
}

async function othersOf(
  db: Db,
  { site, themes, name }: Options,
): Promise<{ title: LocalisedText; isTrashed: boolean }[]> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`theme-titles:${site.id}`}))`)
  // The site's changes of a pack have the pack's name and title.
  const rows = [...(await readThemeRows(db)).values()].filter(
    (row) => row.name !== name && (row.parent !== row.name || !themes.get(row.name)),
  )
  const packs = themes
    .names()
    .flatMap((each) => (each === name ? [] : [{ title: themes.get(each)?.theme.title ?? each, isTrashed: false }]))
  return [...packs, ...rows.map((row) => ({ title: row.title, isTrashed: row.trashedAt !== null }))]
}
