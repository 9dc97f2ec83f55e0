import { call } from '@schemas/messages/calls/message/thread'
import { attachmentsOf } from '@gateway/attachments/read-attachments'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { messageKind, withFiles } from '../../domain/message-files'
import { readerOf } from '../../domain/reader-of'
import { findThread } from '../../domain/threads'
import { messageErrors } from '../../domain/message-errors'

export const handler = handle(call, async (context) => {
  const reader = readerOf(context)
  const { found, files } = await context.tx(async (db) => {
    const thread = await findThread(db, reader, context.input)
    return {
      found: thread,
      files: await attachmentsOf(db, messageKind, thread?.messages.map(({ id }) => id) ?? []),
    }
  })
  if (!found) throw new CallError('not_found', messageErrors.unknownThread[context.locale])
  const messages = await Promise.all(
    found.messages.map((message) => withFiles(context, message, files.get(message.id))),
  )
  return { ...found, messages }
})
