import { and, asc, count, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { job as jobs, type JobRow } from '@gateway/db/job-tables'
import { attempt } from '@gateway/db/account-tables'
import { withSite } from '@gateway/db/scope'
import { site } from '@gateway/db/tables'
import { type AnyJob, defineJob, type Job } from '@gateway/jobs/define-job'
import { cancelJob, enqueueJob } from '@gateway/jobs/enqueue-job'
import { claimJob, countJobs, makeDue, releaseAbandoned } from '@gateway/platform/job-rows'
import { jobRunner } from '@gateway/platform/job-runner'
import { runJob, unfinished } from '@gateway/platform/run-job'
import { openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterEach(async () => {
  for (const id of ['alpha', 'beta'])
    await at(id, async (tx) => {
      await tx.delete(jobs)
      await tx.delete(attempt)
    })
})
afterAll(() => gateway.close())

const at: <T>(id: string, work: Parameters<typeof withSite<T>>[2]) => Promise<T> = (id, work) =>
  withSite(gateway.database, id, work)
const base = { title: { en: 'A test', th: 'การทดสอบ' }, retry: { attempts: 3, firstMs: 60_000, maxMs: 90_000 } }
const subject = z.strictObject({ subject: z.string() })

/** Counts its runs in the database. */
const counting = defineJob({
  ...base,
  name: 'test/counting',
  input: subject,
  run: async (tx, context, input) => {
    await tx
      .insert(attempt)
      .values({ siteId: context.site, subject: input.subject, windowStart: new Date(), count: 1 })
      .onConflictDoUpdate({ target: [attempt.siteId, attempt.subject], set: { count: sql`${attempt.count} + 1` } })
    return input.subject
  },
})

const runner = (...known: AnyJob[]) =>
  jobRunner({
    database: gateway.database,
    services: gateway.services,
    jobs: new Map(known.map((each) => [each.name, each])),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  })
const rowsAt = (id = 'alpha'): Promise<JobRow[]> =>
  at(id, (tx) => tx.select().from(jobs).orderBy(asc(jobs.createdAt), asc(jobs.id)))
const countsAt = async (id = 'alpha') =>
  Object.fromEntries((await at(id, (tx) => tx.select().from(attempt))).map((row) => [row.subject, row.count] as const))
const enqueue = (
  input: string,
  options: { key?: string; runAt?: Date; site?: string } = {},
  to: Job<{ subject: string }> = counting,
) => at(options.site ?? 'alpha', (tx) => enqueueJob(tx, to, { site: 'alpha', ...options, input: { subject: input } }))
/** What has run, in the order of the alphabet. */
const ranNow = async () => (await runner(counting).runDue()).map(String).toSorted()
const endLeases = () => at('alpha', (tx) => tx.update(jobs).set({ runAt: sql`now() - interval '1 second'` }))

describe('a job', () => {
  it('exists when its transaction commits, and never otherwise', async () => {
    await expect(
      at('alpha', async (tx) => {
        await enqueueJob(tx, counting, { site: 'alpha', input: { subject: 'undone' } })
        throw new Error('Undone.')
      }),
    ).rejects.toThrow('Undone.')
    await enqueue('done')
    expect(await runner(counting).runDue()).toEqual(['done'])
    expect([await countsAt(), await rowsAt()]).toEqual([{ done: 1 }, []])
  })

  it('waits for its time', async () => {
    await enqueue('later', { runAt: new Date(Date.now() + 3_600_000) })
    expect([await runner(counting).runDue(), (await rowsAt()).length]).toEqual([[], 1])
  })

  it('refuses an input that does not fit', async () => {
    await expect(
      at('alpha', (tx) => enqueueJob(tx, counting, { site: 'alpha', input: { subject: 1 } as never })),
    ).rejects.toThrow()
  })

  it('is left to the gateways that know it', async () => {
    await enqueue('unknown here')
    expect(await runner().runDue()).toEqual([])
    expect(await rowsAt()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })

  it('knows its site, also where no request has named it of late', async () => {
    const naming = defineJob({
      ...base,
      name: 'test/naming',
      input: subject,
      run: (_tx, { servedSite }) => Promise.resolve(servedSite?.space.timeZone),
    })
    await enqueue('name', {}, naming)
    gateway.services.sites.forget()
    expect(await runner(naming).runDue()).toEqual(['Asia/Bangkok'])
  })

  it('has an effect only together with its completion', async () => {
    const half = defineJob({
      ...base,
      name: 'test/half',
      input: subject,
      run: async (tx, context, input) => {
        await counting.run(tx, context, input)
        throw new Error('Halfway.')
      },
    })
    await enqueue('half', {}, half)
    expect(await runner(half).runDue()).toEqual([])
    expect([await countsAt(), await rowsAt()]).toMatchObject([{}, [{ status: 'waiting', lastError: 'Halfway.' }]])
  })
})

describe('several gateways', () => {
  it('run each job once', async () => {
    const names = Array.from({ length: 40 }, (_, no) => `job ${no}`)
    for (const name of names) await enqueue(name, { site: Number(name.slice(4)) % 2 ? 'alpha' : 'beta' })
    const results = await Promise.all(
      [runner(counting), runner(counting), runner(counting)].map((each) => each.runDue()),
    )
    expect(results.flat().map(String).toSorted()).toEqual(names.toSorted())
    const all = { ...(await countsAt('alpha')), ...(await countsAt('beta')) }
    expect([Object.keys(all).length, new Set(Object.values(all))]).toEqual([40, new Set([1])])
  })

  it('run one that a killed gateway had claimed, once its lease has ended', async () => {
    await enqueue('abandoned')
    // Claimed by a gateway of which nothing is heard again.
    const claimed = await claimJob(gateway.database, [counting.name])
    expect(claimed).toMatchObject({ status: 'running', attempts: 1 })
    expect(await runner(counting).runDue()).toEqual([])
    await endLeases()
    expect(await runner(counting).runDue()).toEqual(['abandoned'])
    expect([await countsAt(), await rowsAt()]).toEqual([{ abandoned: 1 }, []])
  })

  it('ignore one that was too slow and lost its claim', async () => {
    await enqueue('slow')
    const slow = await claimJob(gateway.database, [counting.name])
    await endLeases()
    const other = await claimJob(gateway.database, [counting.name])
    expect(other?.claim).not.toBe(slow?.claim)
    const deps = {
      database: gateway.database,
      services: gateway.services,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      signal: new AbortController().signal,
    }
    expect(await runJob(deps, counting, slow as JobRow)).toBe(unfinished)
    expect(await countsAt()).toEqual({})
    expect(await runJob(deps, counting, other as JobRow)).toBe('slow')
    expect([await countsAt(), await rowsAt()]).toEqual([{ slow: 1 }, []])
  })

  it('give up one during which each of them was killed', async () => {
    await enqueue('deadly')
    for (let kills = 0; kills < 3; kills += 1) {
      expect(await claimJob(gateway.database, [counting.name])).toMatchObject({ attempts: kills + 1 })
      await endLeases()
    }
    expect(await runner(counting).runDue()).toEqual([])
    expect([await countsAt(), await rowsAt()]).toMatchObject([
      {},
      [{ status: 'dead', lastError: 'The gateway stopped while the job was running.' }],
    ])
  })

  it('start on the embedded database with what the last process had claimed', async () => {
    await enqueue('left')
    await claimJob(gateway.database, [counting.name])
    await releaseAbandoned(gateway.database)
    expect(await runner(counting).runDue()).toEqual(gateway.database.engine === 'pglite' ? ['left'] : [])
  })
})

describe('a failing job', () => {
  let left = 0
  const failing = defineJob({
    ...base,
    name: 'test/failing',
    input: subject,
    work: (_context, input) => {
      if (left <= 0) return Promise.resolve(input.subject)
      left -= 1
      return Promise.reject(new Error(`Failure ${left}.`))
    },
  })
  const waits = () =>
    at('alpha', (tx) =>
      tx
        .select({ seconds: sql<number>`extract(epoch FROM ${jobs.runAt} - now())::float`, status: jobs.status })
        .from(jobs),
    )

  it('is tried again after longer and longer waits', async () => {
    left = 2
    await enqueue('heals', {}, failing)
    await runner(failing).runDue()
    const [first] = await waits()
    expect(first?.seconds).toBeGreaterThan(25)
    expect(first?.seconds).toBeLessThanOrEqual(60)
    expect(await rowsAt()).toMatchObject([{ status: 'waiting', attempts: 1, lastError: 'Failure 1.', claim: null }])
    expect(await runner(failing).runDue()).toEqual([])
    await endLeases()
    await runner(failing).runDue()
    const [second] = await waits()
    // Twice as long, but not more than the maximum of 90 seconds.
    expect(second?.seconds).toBeGreaterThan(40)
    expect(second?.seconds).toBeLessThanOrEqual(90)
    await endLeases()
    expect([await runner(failing).runDue(), await rowsAt()]).toEqual([['heals'], []])
  })

  it('is dead after its last attempt, and replaces an earlier dead one of its key', async () => {
    for (const name of ['first', 'second']) {
      left = 3
      await enqueue(name, { key: 'same' }, failing)
      for (let tries = 0; tries < 3; tries += 1) {
        await at('alpha', (tx) =>
          tx
            .update(jobs)
            .set({ runAt: sql`now()` })
            .where(eq(jobs.status, 'waiting')),
        )
        await runner(failing).runDue()
      }
      const dead = (await rowsAt()).filter(({ status }) => status === 'dead')
      expect(dead).toMatchObject([{ payload: { subject: name }, attempts: 3, lastError: 'Failure 0.', claim: null }])
    }
    expect(await countJobs(gateway.database)).toEqual({ due: 0, dead: 1 })
    expect(await runner(failing).runDue()).toEqual([])
  })

  it('gives way to one of its key that was enqueued meanwhile', async () => {
    left = 1
    await enqueue('old', { key: 'same' }, failing)
    const claimed = await claimJob(gateway.database, [failing.name])
    await enqueue('new', { key: 'same' }, failing)
    expect((await rowsAt()).map(({ status }) => status).toSorted()).toEqual(['running', 'waiting'])
    const signal = new AbortController().signal
    const log = { info: () => {}, warn: () => {}, error: () => {} }
    await runJob({ database: gateway.database, services: gateway.services, log, signal }, failing, claimed as JobRow)
    expect(await runner(failing).runDue()).toEqual(['new'])
  })

  it('whose input does not fit is tried again, because newer gateways may know it', async () => {
    await at('alpha', (tx) =>
      tx.insert(jobs).values({ siteId: 'alpha', id: 'newer', name: failing.name, payload: { other: 1 } }),
    )
    await runner(failing).runDue()
    expect(await rowsAt()).toMatchObject([{ status: 'waiting', attempts: 1 }])
  })
})

describe('a key', () => {
  it('has one waiting job, the last', async () => {
    const later = new Date(Date.now() + 3_600_000)
    await enqueue('first', { key: 'same', runAt: later })
    await enqueue('second', { key: 'same' })
    await enqueue('other', { key: 'other' })
    await enqueue('none')
    await enqueue('none')
    expect(await ranNow()).toEqual(['none', 'none', 'other', 'second'])
  })

  it('is of one site', async () => {
    await enqueue('of alpha', { key: 'same' })
    await enqueue('of beta', { key: 'same', site: 'beta' })
    expect(await ranNow()).toEqual(['of alpha', 'of beta'])
  })

  it('has one waiting job, however many are enqueued at once', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, no) => enqueue(`at once ${no}`, { key: 'same' })))
    expect(await runner(counting).runDue()).toHaveLength(1)
  })

  it('cancels what waits', async () => {
    await enqueue('cancelled', { key: 'same' })
    await at('alpha', (tx) => cancelJob(tx, counting, 'same'))
    expect([await runner(counting).runDue(), await rowsAt()]).toEqual([[], []])
  })
})

