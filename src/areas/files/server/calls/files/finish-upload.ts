import { call } from '@schemas/files/calls/files/finish-upload'
import { answerItem } from '@gateway/files/answer'
import { finishUpload } from '@gateway/files/finish-upload'
import { withConflictDetails } from '@gateway/files/name-conflict'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) =>
  answerItem(context, await withConflictDetails(context, finishUpload(context, context.input))),
)
