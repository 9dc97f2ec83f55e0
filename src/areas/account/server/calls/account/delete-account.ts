import { call } from '@schemas/account/calls/account/delete-account'
import { otherAddress, walletNotEmpty } from '@gateway/auth/account-messages'
import { checkOwnPassword } from '@gateway/auth/check-own-password'
import { forgetPerson } from '@gateway/auth/forget-person'
import { lockAdmins } from '@gateway/auth/lock-admins'
import { lockOwnAccount } from '@gateway/auth/lock-own-account'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { queueAccountMail } from '@gateway/mail/account-mail'
import { baht, balanceOf } from '@areas/wallet/server/public'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, services, locale, account } = context
  if (input.confirm !== me.email) throw otherAddress(locale)
  const proven = await checkOwnPassword(context, input.password)
  await tx(async (db) => {
    await lockAdmins(db, site.id, me.id, locale)
    // Of two concurrent closings the later finds it closed; a concurrent reset means the account is wanted.
    await lockOwnAccount(db, me, { lock: 'update', proven, otherwise: signInFirst(locale) })
    const balance = await balanceOf(db, me.id)
    if (balance > 0) throw walletNotEmpty(locale, baht(balance))
    await forgetPerson(db, site.id, me.id)
    // The only mail sent after closing: its row is removed with it.
    await queueAccountMail(db, context, 'deleted', me)
    await recordAudit(db, { site: site.id, person: me.id, action: 'delete-account', subject: `person:${me.id}` })
  })
  services.wakeMail()
  await account.end('closed')
  return { status: true as const }
})
