import { call } from '@schemas/api/files/move'
import { answerItems } from '../../files/answer'
import { moveAcross } from '../../files/move-across'
import { replaces } from '../../files/move-items'
import { relocateTrash } from '../../files/relocate-objects'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { rows, conflicts, replaced } = await moveAcross(context, context.input)
  if (replaces(context.input)) await relocateTrash(context)
  return { items: await answerItems(context, rows), conflicts, replaced }
})
