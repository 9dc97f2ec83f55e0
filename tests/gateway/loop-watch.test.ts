import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let stop = () => {}
beforeAll(async () => {
  gateway = await openGateway()
  stop = gateway.loop.start()
})
afterAll(async () => {
  stop()
  await gateway.close()
})

/** Keeps the event loop from all else. */
function stand(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end;);
}

it('a call that keeps the event loop is named in the log, and health tells how long', async () => {
  await signIn(gateway, 'user')
  // A slow sign-in may have been logged already, which would keep the next line back.
  stop()
  stop = gateway.loop.start()
  gateway.log.length = 0
  const { databaseAnswers } = gateway.services
  gateway.services.databaseAnswers = () => {
    stand(400)
    return databaseAnswers()
  }
  const slow = await ask(gateway, '/api/health', { cookie: 'lang=en' })
  gateway.services.databaseAnswers = databaseAnswers
  // The timer that is late by then has its turn.
  await vi.waitFor(() => expect(gateway.log).not.toEqual([]))
  const work = { call: 'api/health', site: 'alpha', request: slow.headers['x-request-id'] }
  expect(gateway.log).toMatchObject([
    { msg: 'The event loop stood still.', running: work, calls: expect.arrayContaining([work]) },
  ])
  const later = await ask(gateway, '/api/health')
  for (const answer of [slow, later]) expect(answer.json<{ worstDelayMs: number }>().worstDelayMs).toBeGreaterThan(100)
})

it('of a page, the payload and the rendering are named like calls', async () => {
  const seen: string[] = []
  const { track } = gateway.services.inFlight
  gateway.services.inFlight.track = (work, run) => {
    seen.push(work.call)
    return track(work, run)
  }
  expect((await ask(gateway, '/')).statusCode).toBe(200)
  expect(seen).toEqual(expect.arrayContaining(['document:payload', 'document:render']))
})
