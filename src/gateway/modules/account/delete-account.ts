import { eq, sql } from 'drizzle-orm'
import { call } from '@schemas/api/account/delete-account'
import { satangPerBaht } from '@schemas/constants'
import { otherAddress, walletNotEmpty } from '../../auth/account-words'
import { checkOwnPassword } from '../../auth/check-own-password'
import { holdAdmins } from '../../auth/hold-admins'
import { revokeTokens } from '../../auth/one-time-token'
import { ownPerson } from '../../auth/own-person'
import { personalData } from '../../auth/personal-data'
import { refuseImpersonator } from '../../auth/refuse-impersonator'
import { closeSessions } from '../../auth/session'
import { linkedAccount } from '../../db/account-tables'
import { person } from '../../db/tables'
import { recordAudit } from '../../drafts/audit'
import { handle } from '../../http/handle'
import { queueAccountMail } from '../../mail/account-mail'
import { addStrays } from '../../media/stray-objects'
import { publicPath, publicPrefix } from '../../storage/object-keys'
import { balanceOf } from '../../wallet/ledger'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, services, locale, account } = context
  if (input.confirm !== me.email) throw otherAddress(locale)
  await checkOwnPassword(context, input.password)
  await tx(async (db) => {
    await holdAdmins(db, site.id, me.id, locale)
    const balance = await balanceOf(db, me.id)
    if (balance > 0) throw walletNotEmpty(locale, `฿${(balance / satangPerBaht).toLocaleString('en', { maximumFractionDigits: 2 })}`)
    await queueAccountMail(db, context, 'deleted', me)
    for (const { forget } of Object.values(personalData)) await forget?.(db, me.id)
    await closeSessions(db, me.id, 'closed')
    await revokeTokens(db, me.id)
    await db.delete(linkedAccount).where(eq(linkedAccount.personId, me.id))
    if (me.avatar?.startsWith(publicPath)) await addStrays(db, site.id, [publicPrefix + me.avatar.slice(publicPath.length)], new Date())
    // The row stays, because others' rows name it; who it was does not. The address is free for a new account.
    await db
      .update(person)
      .set({ status: 'deleted', email: `${me.id}@deleted.invalid`, passwordHash: null, firstname: '', lastname: '', avatar: null, phone: '', address: null, timeZone: null, emailVerifiedAt: null, deletedAt: new Date(), version: sql`${person.version} + 1` })
      .where(eq(person.id, me.id))
    await recordAudit(db, { site: site.id, person: me.id, action: 'delete-account', subject: `person:${me.id}` })
  })
  services.wakeMail()
  await account.end('closed')
  return { status: true as const }
})
