import type { DocumentEntry } from '@schemas/editor/entities/document'

/** A line of the path tree: a page, or an address segment that pages share and that is no page itself. */
export type PageLine = {
  id: string
  level: number
  /** What the address adds to the parent line. */ name: string
  entry?: DocumentEntry
  hasChildren: boolean
  isOpen: boolean
}

type Branch = { path: string; name: string; entry?: DocumentEntry; below: Map<string, Branch> }

/**
 * Pages as tree lines by address, the homepage first. A segment without a page and with a single child is merged into
 * the child's line.
 */
export function pageLines(entries: readonly DocumentEntry[], folded: ReadonlySet<string>): PageLine[] {
  const root: Branch = { path: '', name: '/', below: new Map() }
  for (const entry of entries) {
    let at = root
    for (const part of (entry.path ?? '').split('/').filter(Boolean)) {
      const next: Branch = at.below.get(part) ?? { path: `${at.path}/${part}`, name: part, below: new Map() }
      at.below.set(part, next)
      at = next
    }
    at.entry = entry
  }
  const home: PageLine[] = root.entry
    ? [{ id: '/', level: 0, name: '/', entry: root.entry, hasChildren: false, isOpen: true }]
    : []
  return [...home, ...linesBelow(root, folded, 0)]
}

function linesBelow(branch: Branch, folded: ReadonlySet<string>, level: number): PageLine[] {
  return [...branch.below.values()]
    .map(joinLone)
    .sort(compare)
    .flatMap((each) => {
      const isOpen = !folded.has(each.path)
      const line: PageLine = {
        id: each.path,
        level,
        name: each.name,
        ...(each.entry ? { entry: each.entry } : {}),
        hasChildren: each.below.size > 0,
        isOpen,
      }
      return [line, ...(isOpen ? linesBelow(each, folded, level + 1) : [])]
    })
}

function joinLone(branch: Branch): Branch {
  const [only, other] = branch.below.values()
  return branch.entry || !only || other ? branch : joinLone({ ...only, name: `${branch.name}/${only.name}` })
}

/** One shared collator: creating one per comparison is slow. */
const byName = new Intl.Collator('en', { numeric: true })

/** Literal segments before parameters, each in alphabetical order, numbers by value. */
function compare(one: Branch, other: Branch): number {
  return Number(one.name.startsWith('{')) - Number(other.name.startsWith('{')) || byName.compare(one.name, other.name)
}
