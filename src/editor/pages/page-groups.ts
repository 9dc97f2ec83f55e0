import type { DocumentEntry } from '@schemas/editor/entities/document'
import { sectionKey } from '@schemas/layout/document-key'
import { menuOfKey } from '@schemas/layout/menu-section'
import { inOrder, isInState, isNamed, type PageOrder, type PageState } from './page-states'
import { type PageLine, pageLines } from './page-tree'

export type PageGroup = {
  id: 'pages' | 'frame' | 'menus' | 'sections' | 'trash' | 'found'
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
  const pages = standing.filter((entry) => !isSystem(entry) && !isSection(entry))
  return [
    order === 'address'
      ? { id: 'pages' as const, entries: pages, lines: pageLines(pages, folded) }
      : flat('pages', pages),
    flat(
      'frame',
      standing.filter(isSystem).toSorted((one, other) => rank(one) - rank(other)),
    ),
    flat('menus', standing.filter(isMenu)),
    flat(
      'sections',
      standing.filter((entry) => isSection(entry) && !isMenu(entry)),
    ),
    flat(
      'trash',
      documents.filter((entry) => entry.trashed),
    ),
  ].filter(some)
}

const isSection = (entry: DocumentEntry) => entry.key.startsWith(sectionKey(''))
const isMenu = (entry: DocumentEntry) => menuOfKey(entry.key) !== undefined
const isSystem = (entry: DocumentEntry) =>
  !isSection(entry) && (entry.path === undefined || entry.path.startsWith('/_'))

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

/** From the top of a page to its bottom, then the workspace. */
const rank = ({ key }: DocumentEntry) =>
  ['slot:header', 'slot:subheader', 'slot:footer', 'slot:workspace'].indexOf(key) + (key.startsWith('slot:') ? 0 : 10)
