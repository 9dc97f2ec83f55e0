import { call } from '@schemas/api/editor/used-blocks'
import { authorOf } from '../../drafts/author'
import { blocksIn } from '../../drafts/blocks-in'
import { editedInTurn } from '../../drafts/edited-contents'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const types = new Map<string, { type: string; blocks: number; documents: number }>()
  for await (const { content } of editedInTurn(context.tx, authorOf(context), context.log)) {
    for (const [type, { blocks }] of blocksIn(content)) {
      const known = types.get(type)
      types.set(type, { type, blocks: blocks + (known?.blocks ?? 0), documents: 1 + (known?.documents ?? 0) })
    }
  }
  return { types: [...types.values()] }
})
