import { call } from '@schemas/messages/calls/message/read'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { notifyTopic } from '@gateway/updates/notify-topic'
import { messagesTopic } from '../../domain/messages-topic'
import { readerOf } from '../../domain/reader-of'
import { markRead } from '../../domain/threads'
import { messageErrors } from '../../domain/message-errors'

export const handler = handle(call, async (context) => {
  const { input, tx, site, locale } = context
  const reader = readerOf(context)
  return tx(async (db) => {
    const done = await markRead(db, reader.id, input.id, input.no)
    if (!done) throw new CallError('not_found', messageErrors.unknownThread[locale])
    // The reader's other tabs and devices update their counts.
    if (done.isNew) await notifyTopic(db, site.id, messagesTopic, [reader.id])
    return { readNo: done.readNo }
  })
})
