import { numberSeries } from '@gateway/db/numbering-tables'
import { attempt } from '@gateway/db/account-tables'
import { callNonce, idempotency } from '@gateway/db/idempotency-tables'
import { person, rehearsal } from '@gateway/db/tables'
import { beyond, makePeople } from './make-rows'
import { defineIsolation } from './define-isolation'

/** What the isolation tests need to know about the ground, which is of no area. */
export const ground = defineIsolation({
  makers: {
    // A number that exists only at beta.
    beyond: () => Promise.resolve({ own: '1', foreign: String(beyond), unknown: String(beyond + 1) }),
    person: (database) => makePeople(database),
    other_person: (database) => makePeople(database),
  },
  makeRest: async ({ db, siteId, user, word, own }) => {
    await db.insert(attempt).values({ siteId, subject: word, windowStart: new Date(), count: 1 })
    await db.insert(callNonce).values({ siteId, nonce: word, endsAt: new Date('2999-01-01T00:00:00Z') })
    await db
      .insert(idempotency)
      .values({ siteId, personId: user, call: 'account/wallet', key: word, bodyHash: word, answer: { word } })
    await db.insert(numberSeries).values({ siteId, issuer: word, kind: word, period: '2026', last: 1 })
    await db
      .insert(rehearsal)
      .values({ siteId, build: word, summary: { documents: 1, changed: 0, failed: 0, lost: 0 } })
    await db
      .insert(person)
      .values({ siteId, id: own('person'), email: `${word}@beta.example`, firstname: word, role: 'user' })
  },
  tables: {
    attempt: { none: 'a counter, by keys of the gateway' },
    call_nonce: { none: 'a cache, by keys of the gateway' },
    idempotency: { none: 'a cache, whose keys name their person and site' },
    membership: { none: 'read for what a caller may do at branches, which are not found themselves' },
    number_series: { none: 'counters of documents, read by taking the next number only' },
    search_gram: { none: 'pairs of letters, which lead to rows of other tables only' },
    rehearsal: { none: 'a cache, by keys of the gateway' },
  },
  acting: false,
})
