import { setImmediate as otherWork } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { call } from '@schemas/api/editor/block-uses'
import { draft } from '../../db/tables'
import { authorOf } from '../../drafts/author'
import { blocksIn } from '../../drafts/blocks-in'
import { editedContents } from '../../drafts/edited-contents'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const { type } = given.input
  // Drafts without the type's name are not read; in it no sign stands for another.
  const contents = await given.tx((db) => editedContents(db, authorOf(given), given.log, sql`strpos(${draft.content}::text, ${`"${type}"`}) > 0`))
  const uses: { key: string; blocks: number; first: string }[] = []
  for (const { entry, content } of contents) {
    const found = content === undefined ? undefined : blocksIn(content).get(type)
    if (found) uses.push({ key: entry.key, ...found })
    await otherWork()
  }
  return { uses }
})
