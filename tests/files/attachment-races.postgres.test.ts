import { setTimeout as pause } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as finishCall } from '@schemas/files/calls/attachment/finish'
import { call as removeCall } from '@schemas/files/calls/attachment/remove'
import { call as attachCall } from '@schemas/work/calls/task/attach'
import { workTask } from '@areas/work/server/tables'
import { attachment } from '@gateway/db/attachment-tables'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { sendOther } from '../support/files'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, makeTasks } from '../work/make-project'
import { insertAttachment } from './attachment-rows'

let gateway: TestGateway
let user: Awaited<ReturnType<typeof credentials>>
let person: string
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
})
afterAll(() => gateway.close())

/** Resolves when so many statements of this database wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  while (((await gateway.database.db.execute(waiting)) as unknown as { rows: object[] }).rows.length < count)
    await pause(5)
}

async function makeTask(): Promise<{ id: string; project: string }> {
  const { db } = gateway.database
  const project = await makeProject(db, { site: 'alpha', owner: person, members: { [person]: 'member' } })
  const [id = ''] = await makeTasks(db, { site: 'alpha', project }, [{}])
  return { id, project: project.id }
}

const loose = () => insertAttachment(gateway.database, 'alpha', { ownerId: person })
const rowOf = async (id: string) =>
  (await gateway.database.db.select().from(attachment).where(eq(attachment.id, id)))[0]
const attach = (task: string, files: string[]) =>
  askCall(gateway, attachCall, { task, files }, { ...user, from: elsewhere() })

it('does not link a file to a task that went into the trash meanwhile', async () => {
  const task = await makeTask()
  const file = await loose()
  const { asked } = await gateway.database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1 FROM work_project WHERE id = ${task.project} FOR UPDATE`)
    const request = attach(task.id, [file])
    await untilWaiting(1)
    await tx.update(workTask).set({ trashedAt: new Date() }).where(eq(workTask.id, task.id))
    return { asked: request }
  })
  expect((await asked).statusCode).toBe(404)
  expect(await rowOf(file)).toMatchObject({ rowId: null })
})

it('keeps the number of files of a task, however many come at once', async () => {
  const task = await makeTask()
  const groups = await Promise.all([0, 1, 2].map(() => Promise.all(Array.from({ length: 9 }, loose))))
  const answers = await Promise.all(groups.map((files) => attach(task.id, files)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 200, 422])
  const rows = await gateway.database.db.select().from(attachment).where(eq(attachment.rowId, task.id))
  expect(rows).toHaveLength(18)
})

it('either removes a sent file or links it', async () => {
  for (let round = 0; round < 5; round++) {
    const task = await makeTask()
    const file = await loose()
    const [linked, removed] = await Promise.all([
      attach(task.id, [file]),
      askCall(gateway, removeCall, { id: file }, { ...user, from: elsewhere() }),
    ])
    const row = await rowOf(file)
    if (linked.statusCode === 404) expect([removed.statusCode, row]).toEqual([200, undefined])
    else {
      // Removed from the task right after it was linked, or refused before.
      expect(linked.statusCode).toBe(200)
      expect(row).toMatchObject({ rowId: task.id, removedAt: removed.statusCode === 200 ? expect.any(Date) : null })
    }
  }
})

it('makes one file of an upload that is finished twice at once', async () => {
  const id = await sendOther(gateway, { purpose: 'attachment', name: 'a.txt' }, Buffer.from('once'), user)
  const finish = () => askCall(gateway, finishCall, { id, kind: 'task' }, { ...user, from: elsewhere() })
  const answers = await Promise.all([finish(), finish(), finish()])
  // Another gateway, or request, may be at it still.
  for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode)
  expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true)
  expect((await finish()).statusCode).toBe(200)
  const tally = (await gateway.database.db.execute(
    sql`SELECT bytes FROM item_tally WHERE site_id = 'alpha' AND name = 'of:attachment'`,
  )) as unknown as { rows: { bytes: string }[] }
  const all = (await gateway.database.db.execute(
    sql`SELECT sum(size) AS bytes FROM attachment WHERE site_id = 'alpha'`,
  )) as unknown as { rows: { bytes: string }[] }
  expect(Number(tally.rows[0]?.bytes)).toBe(Number(all.rows[0]?.bytes))
})
