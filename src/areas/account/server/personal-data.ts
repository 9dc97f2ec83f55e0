import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm'
import { readOwnProfile } from '@gateway/auth/own-profile'
import type { PersonalData } from '@gateway/auth/personal-data'
import { mail, oneTimeToken, session } from '@gateway/db/account-tables'
import { audit } from '@gateway/db/tables'

/** Whether a mail goes to the person `own`, with or without a display name. */
const isToOwn = sql`(mail."to" = own.email OR right(mail."to", length(own.email) + 2) = '<' || own.email || '>')`

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
