import { and, eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/member/revoke-bypass'
import { isOpenBypass } from '@gateway/auth/bypass'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { oneTimeToken } from '@gateway/db/account-tables'
import { recordAudit } from '@gateway/audit/audit'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

const unknown = { en: 'Link not found.', th: 'ไม่พบลิงก์นี้' }

export const handler = handle(call, async (context) => {
  refuseImpersonator(context)
  const { input, tx, site, locale } = context
  await tx(async (db) => {
    const [ended] = await db
      .update(oneTimeToken)
      .set({ revokedAt: new Date() })
      .where(and(isOpenBypass, eq(oneTimeToken.tokenHash, input.id)))
      .returning({ person: oneTimeToken.personId })
    if (!ended) throw new CallError('not_found', unknown[locale])
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'bypass-revoked',
      subject: `person:${ended.person ?? ''}`,
    })
  })
  return { status: true as const }
})
