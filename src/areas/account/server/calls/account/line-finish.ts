import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/line-finish'
import { closedToYou, endedLink } from '@gateway/auth/account-messages'
import { lockOwnAccount } from '@gateway/auth/lock-own-account'
import { findStep, issueStep } from '@gateway/auth/line-tokens'
import { lineIsAway, lineIsOff, otherBrowser, takenLine } from '@gateway/auth/line-messages'
import { spendToken } from '@gateway/auth/one-time-token'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { linkedAccount } from '@gateway/db/account-tables'
import type { Db } from '@gateway/db/open'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { queueAccountMail } from '@gateway/mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, session, locale, log, account } = context
  const { browser, state, code, iss } = input
  const { line } = services
  if (!line) throw lineIsOff(locale)
  const away = await tx((db) => findStep(db, 'away', state, browser))
  // A callback opened in another browser gets no session, and does not consume the owner's.
  if (away === 'elsewhere') throw otherBrowser(locale)
  if (!away || !(await tx((db) => spendToken(db, 'line', state)))) throw endedLink(locale)
  const { redirectUri, nonce, verifier, to, person: links } = away
  const linePerson = await line.finish({ redirectUri, state, code, iss, nonce, verifier }).catch((error: unknown) => {
    log.warn({ err: error }, 'A sign-in with LINE did not come through.')
    throw lineIsAway(locale)
  })
  const where = and(eq(linkedAccount.provider, 'line'), eq(linkedAccount.subject, linePerson.subject))
  const goOn = to === undefined ? {} : { to }

  if (links !== undefined) {
    refuseImpersonator(context)
    // Links the requesting account while it is signed in here: a session that ended meanwhile links nothing.
    const me = session.person
    if (me?.id !== links) throw endedLink(locale)
    await tx(async (db) => {
      // Checked again, because the request to LINE took time.
      await lockOwnAccount(db, me, { lock: 'share', otherwise: endedLink(locale) })
      const [known] = await db.select().from(linkedAccount).where(where)
      if (known && known.personId !== links) throw takenLine(locale)
      if (known) return
      await db.delete(linkedAccount).where(and(eq(linkedAccount.provider, 'line'), eq(linkedAccount.personId, links)))
      const [linked] = await db
        .insert(linkedAccount)
        .values({
          siteId: site.id,
          provider: 'line',
          subject: linePerson.subject,
          personId: links,
          name: linePerson.name,
        })
        .onConflictDoNothing()
        .returning({ id: linkedAccount.personId })
      // Someone else linked it at this very moment.
      if (!linked) throw takenLine(locale)
      // It opens the account from now on, whatever its password: a person who did not do this must learn of it.
      await queueAccountMail(db, context, 'linked', me, '/user/profile#linked')
    })
    services.wakeMail()
    return { outcome: 'linked' as const, ...goOn }
  }

  const whose = (db: Db) =>
    db
      .select({ id: person.id, status: person.status })
      .from(linkedAccount)
      .innerJoin(person, and(eq(person.siteId, linkedAccount.siteId), eq(person.id, linkedAccount.personId)))
      .where(where)
  const [known] = await tx(whose)
  if (known && known.status !== 'active') throw closedToYou(locale)
  if (known) {
    const open = async (db: Db) => {
      // Locked, because it may be unlinked at this very moment.
      const [still] = await whose(db).for('share', { of: linkedAccount })
      if (still?.id !== known.id) throw endedLink(locale)
      return { person: still.id }
    }
    return {
      outcome: 'signed-in' as const,
      session: await account.start(open, { via: 'line', otherwise: closedToYou(locale) }),
      ...goOn,
    }
  }
  // LINE's email address is unverified, so no account is opened or created by it: the address must first answer a mail.
  const ticket = await tx((db) =>
    issueStep(db, site.id, 'newcomer', browser, { subject: linePerson.subject, name: linePerson.name, ...goOn }),
  )
  return {
    outcome: 'newcomer' as const,
    ticket,
    name: linePerson.name,
    ...(linePerson.email ? { email: linePerson.email } : {}),
  }
})
