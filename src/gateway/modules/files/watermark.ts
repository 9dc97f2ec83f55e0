import { call } from '@schemas/api/files/watermark'
import { answerItem } from '../../files/answer'
import { watermarkItem } from '../../files/watermark-item'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => answerItem(context, await watermarkItem(context, context.input)))
