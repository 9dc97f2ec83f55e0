import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import { writePage } from '@schemas/layout/flat/write'
import { isRecord } from '@schemas/layout/json'
import { migrateStored } from '@schemas/layout/migrate-stored'
import type { Page } from '@schemas/layout/page'
import type { Problem } from '@schemas/layout/problem'
import { readPage } from '@schemas/layout/read'
import { blockDefinition, blockMigrations } from '@registry/block-kits'
import { partPath } from './part-path'

const types = { definition: blockDefinition, migrations: blockMigrations }

/**
 * Reads a stored page; a header, subheader, footer or section is read as the page that the builder edits it as.
 * Undefined when it cannot be read at all.
 */
export function readDocument(key: string, content: unknown): { page: FlatPage; problems: Problem[] } | undefined {
  const read = readPage(isPart(key) ? partAsPage(key.slice(key.indexOf(':') + 1), content) : content)
  if (!read.ok) return undefined
  const page = flatten(read.value)
  for (const [id, node] of page.nodes) {
    if (node.kind !== 'block') continue
    // A node that cannot be migrated to this build stays as stored; the canvas shows why.
    const fields = migrateStored(node.fields, types)
    if (fields !== node.fields) page.nodes.set(id, { ...node, fields })
  }
  return { page, problems: read.problems }
}

/** The stored form of the edited page. */
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
