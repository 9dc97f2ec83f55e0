import { call } from '@schemas/api/files/copy'
import { answerItems } from '../../files/answer'
import { copyItems } from '../../files/copy-items'
import { replaces } from '../../files/move-items'
import { relocateTrash } from '../../files/relocate-objects'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { rows, conflicts, replaced } = await copyItems(context, context.input)
  if (replaces(context.input)) await relocateTrash(context)
  return { items: await answerItems(context, rows), conflicts, replaced }
})
