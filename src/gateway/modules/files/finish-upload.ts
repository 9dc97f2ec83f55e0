import { call } from '@schemas/api/files/finish-upload'
import { answerItem } from '../../files/answer'
import { finishUpload } from '../../files/finish-upload'
import { withConflictDetails } from '../../files/name-conflict'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) =>
  answerItem(context, await withConflictDetails(context, finishUpload(context, context.input))),
)
