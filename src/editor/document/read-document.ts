import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { writePage } from '@schemas/layout/flat/write'
import { isRecord } from '@schemas/layout/json'
import type { Page } from '@schemas/layout/page'
import type { Problem } from '@schemas/layout/problem'
import { prepareBlock } from '@schemas/layout/prepare'
import { readPage } from '@schemas/layout/read'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { partPath } from './part-path'

/** A stored page, or a header, subheader, footer or section as the page that the builder edits it as. Undefined when it cannot be read at all. */
export function readDocument(key: string, content: unknown): { page: FlatPage; problems: Problem[] } | undefined {
  const read = readPage(isPart(key) ? partAsPage(key.slice(key.indexOf(':') + 1), content) : content)
  if (!read.ok) return undefined
  const page = flatten(read.value)
  for (const [id, node] of page.nodes) {
    const newer = node.kind === 'block' ? newest(node.fields) : undefined
    if (node.kind === 'block' && newer) page.nodes.set(id, { ...node, fields: { ...node.fields, ...newer } })
  }
  return { page, problems: read.problems }
}

/** What is stored for the page as it is edited. */
export function writeDocument(key: string, page: FlatPage): unknown {
  const written = writePage(nest(page)) as Page
  if (!isPart(key)) return written
  return { format: 1, title: written.title, rows: written.views.guest?.rows ?? [] }
}

const isPart = (key: string) => !key.startsWith('page:')

function partAsPage(name: string, content: unknown): unknown {
  const { title = name, rows = [], format = 1 } = isRecord(content) ? content : {}
  return { format, path: `${partPath}${name}`, frame: 'fullscreen', access: 'guest', title, views: { guest: { rows } } }
}

/** Props and version as this build writes them, where an older one saved the block: it is edited as the newest. */
function newest(block: Parameters<typeof prepareBlock>[0]): { version: number; props: Record<string, unknown> } | undefined {
  const definition = blockDefinition(block.type)
  if (!definition || block.version >= definition.version) return undefined
  const steps = blockMigrations(block.type)
  try {
    let props = block.props ?? {}
    for (let version = block.version + 1; version <= definition.version; version++) {
      const step = steps.find(({ to }) => to === version)
      if (!step) return undefined
      props = step.up(props)
    }
    return { version: definition.version, props }
  } catch {
    // It stays as it was saved; the canvas says why.
    return undefined
  }
}
