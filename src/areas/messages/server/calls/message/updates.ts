import { call } from '@schemas/messages/calls/message/updates'
import { isSessionAlive } from '@gateway/auth/session'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { readerOf } from '../../domain/reader-of'
import { countUnread } from '../../domain/threads'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  const reader = readerOf(context)
  const now = () => tx((db) => countUnread(db, reader.id))
  if (input.since === undefined || input.seconds === 0) return now()
  // Waiting starts before reading, so that nothing is missed in between.
  const waiting = services.messageFeed.wait(
    { site: site.id, person: reader.id, session: reader.sessionId },
    input.seconds * 1000,
  )
  try {
    const first = await now()
    if (first.revision !== input.since) return first
    await waiting.done
  } finally {
    waiting.cancel()
  }
  return tx(async (db) => {
    if (!(await isSessionAlive(db, reader.sessionId))) throw signInFirst(locale)
    return countUnread(db, reader.id)
  })
})
