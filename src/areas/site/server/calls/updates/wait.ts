import type { TopicState } from '@schemas/site/entities/topic'
import { call } from '@schemas/site/calls/updates/wait'
import { isSessionAlive } from '@gateway/auth/session'
import { handle } from '@gateway/call/handle'
import { CallError } from '@gateway/errors/call-error'
import { type RequestedTopic, findTopics } from '@gateway/updates/topics'
import { wakeName } from '@gateway/updates/notify-topic'

export const handler = handle(call, async (context) => {
  const { input, tx, site, session, services, address } = context
  const { person } = session
  const { requested, gone } = await findTopics(context, input.topics)

  const readAll = () =>
    tx(async (db) => {
      const found: (TopicState & { since: string | undefined })[] = []
      const unknown: string[] = []
      for (const { id, argument, since, topic } of requested) {
        const reading = await topic.read({ ...context, db }, argument).catch(unknownToReader)
        if (reading === undefined) unknown.push(id)
        else found.push({ topic: id, since, ...reading, rev: String(reading.rev) })
      }
      return { found, unknown, isOver: person !== undefined && !(await isSessionAlive(db, person.sessionId)) }
    })
  type State = Awaited<ReturnType<typeof readAll>>
  // A refusal would be an error in the console of a tab that was signed out. Nothing exists for it any more.
  const answerOf = ({ found, unknown, isOver }: State) =>
    isOver
      ? { topics: [], gone: [...requested.map(({ id }) => id), ...gone] }
      : { topics: found.map(({ since: _since, ...state }) => state), gone: [...gone, ...unknown] }
  const hasNews = ({ found, unknown, isOver }: State) =>
    isOver || unknown.length > 0 || gone.length > 0 || found.some(({ rev, since }) => rev !== since)

  const names = requested.map(({ name, argument, topic }: RequestedTopic) =>
    wakeName(site.id, name, topic.key(context, argument)),
  )
  if (input.seconds === 0 || names.length === 0) return answerOf(await readAll())
  const caller = context.callerSignal()
  const until = performance.now() + input.seconds * 1000
  for (;;) {
    // Waiting starts before reading, so that nothing is missed in between.
    const waiting = services.updateFeed.wait(
      { site: site.id, person: person?.id, session: person?.sessionId, address },
      names,
      until - performance.now(),
    )
    caller.addEventListener('abort', waiting.cancel)
    try {
      const state = await readAll()
      if (hasNews(state)) return answerOf(state)
      const end = await waiting.done
      // Woken by what the caller may not see, it goes on waiting: an early answer would tell of it.
      if (end === 'over' || caller.aborted) return answerOf(await readAll())
    } finally {
      caller.removeEventListener('abort', waiting.cancel)
      waiting.cancel()
    }
  }
})

/** What a reader may not see is as unknown. */
function unknownToReader(error: unknown): undefined {
  if (error instanceof CallError) return undefined
  throw error
}
