import { eq } from 'drizzle-orm'
import { call } from '@schemas/api/account/change-password'
import { checkOwnPassword } from '../../auth/check-own-password'
import { lockOwnAccount } from '../../auth/lock-own-account'
import { revokeTokens } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { checkPassword } from '../../auth/password-strength'
import { hashPassword } from '../../auth/passwords'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { closeSessions } from '../../auth/session'
import { person } from '../../db/tables'
import { handle } from '../../http/handle'
import { signInFirst } from '../../http/refusals'
import { queueAccountMail } from '../../mail/account-mail'

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
