import type { DocumentEntry } from '@schemas/editor/entities/document'
import { sectionKey, slotKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { inOrder, isInState, isNamed, type PageOrder, type PageState } from './page-states'
import { type PageLine, pageLines } from './page-tree'

export type PageGroup = {
  id: 'pages' | 'menus' | 'frame' | 'sections' | 'system' | 'trash' | 'found'
  /** All entries of the group, including collapsed ones. */ entries: readonly DocumentEntry[]
  lines: PageLine[]
}

type GroupOptions = {
  search: string
  state: PageState | undefined
  order: PageOrder
  folded: ReadonlySet<string>
  isPlanned: (key: string) => boolean
  title: (entry: DocumentEntry) => string
}

/** The documents of a site as the panel lists them: grouped by kind, or the search results as one list. */
export function pageGroups(
  documents: readonly DocumentEntry[],
  { search, state, order, folded, isPlanned, title }: GroupOptions,
): PageGroup[] {
  const flat = (id: PageGroup['id'], entries: readonly DocumentEntry[]): PageGroup => {
    const ordered = inOrder(entries, order, title)
    return { id, entries: ordered, lines: flatLines(ordered) }
  }
  const isSought = search.trim() !== '' || state !== undefined
  const some = (group: PageGroup) => group.lines.length > 0
  if (isSought)
    return [
      flat(
        'found',
        byAddress(
          documents.filter(
            (entry) => (state === undefined || isInState(entry, state, isPlanned)) && isNamed(entry, search),
          ),
        ),
      ),
    ].filter(some)
  const standing = documents.filter((entry) => !entry.trashed)
  const pages = standing.filter((entry) => !isSystem(entry) && !isFrame(entry) && !isSection(entry))
  return [
    order === 'address'
      ? { id: 'pages' as const, entries: pages, lines: pageLines(pages, folded) }
      : flat('pages', pages),
    flat('menus', standing.filter(isMenu)),
    flat(
      'frame',
      standing.filter(isFrame).toSorted((one, other) => rank(one) - rank(other)),
    ),
    flat(
      'sections',
      standing.filter((entry) => isSection(entry) && !isMenu(entry)),
    ),
    flat('system', standing.filter(isSystem)),
    flat(
      'trash',
      documents.filter((entry) => entry.trashed),
    ),
  ].filter(some)
}

const isSection = (entry: DocumentEntry) => entry.key.startsWith(sectionKey(''))
const isMenu = (entry: DocumentEntry) => menuOfKey(entry.key) !== undefined
const isFrame = (entry: DocumentEntry) =>
  !isSection(entry) && entry.path === undefined && entry.key !== slotKey('workspace')

/** Areas in which the pages of every theme are screens of the product rather than what a site says. */
const systemAreas =
  /^\/(?:user|cluster|external|billing|config|cms\/component|event\/(?:_plugin|checkin|ticket)|flow|project)(?:\/|$)/

/** Screens that work without anybody editing them: the error page, signing in, desks and tills. */
const isSystem = (entry: DocumentEntry) =>
  entry.key === slotKey('workspace') ||
  (entry.path !== undefined &&
    (entry.path.startsWith('/_') || (entry.state !== 'site' && systemAreas.test(entry.path))))

const flatLines = (entries: readonly DocumentEntry[]): PageLine[] =>
  entries.map((entry) => ({ id: entry.key, level: 0, name: entry.path ?? '', entry, hasChildren: false, isOpen: true }))

/** In tree order, then those without an address. */
export function byAddress(entries: readonly DocumentEntry[]): readonly DocumentEntry[] {
  const pages = pageLines(
    entries.filter(({ path }) => path !== undefined),
    new Set(),
  ).flatMap(({ entry }) => entry ?? [])
  const listed = new Set(pages)
  return [...pages, ...entries.filter((entry) => !listed.has(entry))]
}

/** From the top of a page to its bottom. */
const rank = ({ key }: DocumentEntry) => ['slot:header', 'slot:subheader', 'slot:footer'].indexOf(key)
