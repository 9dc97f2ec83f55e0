import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import { liveStates, postTargets, workStates } from '@schemas/content/entities/post-states'
import { moveProblem } from '@schemas/content/rules/post-moves'
import { openGateway, type TestGateway } from '../support/gateway'
import { type Desk, deskOf, makeWriter, postSites, setState } from './posts'

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

const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

describe('post/move', () => {
  it('does what the table says for every pair of states and role, and nothing else', { timeout: 120_000 }, async () => {
    const { id } = await writer.create('pairs')
    for (const live of liveStates)
      for (const work of workStates)
        for (const isTrashed of [false, true])
          for (const to of postTargets)
            for (const [who, desk] of [
              ['writer', writer],
              ['manager', manager],
            ] as const) {
              // One of both who is refused by the table is enough, where the other one's case is the same.
              const state = { live, work, isTrashed }
              const problem = moveProblem(state, to, who)
              if (isTrashed && (to !== 'restored' || who === 'writer') && work !== 'draft') continue
              if (who === 'writer' && problem === 'state') continue
              await setState(gateway, id, state)
              const answer = await desk.move(id, 1, to, {
                ...(to === 'scheduled' ? { at: inAnHour() } : {}),
                ...(to === 'returned' ? { note: 'More tea' } : {}),
                ...(to === 'live' ? { locales: ['en'] } : {}),
              })
              const name = `${live}/${work}${isTrashed ? '/trashed' : ''} → ${to} by ${who}`
              const expected = problem === undefined ? 200 : problem === 'role' ? 403 : 409
              expect([name, answer.statusCode]).toEqual([name, expected])
              if (problem) continue
              const after = answer.json<DeskPost>()
              if (['in_review', 'returned', 'approved', 'scheduled', 'draft'].includes(to))
                expect([name, after.work, after.live]).toEqual([name, to, live])
              else if (to === 'live' || to === 'unpublished' || to === 'archived')
                expect([name, after.live]).toEqual([name, to])
              else expect([name, after.trashedAt !== undefined]).toEqual([name, to === 'trashed'])
            }
  })

  it('lets one of two managers win', async () => {
    const { id } = await manager.create('race')
    const answers = await Promise.all([manager.move(id, 1, 'live'), admin.move(id, 1, 'live')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await manager.open(id)).live).toBe('live')
  })

  it('lets nobody approve or publish their own submission', async () => {
    const { id } = await manager.create('own')
    await manager.move(id, 1, 'in_review')
    expect((await manager.move(id, 1, 'approved')).statusCode).toBe(403)
    expect((await manager.move(id, 1, 'live')).statusCode).toBe(403)
    expect((await admin.move(id, 1, 'approved')).statusCode).toBe(200)
  })

  it('names what is missing, a time that is past, and a note that is not there', async () => {
    const { id } = await manager.create('lacking', ['en'])
    const thai = await manager.move(id, 1, 'live', { locales: ['th'] })
    expect(thai.statusCode).toBe(422)
    expect(thai.body).toContain('ภาษาไทยยังไม่มีชื่อเรื่อง')
    expect((await manager.move(id, 1, 'scheduled', { at: '2026-01-01T00:00:00Z' })).statusCode).toBe(400)
    await manager.move(id, 1, 'in_review')
    expect((await admin.move(id, 1, 'returned')).statusCode).toBe(400)
  })

  it('refuses a move of a version that is no longer the newest', async () => {
    const { id } = await manager.create('stale')
    await manager.save(id, 1, { tags: ['tea'] })
    expect((await manager.move(id, 1, 'live')).statusCode).toBe(409)
  })

  it('is audited', async () => {
    const { id } = await manager.create('audited')
    await manager.move(id, 1, 'live', { locales: ['en'] })
    const rows = await withSite(gateway.database, 'alpha', (db) =>
      db.execute(sql`SELECT action, after FROM audit WHERE subject = ${`post:${id}`} ORDER BY at`),
    )
    expect((rows as unknown as { rows: { action: string }[] }).rows.map(({ action }) => action)).toEqual([
      'post-create',
      'post-move',
    ])
  })
})

describe('writers', () => {
  it('edit their own until submitted and when returned, and see no others', async () => {
    const { id } = await writer.create('mine')
    const other = await manager.create('not mine')
    expect((await writer.save(id, 1, { tags: ['a'] })).json()).toMatchObject({ draftNo: 2, conflicts: [] })
    await writer.move(id, 2, 'in_review')
    expect((await writer.save(id, 2, { tags: ['b'] })).statusCode).toBe(403)
    await manager.move(id, 2, 'returned', { note: 'Which tea?' })
    expect((await writer.open(id)).reviewNote).toBe('Which tea?')
    expect((await writer.save(id, 2, { tags: ['b'] })).json()).toMatchObject({ draftNo: 3 })
    for (const answer of [
      await writer.get('open', { id: other.id }),
      await writer.save(other.id, 1, {}),
      await writer.move(other.id, 1, 'in_review'),
    ])
      expect(answer.statusCode).toBe(404)
    const list = (await writer.get('list', {})).json<{ items: DeskPost[] }>().items.map((each) => each.id)
    expect(list).toContain(id)
    expect(list).not.toContain(other.id)
  })
})
