import { call } from '@schemas/files/calls/files/move'
import { answerItems } from '@gateway/files/answer'
import { moveAcross } from '@gateway/files/move-across'
import { replaces } from '@gateway/files/move-items'
import { relocateTrash } from '@gateway/files/relocate-objects'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { rows, conflicts, replaced } = await moveAcross(context, context.input)
  if (replaces(context.input)) await relocateTrash(context)
  return { items: await answerItems(context, rows), conflicts, replaced }
})
