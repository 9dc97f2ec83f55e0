import { readKey } from '@schemas/layout/document-key'
import { locales } from '@schemas/layout/locale'
import { menuOf } from '@schemas/layout/menu-section'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { addressShape } from '@schemas/layout/page-address'
import type { MovedTo } from '@schemas/layout/site-addresses'
import type { ReleaseChange, ReleaseContent } from '../db/tables'

/**
 * The release after `changes`; the input is not modified. A change whose version the release is past is left out: a
 * plan from days ago must not undo what was published since. Pure.
 */
export function applyChanges(content: ReleaseContent, changes: readonly ReleaseChange[]): ReleaseContent {
  const pages = { ...content.pages }
  const slots = { ...content.slots }
  const sections = { ...content.sections }
  const versions = { ...content.versions }
  const redirects = new Map(Object.entries(content.redirects ?? {}))
  let { tokens } = content
  const due = changes.filter((change) => !isPast(content, { ...change, theme: themeOf(change) }))
  // Removals first: another page may take the address.
  for (const change of [...due].sort((a, b) => Number('content' in a) - Number('content' in b))) {
    versions[versionName(change)] = change.version
    if ('tokens' in change) {
      ;({ tokens } = change)
      continue
    }
    const place = readKey(change.key)
    if (place.kind === 'slot') {
      if ('content' in change && change.content !== null) slots[place.slot] = change.content
      else delete slots[place.slot]
    } else if (place.kind === 'section') {
      // A menu that the site no longer overrides is again the one it was created with.
      if ('content' in change && change.content === null && menuOf(place.section) !== undefined)
        delete sections[place.section]
      else sections[place.section] = 'content' in change ? change.content : null
    } else if (!('content' in change)) {
      pages[place.path] = null
      if (change.movedTo) redirects.set(place.path, change.movedTo)
    } else if (change.content === null) delete pages[place.path]
    else pages[place.path] = change.content
  }
  const came = new Map(
    due.flatMap((change) =>
      'movedTo' in change && change.movedTo ? [[change.movedTo, change.key.slice(5)] as const] : [],
    ),
  )
  const shown = due.flatMap((change) =>
    'content' in change && change.key.startsWith('page:')
      ? [{ path: change.key.slice(5), own: ownPathsOf(change.content) }]
      : [],
  )
  for (const { path, own } of shown) {
    const before = ownPathsOf(content.pages?.[came.get(path) ?? path])
    for (const locale of locales)
      if (before[locale] !== undefined && before[locale] !== own[locale])
        redirects.set(before[locale], { path, locale })
  }
  for (const { path, own } of shown) for (const address of [path, ...Object.values(own)]) dropShape(redirects, address)
  // `backTo` and `openings` describe one release only and do not carry over.
  const { backTo: _back, openings: _openings, ...before } = content
  return {
    ...before,
    ...(tokens ? { tokens } : {}),
    pages,
    slots,
    ...(content.sections || Object.keys(sections).length > 0 ? { sections } : {}),
    versions,
    redirects: straighten(redirects),
    changed: due.map((change) => change.key),
  }
}

/**
 * Whether visitors already have something newer. Editions compare within one theme only: when they see another theme by
 * now, any edition is a change.
 */
export function isPast(
  { tokens, versions }: ReleaseContent,
  { key, version, theme }: { key: string; version: number; theme: string | null },
): boolean {
  if (theme !== null && theme !== tokens?.theme) return false
  return version < (versions?.[theme === null ? key : `theme:${theme}`] ?? 0)
}

const themeOf = (change: ReleaseChange) => ('tokens' in change ? change.tokens.theme : null)

/** The key in `versions`: each theme counts its own editions. */
const versionName = (change: ReleaseChange) => ('tokens' in change ? `theme:${change.tokens.theme}` : change.key)

/** A page exists there, whatever its parameters are named: nothing redirects away from it. */
function dropShape(redirects: Map<string, MovedTo>, path: string): void {
  for (const from of redirects.keys()) if (addressShape(from) === addressShape(path)) redirects.delete(from)
}

/**
 * Each redirect leads to a page in one step, also to one that is gone, which may come back; circular ones are left out.
 */
function straighten(redirects: ReadonlyMap<string, MovedTo>): Record<string, MovedTo> {
  const straight: Record<string, MovedTo> = {}
  for (const [from, first] of redirects) {
    let to = pathOf(first)
    for (let steps = 0; redirects.has(to) && steps < redirects.size; steps++) to = pathOf(redirects.get(to) as MovedTo)
    if (!redirects.has(to)) straight[from] = typeof first === 'string' ? to : { path: to, locale: first.locale }
  }
  return straight
}

const pathOf = (to: MovedTo) => (typeof to === 'string' ? to : to.path)
