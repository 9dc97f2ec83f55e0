import { randomUUID } from 'node:crypto'
import { eq, or } from 'drizzle-orm'
import { mail } from '@gateway/db/account-tables'
import { message, thread } from '@gateway/db/message-tables'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { writeMessage } from '@areas/messages/server/domain/write-message'
import { makeLoose } from '../files/attachment-rows'
import { demoPerson, newPerson } from '../isolation/make-rows'
import { defineIsolation } from '../isolation/define-isolation'

export const isolation = defineIsolation({
  rowless: {
    'email/send subject': 'what a letter is about',
  },
  makesRows: ['message/send id'],
  extraInputs: {
    'message/send files[]': (ids) => ({ id: randomUUID(), ...ids.message?.extras }),
    'message/send to': () => ({ id: randomUUID() }),
  },
  makers: {
    message_file: (database) => makeLoose(database, 'message'),
    // Between the demo user and manager; no one else of the site finds it.
    thread: async (database) => {
      const write = (site: string) =>
        withSite(database, site, async (tx) => {
          const two = await tx
            .select({ id: person.id })
            .from(person)
            .where(or(eq(person.email, `user@${site}.example`), eq(person.email, `manager@${site}.example`)))
          return (
            await writeMessage(
              tx,
              { site, kind: 'direct', members: two.map((each) => each.id) },
              { author: two[0]?.id ?? null, body: 'Hello' },
            )
          ).threadId
        })
      const two = [await newPerson(database, 'alpha'), await newPerson(database, 'alpha')]
      const others = await withSite(database, 'alpha', (tx) =>
        writeMessage(tx, { site: 'alpha', kind: 'direct', members: two }, { author: two[0] ?? null, body: 'Hello' }),
      )
      return {
        own: await write('alpha'),
        foreign: await write('beta'),
        unknown: randomUUID(),
        others: others.threadId,
        owner: two[0] ?? '',
      }
    },
    // Of the threads just made.
    message: async (database) => {
      const { db } = database
      const first = async (siteId: string) =>
        (await db.select({ id: message.id }).from(message).where(eq(message.siteId, siteId)).limit(1))[0]?.id ?? ''
      // A sent id creates a message, and so must another site's: from then on it is alpha's as well.
      return {
        own: await first('alpha'),
        foreign: await first('beta'),
        unknown: randomUUID(),
        shownBy: 'all',
        extras: { to: await demoPerson(database, 'alpha', 'manager') },
      }
    },
  },
  makeRest: async ({ db, siteId, user, word, own }) => {
    await db.insert(mail).values({
      siteId,
      id: randomUUID(),
      purpose: 'staff',
      personId: user,
      from: 'a@beta.example',
      to: 'b@beta.example',
      subject: word,
      plain: word,
    })
    await db.insert(thread).values({ siteId, id: own('thread'), kind: 'direct', of: word })
    await db
      .insert(message)
      .values({ siteId, threadId: own('thread'), no: 99, id: randomUUID(), authorId: user, body: word })
    await db.insert(mail).values({
      siteId,
      id: randomUUID(),
      purpose: 'notice',
      personId: user,
      from: 'a@beta.example',
      to: 'b@beta.example',
      subject: word,
      plain: word,
    })
  },
  tables: {
    mail: { call: 'account/export-data' },
    message: { call: 'message/thread' },
    thread: { call: 'message/thread', behind: ['thread_member'] },
    thread_member: { call: 'message/thread', behind: ['thread'] },
  },
  ownedKinds: ['thread', 'message_file'],
  acting: {
    open: [],
    closed: ['email/send', 'message/people', 'message/read', 'message/send', 'message/thread', 'message/threads'],
  },
})