describe('a schedule', () => {
  const nightly = defineJob({
    ...base,
    name: 'test/nightly',
    input: z.strictObject({}),
    schedule: '30 2 * * *',
    run: (tx, context) => counting.run(tx, context, { subject: 'night' }),
  })
  /** The local times at which it is due at a site. */
  const dueAt = async (id: string, timeZone: string) =>
    (await rowsAt(id)).map(({ runAt }) =>
      new Intl.DateTimeFormat('sv', { timeZone, hour: '2-digit', minute: '2-digit' }).format(runAt),
    )

  it('has one row at each site, due in the site’s own zone', async () => {
    const [beta] = await at('beta', (tx) => tx.select({ space: site.space }).from(site))
    await at('beta', (tx) =>
      tx.execute(sql`SELECT set_config('role', 'none', true)`).then(() =>
        tx
          .update(site)
          .set({ space: { ...(beta?.space as NonNullable<typeof beta>['space']), timeZone: 'America/New_York' } })
          .where(eq(site.siteId, 'beta')),
      ),
    )
    const both = [runner(nightly), runner(nightly)]
    // Each gives sites what they lack, and finds what the other has given.
    await Promise.all(both.map((each) => each.runNow('test/nothing')))
    expect([await dueAt('alpha', 'Asia/Bangkok'), await dueAt('beta', 'America/New_York')]).toEqual([
      ['02:30'],
      ['02:30'],
    ])
    await makeDue(gateway.database, [nightly.name])
    const results = await Promise.all(both.map((each) => each.runDue()))
    const sites = await gateway.database.db.$count(site)
    expect(results.flat()).toHaveLength(sites)
    expect([await countsAt('alpha'), await countsAt('beta')]).toEqual([{ night: 1 }, { night: 1 }])
    expect([await dueAt('alpha', 'Asia/Bangkok'), await dueAt('beta', 'America/New_York')]).toEqual([
      ['02:30'],
      ['02:30'],
    ])
  })

  it('goes on after a failure, which is over with the next success', async () => {
    let fails = true
    const flaky = defineJob({
      ...base,
      retry: { attempts: 1 },
      name: 'test/flaky',
      input: z.strictObject({}),
      schedule: '30 2 * * *',
      work: () => (fails ? Promise.reject(new Error('Broken.')) : Promise.resolve()),
    })
    for (let nights = 0; nights < 2; nights += 1) {
      await runner(flaky).runNow(flaky.name)
      expect((await rowsAt()).map(({ status }) => status).toSorted()).toEqual(['dead', 'waiting'])
    }
    fails = false
    await runner(flaky).runNow(flaky.name)
    expect((await rowsAt()).map(({ status, attempts }) => [status, attempts])).toEqual([['waiting', 0]])
  })
})

