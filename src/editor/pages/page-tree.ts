import type { DocumentEntry } from '@schemas/entities/document'

/** A line of the tree of paths: a page, or the part of an address that pages share and that is none itself. */
export type PageLine = {
  id: string
  level: number
  /** What the address adds to the line above. */ name: string
  entry?: DocumentEntry
  hasChildren: boolean
  isOpen: boolean
}

type Branch = { path: string; name: string; entry?: DocumentEntry; below: Map<string, Branch> }

/** Pages as lines of a tree by their addresses, the homepage first. Parts without a page of their own that lead to one thing alone are one line with it. */
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

/** One for all: each comparison would make its own anew. */
const byName = new Intl.Collator('en', { numeric: true })

/** Words before parameters, each in the order of the alphabet, numbers by what they count. */
function compare(one: Branch, other: Branch): number {
  return Number(one.name.startsWith('{')) - Number(other.name.startsWith('{')) || byName.compare(one.name, other.name)
}
