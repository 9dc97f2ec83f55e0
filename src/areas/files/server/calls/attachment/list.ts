import { call } from '@schemas/files/calls/attachment/list'
import { attachmentKinds, isAllowed } from '@gateway/attachments/attachment-kinds'
import { attachmentsOf, describeAttachments } from '@gateway/attachments/read-attachments'
import { handle } from '@gateway/call/handle'
import { fileError } from '@gateway/files/messages'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const kind = (await attachmentKinds()).get(input.kind)
  if (!kind) throw fileError('unknown', locale)
  const { rows, mayWrite } = await tx(async (db) => {
    const reader = { ...context, db }
    if (!(await isAllowed(kind.mayRead(reader, input.row)))) throw fileError('unknown', locale)
    return {
      rows: (await attachmentsOf(db, input.kind, [input.row])).get(input.row) ?? [],
      mayWrite: await isAllowed(kind.mayWrite(reader, input.row)),
    }
  })
  return { attachments: await describeAttachments(context, rows), mayWrite, limit: kind.limit }
})
