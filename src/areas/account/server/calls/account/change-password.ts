import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/change-password'
import { checkOwnPassword } from '@gateway/auth/check-own-password'
import { lockOwnAccount } from '@gateway/auth/lock-own-account'
import { revokeTokens } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { checkPassword } from '@gateway/auth/password-strength'
import { hashPassword } from '@gateway/auth/passwords'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { closeSessions } from '@gateway/auth/session'
import { person } from '@gateway/db/tables'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { queueAccountMail } from '@gateway/mail/account-mail'

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, locale } = context
  refuseImpersonator(context)
  const me = ownPerson(context)
  const proven = await checkOwnPassword(context, input.current, 'current')
  checkPassword(input.password, [me.email, me.firstname, me.lastname, site.id], locale)
  const passwordHash = await hashPassword(input.password)
  const ended = await tx(async (db) => {
    // A reset during checking and hashing is newer, and has ended this session.
    await lockOwnAccount(db, me, { lock: 'update', proven, otherwise: signInFirst(locale) })
    // `version` covers what profile forms show, which excludes the password: a profile being edited must not become
    // stale.
    await db.update(person).set({ passwordHash }).where(eq(person.id, me.id))
    await revokeTokens(db, me.id)
    await queueAccountMail(db, context, 'changed', me, '/user/recovery')
    return closeSessions(db, me.id, 'elsewhere', { but: me.sessionId })
  })
  services.wakeMail()
  return { ended }
})
