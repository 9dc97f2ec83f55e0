import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { workerOf } from '@tests/support/worker'
import type { Job } from './job'
import { createWorkers, type Workers } from './workers'

const entry = workerOf(fileURLToPath(new URL('../../../tests/fixtures/hostile-jobs.ts', import.meta.url)))
const limits = { maxMemoryMb: 64, maxMs: 60_000 }
/** Nothing but a bound of its own ends it. */
const short = { ...limits, maxMs: 300 }

const open: Workers[] = []
const make = (options: Partial<Parameters<typeof createWorkers>[0]> = {}) => {
  const workers = createWorkers({ entry, ...options })
  open.push(workers)
  return workers
}
afterEach(() => {
  for (const workers of open.splice(0)) workers.close()
})
const start = (workers: Workers, name: string, options: object = limits, input: unknown = {}) =>
  workers.run<Job>(`test/${name}`, input as never, options as typeof limits)

describe('a job', () => {
  it('gives its output, and its buffers change hands where that is wanted', async () => {
    const bytes = new Uint8Array([1, 2, 3])
    const output = await start(make(), 'echo', { ...limits, transfer: [bytes.buffer] }, { bytes })
    expect(output).toEqual({ bytes: new Uint8Array([1, 2, 3]) })
    expect(bytes.length).toBe(0)
  })

  it('sees no environment', async () => {
    expect(await start(make(), 'environment')).toEqual([])
  })

  it('refuses its input by a code, and fails with its own error', async () => {
    const workers = make()
    await expect(start(workers, 'refuse')).rejects.toMatchObject({ code: 'unfolds', values: { name: 'x' } })
    await expect(start(workers, 'fail')).rejects.toThrow(TypeError)
    await expect(start(workers, 'none')).rejects.toThrow('There is no job test/none.')
  })

  it.each([
    ['hangs', 'hang', short, 'time'],
    ['goes on and on about a pattern', 'pattern', short, 'time'],
    ['fills its memory', 'fill', limits, 'memory'],
    ['ends its thread', 'end', limits, 'ended'],
  ])('that %s is ended alone, and leaves room for the next', async (_what, name, bounds, reason) => {
    const workers = make({ maxRunning: 1 })
    await expect(start(workers, name, bounds)).rejects.toMatchObject({ reason })
    expect(await start(workers, 'echo', limits, 'next')).toBe('next')
  })

  it('gets no more than the gateway gives any', async () => {
    await expect(start(make({ caps: { maxMs: 200 } }), 'hang')).rejects.toMatchObject({ reason: 'time' })
  })
})

describe('more jobs than may run at once', () => {
  it('wait for each other, with their inputs unmade', async () => {
    const workers = make({ maxRunning: 1 })
    const events: string[] = []
    const job = async (name: string) => {
      const input = async () => {
        events.push(`${name} made`)
        return { input: name as never }
      }
      await workers.run<Job>('test/echo', input, limits)
      events.push(`${name} done`)
    }
    await Promise.all(['one', 'two', 'three'].map(job))
    expect(events.filter((event) => event.endsWith('made'))).toEqual(['one made', 'two made', 'three made'])
    for (const [before, after] of [
      ['one done', 'three made'],
      ['two done', 'three done'],
    ] as const)
      expect(events.indexOf(before)).toBeLessThan(events.indexOf(after))
  })

  it('are refused where too many wait', async () => {
    const workers = make({ maxRunning: 1, maxWaiting: 1 })
    const ends = Promise.allSettled([start(workers, 'hang'), start(workers, 'echo')])
    await expect(start(workers, 'echo')).rejects.toMatchObject({ reason: 'busy' })
    workers.close()
    expect(await ends).toMatchObject([{ reason: { reason: 'closed' } }, { reason: { reason: 'closed' } }])
    await expect(start(workers, 'echo')).rejects.toMatchObject({ reason: 'closed' })
  })

  it('of one owner take neither all the room nor the first place from others', async () => {
    const workers = make({ maxRunning: 1, maxWaiting: 8, maxPerOwner: 3 })
    const running = new AbortController()
    const ended: string[] = []
    const job = (owner: string, name: string) =>
      start(workers, 'echo', { ...limits, owner }, name).then(() => ended.push(name))
    const jobs = [
      start(workers, 'hang', { ...limits, owner: 'alpha', signal: running.signal }),
      job('alpha', 'second'),
      job('alpha', 'third'),
    ]
    await expect(start(workers, 'echo', { ...limits, owner: 'alpha' })).rejects.toMatchObject({ reason: 'busy' })
    jobs.push(job('beta', 'of another'))
    running.abort()
    await Promise.allSettled(jobs)
    expect(ended).toEqual(['of another', 'second', 'third'])
  })

  it('leave with their callers, whether they run or wait', async () => {
    const workers = make({ maxRunning: 1 })
    const [running, waiting] = [new AbortController(), new AbortController()]
    const ends = Promise.allSettled([
      start(workers, 'hang', { ...limits, signal: running.signal }),
      start(workers, 'hang', { ...limits, signal: waiting.signal }),
      start(workers, 'echo', limits, 'third'),
    ])
    waiting.abort()
    running.abort()
    expect(await ends).toMatchObject([
      { reason: { reason: 'cancelled' } },
      { reason: { reason: 'cancelled' } },
      { value: 'third' },
    ])
    await expect(start(workers, 'echo', { ...limits, signal: running.signal })).rejects.toMatchObject({
      reason: 'cancelled',
    })
  })

  it('get room again where an input could not be made', async () => {
    const workers = make({ maxRunning: 1 })
    await expect(
      workers.run<Job>('test/echo', async () => Promise.reject(new Error('No input.')), limits),
    ).rejects.toThrow('No input.')
    expect(await start(workers, 'echo', limits, 'next')).toBe('next')
  })
})
