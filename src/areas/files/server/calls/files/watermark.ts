import { call } from '@schemas/files/calls/files/watermark'
import { answerItem } from '@gateway/files/answer'
import { watermarkItem } from '@gateway/files/watermark-item'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => answerItem(context, await watermarkItem(context, context.input)))
