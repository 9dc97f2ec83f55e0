import { call } from '@schemas/api/message/read'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { notifyPeople } from '../../messages/feed'
import { readerOf } from '../../messages/reader-of'
import { markRead } from '../../messages/threads'
import { messageErrors } from '../../messages/message-errors'

export const handler = handle(call, async (context) => {
  const { input, tx, site, locale } = context
  const reader = readerOf(context)
  return tx(async (db) => {
    const done = await markRead(db, reader.id, input.id, input.no)
    if (!done) throw new CallError('not_found', messageErrors.unknownThread[locale])
    // The reader's other tabs and devices update their counts.
    if (done.isNew) await notifyPeople(db, site.id, [reader.id])
    return { readNo: done.readNo }
  })
})
