import { readKey } from '@schemas/layout/document-key'
import { locales } from '@schemas/layout/locale'
import { menuOf } from '@schemas/layout/menu-section'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { addressShape } from '@schemas/layout/page-address'
import type { MovedTo } from '@schemas/layout/site-addresses'
import type { ReleaseChange, ReleaseContent } from '../db/tables'

/**
 * The release after `changes`, the given one left as it is. A change of a version that the release is past is left out: what
 * was planned some days ago must not take back what was published since. Pure.
 */
export function applyChanges(content: ReleaseContent, changes: readonly ReleaseChange[]): ReleaseContent {
  const pages = { ...content.pages }
  const slots = { ...content.slots }
  const sections = { ...content.sections }
  const versions = { ...content.versions }
  const redirects = new Map(Object.entries(content.redirects ?? {}))
  let { tokens } = content
  const due = changes.filter((change) => !isPast(content, { ...change, theme: themeOf(change) }))
  // First what goes: another page may come to its address.
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
      // A menu that nobody keeps for the site is the one again that it was made with.
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
  // What is shown again, and what was opened or closed, is not what comes after it.
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

/** Whether visitors were given something newer of it. An edition is older than another of the same theme alone: where they see another theme by now, any of them changes the look. */
export function isPast(
  { tokens, versions }: ReleaseContent,
  { key, version, theme }: { key: string; version: number; theme: string | null },
): boolean {
  if (theme !== null && theme !== tokens?.theme) return false
  return version < (versions?.[theme === null ? key : `theme:${theme}`] ?? 0)
}

const themeOf = (change: ReleaseChange) => ('tokens' in change ? change.tokens.theme : null)

/** What `versions` calls it: each theme counts its own editions. */
const versionName = (change: ReleaseChange) => ('tokens' in change ? `theme:${change.tokens.theme}` : change.key)

/** A page stands there, whatever its parameters are called: nothing leads away from it. */
function dropShape(redirects: Map<string, MovedTo>, path: string): void {
  for (const from of redirects.keys()) if (addressShape(from) === addressShape(path)) redirects.delete(from)
}

/** Each redirect leads to a page in one step, also to one that is gone, which may come back; one that leads in a circle is left out. */
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
