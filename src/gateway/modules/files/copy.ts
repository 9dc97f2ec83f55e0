import { call } from '@schemas/api/files/copy'
import { answerItems } from '../../files/answer'
import { copyItems } from '../../files/copy-items'
import { replaces } from '../../files/move-items'
import { settleTrash } from '../../files/settle-objects'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { rows, conflicts, replaced } = await copyItems(context, context.input)
  if (replaces(context.input)) await settleTrash(context)
  return { items: await answerItems(context, rows), conflicts, replaced }
})
