import { randomUUID } from 'node:crypto'
import { call } from '@schemas/account/calls/member/invite'
import { describeMember, findMember } from '@gateway/auth/members'
import { invitedSeconds, issueToken } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { person } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { queueAccountMail } from '@gateway/mail/account-mail'
import { takenEmail } from '@gateway/auth/account-messages'

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const me = ownPerson(context)
  const { input, tx, site, services, locale } = context
  const invited = await tx(async (db) => {
    const [row] = await db
      .insert(person)
      .values({ siteId: site.id, id: randomUUID(), ...input, status: 'pending', locale: site.space.locales[0] ?? 'th' })
      .onConflictDoNothing()
      .returning()
    if (!row) throw takenEmail(locale, 'email')
    const token = await issueToken(db, site.id, {
      purpose: 'recover',
      person: row.id,
      madeBy: me.id,
      seconds: invitedSeconds,
    })
    await queueAccountMail(db, context, 'invite', row, { path: '/user/recovery?token=', token })
    await recordAudit(db, {
      site: site.id,
      person: me.id,
      action: 'member-invite',
      subject: `person:${row.id}`,
      after: { role: row.role },
    })
    return findMember(db, row.id, locale)
  })
  services.wakeMail()
  return { member: describeMember(invited, me.id) }
})
