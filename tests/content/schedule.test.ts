import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { post } from '@gateway/db/post-tables'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { type Desk, deskOf, postSites } from './posts'

let gateway: TestGateway
let manager: Desk
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  manager = await deskOf(gateway, 'manager')
})
afterAll(() => gateway.close())

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

const due = (id: string) =>
  withSite(gateway.database, 'alpha', (db) =>
    db
      .update(post)
      .set({ publishAt: new Date(Date.now() - 60_000) })
      .where(eq(post.id, id)),
  )

const read = (slug: string, lang = 'en', token?: string) =>
  ask(gateway, `/api/cms/post?slug=${encodeURIComponent(slug)}`, {
    cookie: `lang=${lang}`,
    ...(token ? { token } : {}),
  })

describe('a schedule', () => {
  it('publishes the version it was made with, at the planned time, and keeps the newer draft', async () => {
    const { id, slug } = await manager.create('planned', ['en'])
    await manager.move(id, 1, 'scheduled', { at: inAnHour() })
    await manager.save(id, 1, { title: { en: 'newer title' } })
    expect(await manager.open(id)).toMatchObject({ work: 'scheduled', frozenNo: 1, draftNo: 2 })
    expect(await runJobs(gateway, 'content/publish-post')).toBe(0)
    expect((await read(slug)).statusCode).toBe(404)
    await due(id)
    expect(await runJobs(gateway, 'content/publish-post')).toBe(1)
    expect(await runJobs(gateway, 'content/publish-post')).toBe(0)
    const after = await manager.open(id)
    expect(after).toMatchObject({ live: 'live', work: 'draft', draftNo: 2 })
    const shown = (await read(slug)).json<{ post: { title: string; publishedAt: string } }>().post
    expect(shown.title).toBe('planned en')
    expect(new Date(shown.publishedAt).getTime()).toBeLessThan(Date.now() - 50_000)
  })

  it('is published once by two who run it at once', async () => {
    const { id } = await manager.create('once', ['en'])
    await manager.move(id, 1, 'scheduled', { at: inAnHour() })
    await due(id)
    const counts = await Promise.all([1, 2].map(() => runJobs(gateway, 'content/publish-post')))
    expect(counts.toSorted((a, b) => a - b)).toEqual([0, 1])
    expect((await manager.open(id)).live).toBe('live')
  })

  it('ends when it was planned to, also when it was published by hand before its time', async () => {
    const { id, slug } = await manager.create('ending', ['en'])
    const until = new Date(Date.now() + 7_200_000).toISOString()
    await manager.move(id, 1, 'scheduled', { at: inAnHour(), until })
    await manager.move(id, 1, 'live')
    expect(await manager.open(id)).toMatchObject({ live: 'live', unpublishAt: until })
    expect(await runJobs(gateway, 'content/unpublish-post')).toBe(0)
    await withSite(gateway.database, 'alpha', (db) =>
      db
        .update(post)
        .set({ unpublishAt: new Date(Date.now() - 1000) })
        .where(eq(post.id, id)),
    )
    expect(await runJobs(gateway, 'content/unpublish-post')).toBe(1)
    expect((await read(slug)).statusCode).toBe(404)
    expect(await manager.open(id)).toMatchObject({ live: 'unpublished', work: 'clean' })
  })

  it('of a newer version leaves the end of what is live until it publishes, and goes with its own end', async () => {
    const { id, slug } = await manager.create('two ends', ['en'])
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
    const [first, second] = [hours(1), hours(4)]
    await manager.move(id, 1, 'live', { until: first })
    await manager.save(id, 1, { title: { en: 'two ends, newer' } })
    await manager.move(id, 2, 'scheduled', { at: hours(2), until: second })
    expect(await manager.open(id)).toMatchObject({ unpublishAt: first, frozenUntil: second })
    await manager.move(id, 2, 'draft')
    expect(await manager.open(id)).toMatchObject({ unpublishAt: first, work: 'draft' })
    await manager.move(id, 2, 'scheduled', { at: hours(2), until: second })
    await withSite(gateway.database, 'alpha', async (db) => {
      await db
        .update(post)
        .set({ unpublishAt: new Date(Date.now() - 1000) })
        .where(eq(post.id, id))
    })
    expect(await runJobs(gateway, 'content/unpublish-post')).toBe(1)
    expect((await read(slug)).statusCode).toBe(404)
    await due(id)
    expect(await runJobs(gateway, 'content/publish-post')).toBe(1)
    expect((await read(slug)).statusCode).toBe(200)
    expect(await manager.open(id)).toMatchObject({ live: 'live', unpublishAt: second })
  })

  it.each(['draft', 'trashed'] as const)('publishes nothing once the post was moved to %s', async (to) => {
    const { id, slug } = await manager.create(`dropped ${to}`, ['en'])
    await manager.move(id, 1, 'scheduled', { at: inAnHour() })
    await manager.move(id, 1, to)
    await due(id)
    expect(await runJobs(gateway, 'content/publish-post')).toBe(0)
    expect((await read(slug)).statusCode).toBe(404)
  })
})
