import { setTimeout as pause } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as createCall } from '@schemas/work/calls/task/create'
import { call as restoreCall } from '@schemas/work/calls/task/restore'
import { call as updateCall } from '@schemas/work/calls/task/update'
import { call as summaryCall } from '@schemas/work/calls/work/summary'
import { workMember, workTask } from '@areas/work/server/tables'
import { dayIn } from '@schemas/zoned-parts'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, makeTasks } from './make-project'

let gateway: TestGateway
let user: { cookie?: string; token?: string }
let person: string
let owner: string
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
  owner = await demoPerson(gateway.database, 'alpha', 'manager')
})
afterAll(() => gateway.close())

/** Resolves when a statement of this database waits for a lock. */
async function untilOneWaits(): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (((await gateway.database.db.execute(waiting)) as unknown as { rows: object[] }).rows.length === 0)
    await pause(5)
}

it.each([
  ['nothing', null, 404],
  ['a viewer', 'viewer' as const, 403],
])('refuses a write that waited while its author became %s', async (_title, role, status) => {
  const { db } = gateway.database
  const project = await makeProject(db, { site: 'alpha', owner, members: { [person]: 'member' } })
  const { asked } = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM work_project WHERE id = ${project.id} FOR UPDATE`)
    const request = askCall(gateway, createCall, { project: project.id, title: 'Late' }, { ...user, from: elsewhere() })
    await untilOneWaits()
    const own = and(eq(workMember.projectId, project.id), eq(workMember.personId, person))
    if (role) await tx.update(workMember).set({ role }).where(own)
    else await tx.delete(workMember).where(own)
    return { asked: request }
  })
  expect((await asked).statusCode).toBe(status)
  expect(await db.select().from(workTask).where(eq(workTask.projectId, project.id))).toEqual([])
})

it.each([
  ['change', 'went into the trash', updateCall, new Date()],
  ['restore', 'came back from the trash', restoreCall, null],
])('refuses to %s a task that %s while it waited', async (_act, _title, call, trashedAt) => {
  const { db } = gateway.database
  const project = await makeProject(db, { site: 'alpha', owner, members: { [person]: 'member' } })
  const before = { trashedAt: trashedAt ? null : new Date() }
  const [id = ''] = await makeTasks(db, { site: 'alpha', project }, [before])
  const { asked } = await db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM work_project WHERE id = ${project.id} FOR UPDATE`)
    const changes = { title: { from: 'Task 0', to: 'Late' } }
    const input = call === updateCall ? { id, changes } : { id }
    const request = askCall(gateway, call, input, { ...user, from: elsewhere() })
    await untilOneWaits()
    await tx.update(workTask).set({ trashedAt }).where(eq(workTask.id, id))
    return { asked: request }
  })
  expect((await asked).statusCode).toBe(404)
  const [row] = await db.select().from(workTask).where(eq(workTask.id, id))
  expect(row).toMatchObject({ title: 'Task 0', trashedAt })
})

it('counts what is done by the days of the reader', async () => {
  const { db } = gateway.database
  const project = await makeProject(db, { site: 'alpha', owner, members: { [person]: 'member' } })
  const status = project.statuses.find(({ group }) => group === 'completed')?.id ?? ''
  const today = dayIn(Date.now(), 'Asia/Bangkok')
  // In UTC this is still the day before.
  const completedAt = new Date(`${today}T00:30:00+07:00`)
  await makeTasks(db, { site: 'alpha', project }, [{ statusId: status, statusGroup: 'completed', completedAt }])
  const { done } = (
    await askCall(gateway, summaryCall, { project: project.id, days: 2 }, { ...user, from: elsewhere() })
  ).json<{ done: { day: string; count: number }[] }>()
  expect(done.map(({ day, count }) => [day, count])).toEqual([
    [expect.any(String), 0],
    [today, 1],
  ])
})
