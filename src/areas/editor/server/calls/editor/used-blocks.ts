import { call } from '@schemas/editor/calls/editor/used-blocks'
import { authorOf } from '@gateway/drafts/author'
import { blocksIn } from '@gateway/drafts/blocks-in'
import { editedInTurn } from '@gateway/drafts/edited-contents'
import { handle } from '@gateway/call/handle'

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
