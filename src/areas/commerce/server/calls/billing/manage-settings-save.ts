import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/commerce/calls/billing/manage-settings-save'
import { checkOwnPassword } from '@gateway/auth/check-own-password'
import { lockOwnAccount } from '@gateway/auth/lock-own-account'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { handle } from '@gateway/call/handle'
import { signInFirst } from '@gateway/call/refusals'
import { person } from '@gateway/db/tables'
import { queueMail } from '@gateway/mail/queue-mail'
import { siteOrigin } from '@gateway/mail/site-origin'
import { nameOf, saveMoneySettings } from '../../billing/money-settings'
import { thaiBanks } from '../../billing/thai-banks'
import { accountChangedMail } from '../../mail/account-changed-mail'
import { shopError } from '../../messages'
import { shopOf } from '../../shop-of'

export const handler = handle(call, async (context) => {
  const { input, tx, locale, site, services } = context
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { password, ...wanted } = input
  for (const [at, { kind, bank }] of wanted.accounts.entries())
    if (kind === 'bank' && (bank === undefined || !thaiBanks.has(bank)))
      throw shopError('unknownBank', locale, { field: `accounts.${at}.bank` })
  const has = (kind: 'promptpay' | 'bank') => wanted.accounts.some((each) => each.kind === kind)
  if (
    (wanted.methods.includes('promptpay') && !has('promptpay')) ||
    (wanted.methods.includes('transfer') && !has('bank'))
  )
    throw shopError('noAccountFor', locale, { field: 'methods' })
  const proven = await checkOwnPassword(context, password)
  const settings = await tx(async (db) => {
    await lockOwnAccount(db, me, { lock: 'update', proven, otherwise: signInFirst(locale) })
    const saved = await saveMoneySettings(shopOf(context, db), wanted)
    if (!saved.ok) throw shopError('staleSettings', locale)
    if (saved.hasNewAccounts) {
      const admins = await db
        .select()
        .from(person)
        .where(and(eq(person.role, 'admin'), eq(person.status, 'active')))
      const url = `${siteOrigin(services.settings, site, context.origin)}/cluster/bills`
      const name = [me.firstname, me.lastname].filter(Boolean).join(' ') || me.email
      for (const { id, email, firstname, locale: own } of admins)
        await queueMail(db, services, site, {
          purpose: 'money',
          to: { id, email, name: firstname, locale: own },
          text: accountChangedMail(own, { name, accounts: saved.settings.accounts.map(nameOf), url }),
        })
    }
    return saved.settings
  })
  services.wakeMail()
  return settings
})
