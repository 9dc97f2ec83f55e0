import { call } from '@schemas/site/calls/job/list'
import { pickText } from '@schemas/layout/pick-text'
import { handle } from '@gateway/call/handle'
import { listDeadJobs } from '@gateway/jobs/dead-jobs'

const limit = 100

export const handler = handle(call, async ({ tx, services, locale }) => {
  const { rows, total } = await tx((db) => listDeadJobs(db, limit))
  return {
    jobs: rows.map(({ id, name, runAt, attempts, lastError }) => ({
      id,
      name,
      title: pickText(services.jobs.titleOf(name) ?? name, locale),
      failedAt: runAt.toISOString(),
      attempts,
      error: lastError ?? '',
    })),
    total,
  }
})
