import { call } from '@schemas/files/calls/files/set-mode'
import { answerItem } from '@gateway/files/answer'
import { setMode } from '@gateway/files/set-mode'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) =>
  answerItem(context, await setMode(context, context.input.id, context.input.mode)),
)