describe('a started gateway', () => {
  it('runs what is enqueued, and ends with what it has begun', async () => {
    let release = (): void => {}
    const begun: string[] = []
    const long = defineJob({
      ...base,
      name: 'test/long',
      input: subject,
      work: (_context, input) => {
        begun.push(input.subject)
        return new Promise<void>((resolve) => (release = resolve))
      },
    })
    const stop = runner(long, counting).start()
    await enqueue('long', {}, long)
    await expect.poll(() => begun).toEqual(['long'])
    // A long job does not keep others waiting.
    await enqueue('short')
    await expect.poll(() => countsAt()).toEqual({ short: 1 })
    let isOver = false
    const stopped = stop().then(() => (isOver = true))
    await enqueue('after')
    await vi.waitFor(async () => expect((await rowsAt()).length).toBe(2))
    expect(isOver).toBe(false)
    release()
    await stopped
    expect((await rowsAt()).map(({ name, status }) => [name, status])).toEqual([[counting.name, 'waiting']])
  })

  it('leaves room for others next to a busy site', async () => {
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    let begun = 0
    const long = defineJob({
      ...base,
      name: 'test/long',
      input: subject,
      work: () => {
        begun += 1
        return released
      },
    })
    for (let no = 0; no < 8; no += 1) await enqueue(`long ${no}`, {}, long)
    await enqueue('of another', { site: 'beta' })
    const stop = runner(long, counting).start()
    await expect.poll(() => countsAt('beta')).toEqual({ 'of another': 1 })
    expect(begun).toBe(3)
    release()
    await stop()
  })

  it('leaves the rest of a job that ends early to the next', async () => {
    let isEnding = false
    const endless = defineJob({
      ...base,
      name: 'test/endless',
      input: subject,
      work: (context) =>
        new Promise<void>((_resolve, reject) => {
          isEnding = true
          context.signal.addEventListener('abort', () => reject(new Error('Ended early.')))
        }),
    })
    const stop = runner(endless).start()
    await enqueue('endless', {}, endless)
    await expect.poll(() => isEnding).toBe(true)
    await stop()
    expect(await rowsAt()).toMatchObject([{ status: 'waiting', attempts: 0, claim: null }])
    const [due] = await at('alpha', (tx) =>
      tx
        .select({ count: count() })
        .from(jobs)
        .where(and(eq(jobs.status, 'waiting'), sql`${jobs.runAt} <= now()`)),
    )
    expect(due?.count).toBe(1)
  })
})
