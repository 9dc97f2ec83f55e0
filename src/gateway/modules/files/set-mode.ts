import { call } from '@schemas/api/files/set-mode'
import { answerItem } from '../../files/answer'
import { setMode } from '../../files/set-mode'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) =>
  answerItem(context, await setMode(context, context.input.id, context.input.mode)),
)
