import { call } from '@schemas/api/message/read'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { tellPeople } from '../../messages/feed'
import { readerOf } from '../../messages/reader-of'
import { markRead } from '../../messages/threads'
import { messageWords } from '../../messages/words'

export const handler = handle(call, async (given) => {
  const { input, tx, site, locale } = given
  const reader = readerOf(given)
  return tx(async (db) => {
    const done = await markRead(db, reader.id, input.id, input.no)
    if (!done) throw new CallError(404, messageWords.unknownThread[locale])
    // The reader's other tabs and devices count anew.
    if (done.isNew) await tellPeople(db, site.id, [reader.id])
    return { readNo: done.readNo }
  })
})
