import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { spellMentions } from '@schemas/note-mentions'
import { mail, oneTimeToken, session } from '../db/account-tables'
import { formNotice } from '../db/form-notice-tables'
import { message } from '../db/message-tables'
import { note, noteSeen } from '../db/note-tables'
import type { Db } from '../db/open'
import { share, shareAccess } from '../db/share-tables'
import { audit, formSubmission, item } from '../db/tables'
import { forgetFiles } from '../files/forget-files'
import { readWholeWallet } from '../wallet/transactions'
import { readOwnProfile } from './own-profile'

/** What an area stores of a person: what they get in their export, and what is removed when they leave. */
export type PersonalData = {
  read: (tx: Db, person: string) => Promise<unknown>
  /** Removes the person. What others need stays, without a name. */
  forget?: (tx: Db, person: string) => Promise<unknown>
}

/** Whether a mail goes to the person `own`, with or without a display name. */
const isToOwn = sql`(mail."to" = own.email OR right(mail."to", length(own.email) + 2) = '<' || own.email || '>')`

const isNamed = (person: string) => sql`${note.mentions} @> ${JSON.stringify([{ person }])}::jsonb`

/** Keyed by the names used in a person's export file. */
export const personalData: Record<string, PersonalData> = {
  profile: { read: readOwnProfile },
  sessions: {
    read: (tx, person) =>
      tx
        .select({
          startedAt: session.createdAt,
          lastActiveAt: session.lastActiveAt,
          endedAt: session.revokedAt,
          userAgent: session.userAgent,
          address: session.address,
          via: session.via,
        })
        .from(session)
        .where(eq(session.personId, person))
        .orderBy(desc(session.createdAt)),
    forget: (tx, person) => tx.update(session).set({ userAgent: '', address: '' }).where(eq(session.personId, person)),
  },
  mail: {
    read: (tx, person) =>
      tx
        .select({ subject: mail.subject, to: mail.to, madeAt: mail.madeAt, sentAt: mail.sentAt })
        .from(mail)
        .where(and(eq(mail.personId, person), ne(mail.purpose, 'staff'), isNull(mail.asked)))
        .orderBy(desc(mail.madeAt)),
    // Includes what went to their address before it had an account; requests still waiting are dropped. Mail that staff
    // wrote is another person's act and still reaches its recipient, whichever of the two is erased; without the
    // sender's name, and without leaving an erased address.
    forget: async (tx, person) => {
      await tx
        .update(mail)
        .set({ personId: null })
        .where(and(eq(mail.personId, person), eq(mail.purpose, 'staff')))
      await tx.execute(sql`
        DELETE FROM mail USING person AS own
        WHERE own.id = ${person} AND own.site_id = mail.site_id AND (mail.purpose <> 'staff' OR mail.status <> 'waiting') AND (mail.person_id = own.id OR ${isToOwn})`)
      await tx.execute(
        sql`UPDATE mail SET keeps_line = false FROM person AS own WHERE own.id = ${person} AND own.site_id = mail.site_id AND ${isToOwn}`,
      )
    },
  },
  // One-time records: links of mails, codes, sign-in steps. Everything else they hold (names, addresses, a password
  // hash) goes with them.
  requests: {
    read: (tx, person) =>
      tx
        .select({
          purpose: oneTimeToken.purpose,
          madeAt: oneTimeToken.madeAt,
          expiresAt: oneTimeToken.expiresAt,
          usedAt: oneTimeToken.usedAt,
        })
        .from(oneTimeToken)
        .where(eq(oneTimeToken.personId, person))
        .orderBy(desc(oneTimeToken.madeAt)),
    forget: async (tx, person) => {
      await tx.execute(sql`
        DELETE FROM one_time_token AS token USING person AS own
        WHERE own.id = ${person} AND own.site_id = token.site_id
          AND (token.person_id = own.id OR token.data ->> 'person' = own.id OR token.data ->> 'email' = own.email
            OR token.data ->> 'subject' IN (SELECT subject FROM linked_account AS linked WHERE linked.site_id = own.site_id AND linked.person_id = own.id))`)
      // Attempts and requests are counted by address.
      await tx.execute(
        sql`DELETE FROM attempt USING person AS own WHERE own.id = ${person} AND own.site_id = attempt.site_id AND position(':' || own.email || ':' IN attempt.subject || ':') > 0`,
      )
    },
  },
  answers: {
    read: (tx, person) =>
      tx
        .select({
          form: formSubmission.form,
          page: formSubmission.pagePath,
          answers: formSubmission.answers,
          sentAt: formSubmission.createdAt,
        })
        .from(formSubmission)
        .where(eq(formSubmission.personId, person))
        .orderBy(desc(formSubmission.createdAt)),
    forget: (tx, person) =>
      tx.update(formSubmission).set({ personId: null }).where(eq(formSubmission.personId, person)),
  },
  // People who have left are no longer notified of submissions.
  notices: {
    read: (tx, person) =>
      tx
        .select({ form: formNotice.form })
        .from(formNotice)
        .where(sql`${formNotice.addresses} ? (SELECT email FROM person WHERE id = ${person})`),
    forget: (tx, person) =>
      tx.execute(
        sql`UPDATE form_notice SET addresses = addresses - own.email FROM person AS own WHERE own.id = ${person} AND own.site_id = form_notice.site_id AND form_notice.addresses ? own.email`,
      ),
  },
  // Wallet entries stay on record; their reasons belong to the site.
  wallet: { read: readWholeWallet },
  messages: {
    read: (tx, person) =>
      tx
        .select({ at: message.createdAt, body: message.body })
        .from(message)
        .where(eq(message.authorId, person))
        .orderBy(desc(message.createdAt)),
    // The message row stays because replies reference it; its text goes.
    forget: (tx, person) => tx.update(message).set({ body: '–' }).where(eq(message.authorId, person)),
  },
  // Notes on the site's pages belong to the site and stay, without a name.
  notes: {
    read: (tx, person) =>
      tx
        .select({ document: note.document, at: note.madeAt, body: note.body })
        .from(note)
        .where(eq(note.madeBy, person))
        .orderBy(desc(note.madeAt)),
  },
  // Where they are mentioned. The note is someone else's; only the name is removed.
  mentions: {
    read: (tx, person) =>
      tx
        .select({ document: note.document, at: note.madeAt })
        .from(note)
        .where(isNamed(person))
        .orderBy(desc(note.madeAt)),
    forget: async (tx, person) => {
      await tx.delete(noteSeen).where(eq(noteSeen.personId, person))
      for (const { id, body, mentions } of await tx
        .select({ id: note.id, body: note.body, mentions: note.mentions })
        .from(note)
        .where(isNamed(person))) {
        const unnamed = spellMentions(body, mentions, (mention) => (mention.person === person ? '–' : undefined))
        await tx
          .update(note)
          .set({ body: unnamed.body, mentions: unnamed.mentions.filter((mention) => mention.person !== person) })
          .where(eq(note.id, id))
      }
    },
  },
  files: {
    read: (tx, person) =>
      tx
        .select({ name: item.name, type: item.mime, size: item.size, at: item.createdAt })
        .from(item)
        .where(eq(item.ownerId, person)),
    forget: forgetFiles,
  },
  links: {
    read: (tx, person) =>
      tx
        .select({
          name: item.name,
          label: share.label,
          permissions: share.permissions,
          madeAt: share.createdAt,
          expiresAt: share.expiresAt,
          downloads: share.downloadsUsed,
        })
        .from(share)
        .innerJoin(item, and(eq(item.siteId, share.siteId), eq(item.id, share.itemId)))
        .where(eq(share.madeBy, person))
        .orderBy(desc(share.createdAt)),
    // The visit by link stays in its owner's log, without a name.
    forget: (tx, person) =>
      tx
        .update(shareAccess)
        .set({ personId: null, address: '', userAgent: '' })
        .where(eq(shareAccess.personId, person)),
  },
  acts: {
    read: (tx, person) =>
      tx
        .select({ at: audit.at, action: audit.action, subject: audit.subject })
        .from(audit)
        .where(eq(audit.personId, person))
        .orderBy(desc(audit.at))
        .limit(10_000),
  },
}
