import { call } from '@schemas/account/calls/member/make-bypass'
import { closedAccount } from '@gateway/auth/account-messages'
import { openBypasses } from '@gateway/auth/bypass'
import { findMember } from '@gateway/auth/members'
import { issueToken } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const refused = {
  en: 'You can’t impersonate an admin or yourself.',
  th: 'เข้าใช้งานแทนผู้ดูแลระบบหรือแทนตนเองไม่ได้',
}

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, origin, locale } = context
  return tx(async (db) => {
    const of = await findMember(db, input.id, locale)
    // An admin's actions are audited under their name: no other admin may borrow it.
    if (of.id === me.id || of.role === 'admin') throw new CallError('forbidden', refused[locale])
    if (of.status !== 'active') throw closedAccount(locale)
    const slug = await issueToken(db, site.id, {
      purpose: 'bypass',
      person: of.id,
      data: { reason: input.reason },
      madeBy: me.id,
    })
    await recordAudit(db, {
      site: site.id,
      person: me.id,
      action: 'bypass-made',
      subject: `person:${of.id}`,
      after: { reason: input.reason },
    })
    const [link] = await openBypasses(db, of.id)
    if (!link) throw new Error('The link that was made is not there.')
    return { url: `${origin}/user/bypass/${slug}`, link }
  })
})
