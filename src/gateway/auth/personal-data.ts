import { desc, eq, sql } from 'drizzle-orm'
import { mail, session } from '../db/account-tables'
import { message } from '../db/message-tables'
import type { Db } from '../db/open'
import { audit, formSubmission, item } from '../db/tables'
import { readWholeWallet } from '../wallet/transactions'
import { readOwnProfile } from './own-profile'

/** What a part of the product keeps of a person: what they get of it when they ask, and what goes when they leave. */
export type PersonalData = {
  read: (tx: Db, person: string) => Promise<unknown>
  /** Takes the person out of it. What others need stays without a name. */
  forget?: (tx: Db, person: string) => Promise<unknown>
}

/** By the names under which a person finds them in their file. */
export const personalData: Record<string, PersonalData> = {
  profile: { read: readOwnProfile },
  sessions: {
    read: (tx, person) => tx.select({ startedAt: session.createdAt, lastActiveAt: session.lastActiveAt, endedAt: session.revokedAt, userAgent: session.userAgent, address: session.address, via: session.via }).from(session).where(eq(session.personId, person)).orderBy(desc(session.createdAt)),
    forget: (tx, person) => tx.update(session).set({ userAgent: '', address: '' }).where(eq(session.personId, person)),
  },
  mail: {
    read: (tx, person) => tx.select({ subject: mail.subject, to: mail.to, madeAt: mail.madeAt, sentAt: mail.sentAt }).from(mail).where(eq(mail.personId, person)).orderBy(desc(mail.madeAt)),
    // What waits is still to go, such as the word that the account is closed.
    forget: (tx, person) => tx.execute(sql`DELETE FROM mail WHERE person_id = ${person} AND status <> 'waiting'`),
  },
  answers: {
    read: (tx, person) => tx.select({ form: formSubmission.form, page: formSubmission.pagePath, answers: formSubmission.answers, sentAt: formSubmission.createdAt }).from(formSubmission).where(eq(formSubmission.personId, person)).orderBy(desc(formSubmission.createdAt)),
    forget: (tx, person) => tx.update(formSubmission).set({ personId: null }).where(eq(formSubmission.personId, person)),
  },
  // Money that moved stays written down; its reasons are the site's.
  wallet: { read: readWholeWallet },
  messages: {
    read: (tx, person) => tx.select({ at: message.createdAt, body: message.body }).from(message).where(eq(message.authorId, person)).orderBy(desc(message.createdAt)),
    // That something was written stays, because the answer to it does; what it said goes.
    forget: (tx, person) => tx.update(message).set({ body: '–' }).where(eq(message.authorId, person)),
  },
  files: { read: (tx, person) => tx.select({ name: item.name, type: item.mime, size: item.size, at: item.createdAt }).from(item).where(eq(item.ownerId, person)) },
  acts: { read: (tx, person) => tx.select({ at: audit.at, action: audit.action, subject: audit.subject }).from(audit).where(eq(audit.personId, person)).orderBy(desc(audit.at)).limit(10_000) },
}
