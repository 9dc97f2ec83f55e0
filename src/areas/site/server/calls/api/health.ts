import { call } from '@schemas/site/calls/api/health'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, services }) => {
  const ready = input.probe === 'live' || (await services.databaseAnswers())
  if (!ready) throw new CallError('unavailable', 'The database does not answer.')
  return {
    live: true as const,
    ready,
    database: services.engine,
    build: services.build,
    worstDelayMs: services.worstDelayMs(),
    ...(input.probe === 'live' ? {} : { jobs: await services.jobs.counts() }),
  }
})
