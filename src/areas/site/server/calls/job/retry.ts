import { call } from '@schemas/site/calls/job/retry'
import { recordAudit } from '@gateway/audit/audit'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { retryDeadJob } from '@gateway/jobs/dead-jobs'

const unknown = { en: 'Job not found.', th: 'ไม่พบงานนี้' }

export const handler = handle(call, async (context) => {
  const { input, tx, site, locale } = context
  await tx(async (db) => {
    const retried = await retryDeadJob(db, input.id)
    if (!retried) throw new CallError('not_found', unknown[locale])
    await recordAudit(db, {
      site: site.id,
      person: ownPerson(context).id,
      action: 'job-retry',
      subject: `job:${retried.name}`,
    })
  })
  return { status: true as const }
})
