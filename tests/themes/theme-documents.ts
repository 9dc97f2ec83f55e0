import { isRecord } from '@schemas/layout/json'

/** Calls `seen` for every object below `value`, with the path of names and indexes to it. */
export function walk(value: unknown, seen: (node: Record<string, unknown>, path: string) => void, path = ''): void {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) walk(entry, seen, `${path}.${index}`)
  else if (isRecord(value)) {
    seen(value, path)
    for (const [key, entry] of Object.entries(value)) walk(entry, seen, `${path}.${key}`)
  }
}

/** Localised texts with a missing or empty language. */
export function halfTranslated(document: unknown): string[] {
  const found: string[] = []
  walk(document, (node, path) => {
    const keys = Object.keys(node)
    if (keys.length === 0 || !keys.every((key) => key === 'th' || key === 'en')) return
    if (keys.length < 2 || Object.values(node).some((text) => text === '')) found.push(path)
  })
  return found
}

/** Same-site addresses that a document links to, in links, menus, and marks in rich text. */
export function internalLinks(document: unknown): string[] {
  const found: string[] = []
  walk(document, (node) => {
    for (const key of ['to', 'href'] as const) {
      const address = node[key]
      if (typeof address === 'string' && /^[/#]/.test(address)) found.push(address)
    }
  })
  return found
}

/** Names of pictures and files, as props and menus name them. */
export function assetNames(document: unknown): string[] {
  const found: string[] = []
  walk(document, (node) => {
    if (typeof node.asset === 'string') found.push(node.asset)
  })
  return found
}

/** Ids of rows, columns and blocks, in the order of the document. */
export function nodeIds(document: unknown): string[] {
  const found: string[] = []
  walk(document, (node) => {
    if (typeof node.id === 'string' && ('cells' in node || 'blocks' in node || ('type' in node && 'version' in node)))
      found.push(node.id)
  })
  return found
}

/** Targets on a page for an address's `#`: anchors, the keys of tabs, and headings in rich text that have one. */
export function anchors(document: unknown): Set<string> {
  const found = new Set<string>()
  walk(document, (node) => {
    for (const key of ['anchor', 'key'] as const) if (typeof node[key] === 'string') found.add(node[key])
    if (node.type === 'heading' && isRecord(node.attrs) && typeof node.attrs.id === 'string') found.add(node.attrs.id)
  })
  return found
}

/** The explicit levels of blocks' headings, in the order of the document. */
export function statedLevels(view: unknown): number[] {
  const found: number[] = []
  walk(view, (node) => {
    const { type, props } = node
    if (!isRecord(props) || typeof type !== 'string') return
    if (typeof props.level === 'number') found.push(props.level)
    else if (type === 'content/hero' || type === 'account/sign-in' || type === 'site/search-results') found.push(1)
  })
  return found
}
