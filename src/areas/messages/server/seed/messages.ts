import { and, eq, ne } from 'drizzle-orm'
import * as z from 'zod/mini'
import { thread, threadMember } from '@gateway/db/message-tables'
import { defineSeed, demoAgo, demoRole, momentOf } from '@gateway/seed/demo-seed'
import { notify } from '../domain/notify'
import { writeMessage } from '../domain/write-message'

export const seed = defineSeed({
  file: 'messages.json',
  schema: z.strictObject({
    threads: z.array(
      z.strictObject({
        between: z.tuple([demoRole, demoRole]),
        messages: z.array(z.strictObject({ by: demoRole, text: z.string(), ago: demoAgo })),
      }),
    ),
    notices: z.array(
      z.strictObject({
        to: demoRole,
        text: z.strictObject({ th: z.string(), en: z.string() }),
        link: z.optional(z.string()),
        ago: demoAgo,
      }),
    ),
  }),
  isSeeded: async (db) => (await db.select({ id: thread.id }).from(thread).limit(1)).length > 0,
  /** All but the last messages of each thread are read. */
  make: async ({ db, site, people }, { threads, notices }) => {
    for (const { between, messages } of threads) {
      const members = between.map((each) => people[each])
      for (const { by, text, ago } of messages) {
        const { threadId, no } = await writeMessage(
          db,
          { site, kind: 'direct', members },
          { author: people[by], body: text, at: momentOf(ago) },
        )
        await db
          .update(threadMember)
          .set({ readNo: no - 1 })
          .where(and(eq(threadMember.threadId, threadId), ne(threadMember.personId, people[by])))
      }
    }
    for (const { to, text, link, ago } of notices)
      await notify(db, { site, person: people[to], message: text, at: momentOf(ago), ...(link ? { link } : {}) })
  },
})
