import { expect, it } from 'vitest'
import type { Log } from '../log'
import { inFlightCalls, type Work } from './in-flight'
import { loopWatch } from './loop-watch'

const [one, two] = ['one', 'two'].map((call) => ({ call, site: 'alpha', request: `request-${call}` })) as [Work, Work]

/** A watch under a clock of its own: `spend` lets time pass without a tick, as code does that runs. */
function watched() {
  let at = 0
  const lines: Record<string, unknown>[] = []
  const log: Log = {
    info: () => {},
    error: () => {},
    warn: (fields) => void lines.push(fields as Record<string, unknown>),
  }
  const inFlight = inFlightCalls(() => at)
  const watch = loopWatch({ log, inFlight, now: () => at })
  const spend = (ms: number) => void (at += ms)
  const rest = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      at += 20
      watch.tick()
    }
  }
  watch.tick()
  return { watch, inFlight, lines, spend, rest }
}

/** Work that continues on request. */
function held(inFlight: ReturnType<typeof inFlightCalls>, work: Work) {
  let end = () => {}
  let goOn = () => {}
  const done = inFlight.track(work, (resume) => {
    goOn = resume
    return new Promise<void>((resolve) => (end = resolve))
  })
  return { goOn: () => goOn(), end: async () => (end(), done) }
}

it('says nothing while the loop is on time', async () => {
  const { watch, inFlight, lines, rest } = watched()
  const call = held(inFlight, one)
  rest(2000)
  await call.end()
  expect([lines, watch.worstMs()]).toEqual([[], 0])
})

it('names the call whose code ran, beside the others that were in flight', async () => {
  const { watch, inFlight, lines, spend, rest } = watched()
  const [first, second] = [held(inFlight, one), held(inFlight, two)]
  rest(100)
  first.goOn()
  spend(500)
  second.goOn()
  spend(5)
  watch.tick()
  await Promise.all([first.end(), second.end()])
  expect(lines).toMatchObject([{ running: one, calls: [one, two], more: 0, unsaid: 0 }])
  expect(watch.worstMs()).toBe(485)
})

it('names a call that has ended by the time the loop is noticed, and nobody for time that is nobody’s', async () => {
  const { watch, inFlight, lines, spend, rest } = watched()
  const call = held(inFlight, one)
  spend(300)
  await call.end()
  watch.tick()
  expect(lines).toMatchObject([{ running: one, calls: [one] }])
  rest(20_000)
  spend(300)
  watch.tick()
  expect(lines.slice(1)).toMatchObject([{ running: undefined, calls: [] }])
})

it('writes one line in ten seconds, which tells how many it left out, and names ten calls at most', () => {
  const { inFlight, lines, watch, spend, rest } = watched()
  for (let call = 0; call < 15; call++) void held(inFlight, { ...one, request: String(call) })
  for (let time = 0; time < 5; time++) {
    spend(200)
    watch.tick()
  }
  rest(10_000)
  spend(200)
  watch.tick()
  expect(lines).toMatchObject([
    { unsaid: 0, more: 5 },
    { unsaid: 4, more: 5 },
  ])
  expect(lines[0]?.calls).toHaveLength(10)
})

it('keeps the worst of the last minute, and no more', () => {
  const { watch, spend, rest } = watched()
  spend(420)
  watch.tick()
  rest(30_000)
  spend(150)
  watch.tick()
  expect(watch.worstMs()).toBe(400)
  rest(31_000)
  expect(watch.worstMs()).toBe(130)
  rest(60_000)
  expect(watch.worstMs()).toBe(0)
  // Asked in the midst of a standstill it counts what has passed of it.
  spend(250)
  expect(watch.worstMs()).toBe(230)
})
