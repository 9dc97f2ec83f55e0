import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postVersion } from '@areas/content/server/tables'
import { message } from '@gateway/db/message-tables'
import { withSite } from '@gateway/db/scope'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { type Desk, deskOf, makeWriter, postSites } from './posts'

let gateway: TestGateway
let manager: Desk
let writer: Desk
let admin: Desk
beforeAll(async () => {
  gateway = await openGateway({ sites: postSites })
  await makeWriter(gateway)
  manager = await deskOf(gateway, 'manager')
  writer = await deskOf(gateway, 'user')
  admin = await deskOf(gateway, 'admin')
})
afterAll(() => gateway.close())

/** Messages of the site that hold all of these terms. */
const countNotices = (...terms: string[]) =>
  withSite(gateway.database, 'alpha', async (db) => {
    const rows = await db.select({ text: message.words }).from(message)
    return rows.filter(({ text }) => terms.every((term) => JSON.stringify(text).includes(term))).length
  })

const read = (slug: string, lang = 'en', token?: string) =>
  ask(gateway, `/api/cms/post?slug=${encodeURIComponent(slug)}`, {
    cookie: `lang=${lang}`,
    ...(token ? { token } : {}),
  })

describe('notices', () => {
  it('reach reviewers of a submission once, and its writer when it comes back', async () => {
    const { id } = await writer.create('notice')
    await writer.move(id, 1, 'in_review')
    expect(await countNotices('notice en', 'waits for review')).toBe(2)
    await manager.move(id, 1, 'returned', { note: 'Sources?' })
    expect(await countNotices('notice en', 'Sources?')).toBe(1)
  })
})

describe('saves', () => {
  it('combine two writers on two paragraphs, and keep both where they overlap', async () => {
    const { id } = await manager.create('merge', ['en'])
    const blocks = (...texts: string[]) => ({
      body: {
        en: { type: 'doc', content: texts.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })) },
      },
    })
    await manager.save(id, 1, blocks('one', 'two', 'three'))
    expect((await admin.save(id, 2, blocks('one', 'two', 'three!'))).json()).toMatchObject({
      draftNo: 3,
      merged: false,
    })
    expect((await manager.save(id, 2, blocks('one!', 'two', 'three'))).json()).toMatchObject({
      draftNo: 4,
      merged: true,
      conflicts: [],
    })
    expect((await manager.save(id, 2, blocks('other', 'two', 'three'))).json()).toMatchObject({
      conflicts: [{ field: 'body.en' }],
    })
  })

  it('of one person within ten minutes are one version, and none fails on a slow line', async () => {
    const { id } = await manager.create('autosave', ['en'])
    let draftNo = 1
    for (let at = 0; at < 20; at += 1) {
      const answer = await manager.save(
        id,
        draftNo,
        at % 2 ? { tags: [`tag ${at}`] } : { title: { en: `Title ${at}` } },
      )
      expect(answer.json()).toMatchObject({ conflicts: [] })
      draftNo = answer.json<{ draftNo: number }>().draftNo
    }
    expect(draftNo).toBe(21)
    const { versions } = (await manager.get('versions', { id })).json<{ versions: { no: number }[] }>()
    expect(versions.map(({ no }) => no)).toEqual([21])
  })

  it('restore an older version as a draft, and publish nothing', async () => {
    const { id, slug } = await manager.create('old text', ['en'])
    await manager.move(id, 1, 'live')
    await manager.save(id, 1, { title: { en: 'new text' } })
    const restored = await manager.send('save', { id, draftNo: 2, changes: {}, restores: 1 })
    expect(restored.json()).toMatchObject({ draftNo: 3 })
    expect(await manager.open(id)).toMatchObject({ title: { en: 'old text en' }, work: 'draft', live: 'live' })
    expect((await manager.send('save', { id, draftNo: 2, changes: {}, restores: 1 })).statusCode).toBe(409)
    expect((await manager.send('save', { id, draftNo: 3, changes: {}, restores: 99 })).statusCode).toBe(404)
    expect((await read(slug)).json<{ post: { title: string } }>().post.title).toBe('old text en')
  })

  it('withdraw an approval', async () => {
    const { id } = await writer.create('approval')
    await writer.move(id, 1, 'in_review')
    await manager.move(id, 1, 'approved')
    await manager.save(id, 1, { tags: ['new'] })
    expect((await manager.open(id)).work).toBe('draft')
  })
})

describe('clearing', () => {
  it('removes replaced saves a day later, and nothing that a post still names', async () => {
    const { id } = await manager.create('cleared', ['en'])
    await manager.save(id, 1, { tags: ['a'] })
    await manager.save(id, 2, { tags: ['b'] })
    const numbers = () =>
      withSite(gateway.database, 'alpha', async (db) =>
        (await db.select({ no: postVersion.no }).from(postVersion).where(eq(postVersion.postId, id)))
          .map(({ no }) => no)
          .toSorted((a, b) => a - b),
      )
    await runJobs(gateway, 'content/clear-leftovers')
    expect(await numbers()).toEqual([1, 2, 3])
    await withSite(gateway.database, 'alpha', (db) =>
      db.execute(
        sql`UPDATE post_version SET superseded_at = superseded_at - interval '2 days' WHERE superseded_at IS NOT NULL`,
      ),
    )
    await runJobs(gateway, 'content/clear-leftovers')
    expect(await numbers()).toEqual([3])
  })
})
