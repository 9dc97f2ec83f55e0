import { eq } from 'drizzle-orm'
import { call } from '@schemas/messages/calls/message/send'
import { linkAttachments } from '@gateway/attachments/link-attachments'
import { attachmentsOf } from '@gateway/attachments/read-attachments'
import { lockActivePerson } from '@gateway/auth/lock-active-person'
import { message } from '@gateway/db/message-tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { messageKind, withFiles } from '../../domain/message-files'
import { readerOf } from '../../domain/reader-of'
import { describeMessage, mayWrite } from '../../domain/threads'
import { messageErrors as errors } from '../../domain/message-errors'
import { type Written, writeMessage } from '../../domain/write-message'

/** Messages per person in a quarter of an hour. */
const maxInWindow = 120

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  const { to, id, body, files } = input
  const writer = readerOf(context)
  if (to === writer.id) throw new CallError('own_account', errors.own[locale])
  const sent = await tx(async (db) => {
    const known = await find(db)
    const [reader] = await db.select({ role: person.role, status: person.status }).from(person).where(eq(person.id, to))
    if (!reader || reader.status === 'deleted') throw new CallError('not_found', errors.unknownPerson[locale])
    // For a member, people they may not write to do not exist: they must not find out who else is a member.
    if (!mayWrite(writer.role, reader))
      throw writer.role === 'user'
        ? new CallError('not_found', errors.unknownPerson[locale])
        : new CallError('forbidden', errors.staffOnly[locale])
    return known
  })
  const written = sent ?? (await write())
  const attached = await tx((db) => attachmentsOf(db, messageKind, [written.id]))
  return {
    thread: written.threadId,
    message: await withFiles(context, describeMessage(written, writer), attached.get(written.id)),
  }

  async function find(db: Db): Promise<Written | undefined> {
    const [known] = await db.select().from(message).where(eq(message.id, id))
    if (known && (known.authorId !== writer.id || known.body !== body))
      throw new CallError('idempotency_key_reused', errors.reused[locale])
    return known
  }

  async function write(): Promise<Written> {
    await count()
    try {
      return await tx(async (db) => {
        // A message written after a closing would stay.
        if (!(await lockActivePerson(db, writer.id))) throw signInFirst(locale)
        const made = await writeMessage(
          db,
          { site: site.id, kind: 'direct', members: [writer.id, to] },
          { id, author: writer.id, body },
        )
        await linkAttachments(db, { site: site.id, kind: messageKind, row: id, ids: files, person: writer.id, locale })
        return made
      })
    } catch (error) {
      // The same message arrived twice at once: the database admits one.
      const known = await tx(find)
      if (!known) throw error
      return known
    }
  }

  async function count(): Promise<void> {
    if (!(await services.limits.guess(site.id, `message:${writer.id}`, maxInWindow)))
      throw new CallError('rate_limited', errors.tooMany[locale])
  }
})
