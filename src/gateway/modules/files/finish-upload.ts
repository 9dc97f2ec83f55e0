import { call } from '@schemas/api/files/finish-upload'
import { answerItem } from '../../files/answer'
import { finishUpload } from '../../files/finish-upload'
import { sayingSibling } from '../../files/say-sibling'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) =>
  answerItem(context, await sayingSibling(context, finishUpload(context, context.input))),
)
