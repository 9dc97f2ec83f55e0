import type { NoteThread, SiteNote } from '@schemas/editor/entities/note'
import { call } from '@schemas/editor/calls/editor/site-notes'
import { childrenOf, type FlatNode, type FlatPage } from '@schemas/layout/flat/flat'
import { authorOf } from '@gateway/drafts/author'
import { findEachEditable, type Found } from '@gateway/drafts/edited-document'
import { readSiteNotes } from '@gateway/drafts/notes'
import { handle } from '@gateway/call/handle'

/** Maximum threads per list: nobody reads a longer one. */
const limit = 300
/** Maximum blocks of a part that are named. */
const maxNamed = 3

export const handler = handle(call, (context) =>
  context.tx(async (db) => {
    const author = authorOf(context)
    const { threads, left } = await readSiteNotes(db, author, limit)
    const documents = await findEachEditable(db, [...new Set(threads.map(({ document }) => document))], author)
    return { notes: threads.flatMap((thread) => placed(thread, documents.get(thread.document))), left }
  }),
)

function placed(thread: NoteThread & { document: string }, found: Found | undefined): SiteNote[] {
  if (!found) return []
  const nodes = found.read?.flat.nodes
  const node = thread.node === undefined ? undefined : nodes?.get(thread.node)
  return [
    {
      ...thread,
      ...(node && nodes
        ? {
            part: {
              ...(node.fields.name ? { name: node.fields.name } : {}),
              kind: node.kind,
              types: typesIn(nodes, node).slice(0, maxNamed),
            },
          }
        : {}),
    },
  ]
}

function typesIn(nodes: FlatPage['nodes'], node: FlatNode): string[] {
  if (node.kind === 'block') return [node.fields.type]
  return [
    ...new Set(
      childrenOf(node)
        .flatMap((id) => nodes.get(id) ?? [])
        .flatMap((child) => typesIn(nodes, child)),
    ),
  ]
}
