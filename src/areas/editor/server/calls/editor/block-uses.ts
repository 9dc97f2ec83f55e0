import { sql } from 'drizzle-orm'
import { call } from '@schemas/editor/calls/editor/block-uses'
import { draft } from '@gateway/db/tables'
import { authorOf } from '@gateway/drafts/author'
import { blocksIn } from '@gateway/drafts/blocks-in'
import { editedInTurn } from '@gateway/drafts/edited-contents'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { type } = context.input
  // Drafts without the type's name are not parsed; type names need no escaping.
  const named = sql`strpos(${draft.content}::text, ${`"${type}"`}) > 0`
  const uses: { key: string; blocks: number; first: string }[] = []
  for await (const { entry, content } of editedInTurn(context.tx, authorOf(context), context.log, named)) {
    const found = blocksIn(content).get(type)
    if (found) uses.push({ key: entry.key, ...found })
  }
  return { uses }
})
