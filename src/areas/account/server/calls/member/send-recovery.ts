import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/send-recovery'
import { closedAccount } from '@gateway/auth/account-messages'
import { findMember } from '@gateway/auth/members'
import { invitedSeconds, issueToken } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { person } from '@gateway/db/tables'
import { recordAudit } from '@gateway/audit/audit'
import { handle } from '@gateway/call/handle'
import { queueAccountMail } from '@gateway/mail/account-mail'

export const handler = handle(call, async (context) => {
  const me = ownPerson(context)
  const { input, tx, site, services, locale } = context
  await tx(async (db) => {
    const of = await findMember(db, input.id, locale)
    if (of.status === 'disabled') throw closedAccount(locale)
    const [row] = await db.select().from(person).where(eq(person.id, of.id))
    // A person who signs in with LINE only has no password and needs no invitation.
    const isInvited = of.status === 'pending'
    const token = await issueToken(db, site.id, {
      purpose: 'recover',
      person: of.id,
      madeBy: me.id,
      ...(isInvited ? { seconds: invitedSeconds } : {}),
    })
    if (row)
      await queueAccountMail(db, context, isInvited ? 'invite' : 'recover', row, {
        path: '/user/recovery?token=',
        token,
      })
    await recordAudit(db, { site: site.id, person: me.id, action: 'member-recovery', subject: `person:${of.id}` })
  })
  services.wakeMail()
  return { status: true as const }
})
