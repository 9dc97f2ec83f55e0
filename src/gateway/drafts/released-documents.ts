import { sql } from 'drizzle-orm'
import { type ReleasedDocument, themeKey } from '@schemas/editor/entities/release'
import { pageKey, readKey } from '@schemas/layout/document-key'
import type { PageOpen } from '@schemas/layout/page-open'
import type { MovedTo } from '@schemas/layout/site-addresses'
import { text } from '@schemas/layout/text'
import { type LocalisedText } from '@schemas/layout/pick-text'
import { release, type ReleaseChange } from '../db/tables'
import type { Site } from '../platform/sites'
import type { Themes } from '../themes/themes'
import { themeDocument } from './site-documents'

/** A release's changes per document, for people: a moved page is one line, under its new address. */
export function releasedDocuments(changes: readonly ReleaseChange[]): ReleasedDocument[] {
  return asLines(
    changes.map((change): Line =>
      'tokens' in change
        ? { key: change.key, kind: 'changed', title: change.tokens.title }
        : 'gone' in change
          ? { key: change.key, kind: 'removed', ...(change.movedTo === undefined ? {} : { to: change.movedTo }) }
          : { key: change.key, kind: 'content' in change && change.content === null ? 'theme' : 'changed' },
    ),
  )
}

/** A release's changed documents, without their content, as a column of its row. */
export const changedDocuments = sql<Changed[] | null>`(
  SELECT jsonb_agg(jsonb_build_object('key', key, 'state', coalesce(jsonb_typeof(${release.content} -> place -> name), 'absent'), 'to', CASE place WHEN 'pages' THEN ${release.content} -> 'redirects' -> name END, 'title', CASE key WHEN ${themeKey} THEN ${release.content} -> 'tokens' -> 'title' END, 'opening', jsonb_build_array(${release.content} -> 'openings' -> key), 'isOpening', jsonb_exists(${release.content} -> 'openings', key)) ORDER BY nr)
  FROM jsonb_array_elements_text(${release.content} -> 'changed') WITH ORDINALITY AS changed (key, nr),
  LATERAL (SELECT CASE split_part(key, ':', 1) WHEN 'page' THEN 'pages' WHEN 'slot' THEN 'slots' WHEN 'section' THEN 'sections' ELSE '' END AS place, substr(key, strpos(key, ':') + 1) AS name) AS parts
)`
type Changed = {
  key: string
  state: string
  to: MovedTo | null
  /** Title of the release's theme; none when the site has its original theme. */ title?: unknown
  /** When visitors have the page, if nothing else of it changed. */ opening?: [PageOpen | null]
  isOpening?: boolean | null
}

/**
 * The same for an existing release. A document that it lacks is the theme's again, or gone when the theme has none;
 * without theme tokens it uses the site's original pack.
 */
export function shownDocuments(
  changed: readonly Changed[],
  site: Site,
  themes: Themes,
  madeWith: string = site.theme.homepage,
): ReleasedDocument[] {
  return asLines(
    changed.map(({ key, state, to, title, opening, isOpening }): Line => {
      if (isOpening && opening) return { key, kind: 'opened', open: opening[0] }
      if (key === themeKey)
        return {
          key,
          kind: 'changed',
          title: text().safeParse(title).data ?? themes.get(madeWith)?.theme.title ?? madeWith,
        }
      if (state !== 'null' && state !== 'absent') return { key, kind: 'changed' }
      if (state === 'absent' && themeDocument(readKey(key), site, themes) !== undefined) return { key, kind: 'theme' }
      return { key, kind: 'removed', ...(to === null ? {} : { to: typeof to === 'string' ? to : to.path }) }
    }),
  )
}

type Line = { key: string; kind: ReleasedDocument['kind']; to?: string; title?: LocalisedText; open?: PageOpen | null }

function asLines(lines: readonly Line[]): ReleasedDocument[] {
  // A page that moved and was trashed before it was ever published there is gone.
  const known = new Set<string>(
    lines.flatMap(({ key, kind, to }) => (kind === 'removed' && to === undefined ? [] : [key])),
  )
  const from = new Map<string, string>(
    lines.flatMap(({ key, to }) =>
      to === undefined || !known.has(pageKey(to)) ? [] : [[pageKey(to), key.slice('page:'.length)] as const],
    ),
  )
  return lines.flatMap(({ key, kind, to, title, open }): ReleasedDocument[] => {
    if (to !== undefined && known.has(pageKey(to))) return []
    const was = from.get(key)
    return [
      was === undefined
        ? { key, kind, ...(title === undefined ? {} : { title }), ...(open === undefined ? {} : { open }) }
        : { key, kind: 'moved', from: was },
    ]
  })
}
