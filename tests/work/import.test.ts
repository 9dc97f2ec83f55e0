import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { person } from '@gateway/db/tables'
import { parseCsv } from '@kit/import/read-table'
import { guessColumns, mapRows } from '@kit/import/map-columns'
import type { AnyCall } from '@schemas/call'
import { call as exportCall } from '@schemas/work/calls/work/export'
import { call as importCall } from '@schemas/work/calls/work/import'
import { call as listCall } from '@schemas/work/calls/work/list'
import { call as undoCall } from '@schemas/work/calls/task/undo'
import type { Task } from '@schemas/work/entities/task'
import { taskColumnNames, taskColumns } from '@schemas/work/rules/task-columns'
import { workAssignee, workTaskLabel } from '@areas/work/server/tables'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, type MadeProject, makeTasks } from './make-project'

let gateway: TestGateway
let user: { cookie?: string; token?: string }
let owner: string
let project: MadeProject
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  owner = await demoPerson(gateway.database, 'alpha', 'user')
  await gateway.database.db.update(person).set({ firstname: 'มิน', lastname: 'ธารทอง' }).where(eq(person.id, owner))
})
afterAll(() => gateway.close())
beforeEach(async () => {
  project = await makeProject(gateway.database.db, { site: 'alpha', owner, members: { [owner]: 'manager' } })
})

type Report = { outcomes: { row: number; outcome: string; name?: string }[]; faults: { row: number; field?: string }[] }
const ask = (call: AnyCall, input: Record<string, unknown>, lang = 'en') =>
  askCall(gateway, call, input, { ...user, cookie: `${user.cookie ?? ''}; lang=${lang}`, from: elsewhere() })
const send = async (rows: Record<string, string>[], more: Record<string, unknown> = {}) => {
  const answer = await ask(importCall, {
    project: project.id,
    rows: rows.map((values, at) => ({ row: at + 2, values })),
    ...more,
  })
  expect(answer.statusCode).toBe(200)
  return answer.json<Report>()
}
const list = async () => (await ask(listCall, { project: project.key, limit: 100 })).json<{ items: Task[] }>().items

it('imports names, dates of both eras and figures, after a run that changes nothing, and undoes it', async () => {
  const rows: Record<string, string>[] = [
    {
      title: 'ร่างผังบูธ',
      kind: 'หมุดหมาย',
      status: 'กำลังทำ',
      priority: 'ด่วน',
      assignees: 'มิน ธารทอง',
      labels: 'label of a project',
      startOn: '1/12/2569',
      dueOn: '2026-12-05',
      estimate: '๙๐',
      progress: '40',
      internal: 'ใช่',
    },
    { title: 'Plain' },
  ]
  const dry = await send(rows, { dry: true })
  expect(dry).toEqual({
    outcomes: [
      { row: 2, outcome: 'added', name: 'ร่างผังบูธ' },
      { row: 3, outcome: 'added', name: 'Plain' },
    ],
    faults: [],
  })
  expect(await list()).toEqual([])
  const batch = crypto.randomUUID()
  expect((await send(rows, { batch })).outcomes).toHaveLength(2)
  const [first, second] = await list()
  expect(first).toMatchObject({
    title: 'ร่างผังบูธ',
    kind: 'milestone',
    group: 'started',
    priority: 4,
    assignees: [{ id: owner }],
    labels: [project.label],
    startOn: '2026-12-01',
    dueOn: '2026-12-05',
    estimate: 90,
    progress: 40,
    internal: true,
  })
  expect(second).toMatchObject({ title: 'Plain', group: 'unstarted', dueOn: null })
  expect((await ask(undoCall, { batch })).statusCode).toBe(200)
  expect(await list()).toEqual([])
})

it('changes the task of a key, with the columns that the file has, and leaves faulty rows out', async () => {
  await makeTasks(gateway.database.db, { site: 'alpha', project }, [
    { title: 'One', priority: 3, dueOn: '2026-12-01' },
    { title: 'Two' },
  ])
  const key = (no: number) => `${project.key}-${no}`
  const report = await send([
    { key: key(1000), title: 'One more', dueOn: '' },
    { key: key(1001), title: 'Two' },
    { key: key(1001), title: 'Twice' },
    { key: key(4000), title: 'Lost' },
    { title: '', dueOn: '31/2/2569' },
    { title: 'People', assignees: 'Nobody here', priority: '9' },
    { title: 'Dates', startOn: '2/1/2570', dueOn: '1/1/2570' },
  ])
  expect(report.outcomes).toEqual([
    { row: 2, outcome: 'updated', name: key(1000) },
    { row: 3, outcome: 'same', name: key(1001) },
  ])
  expect(report.faults.map(({ row, field }) => `${row} ${field}`)).toEqual([
    '4 key',
    '5 key',
    '6 title',
    '6 dueOn',
    '7 priority',
    '7 assignees',
    '8 startOn',
  ])
  expect((await list()).map(({ title, priority, dueOn }) => [title, priority, dueOn])).toEqual([
    ['One more', 3, null],
    ['Two', 0, null],
  ])
})

it.each(['en', 'th'])('changes nothing by a file of its own, in %s', async (lang) => {
  const { db } = gateway.database
  const ids = await makeTasks(db, { site: 'alpha', project }, [
    { title: '=HYPERLINK("x")', priority: 4, kind: 'bug', dueOn: '2026-12-01', startOn: '2026-11-30', estimate: 30 },
    { title: 'Comma, "quotes"\nand lines', internal: true, progress: 55 },
  ])
  for (const taskId of ids) {
    await db.insert(workAssignee).values({ siteId: 'alpha', taskId, personId: owner })
    await db.insert(workTaskLabel).values({ siteId: 'alpha', projectId: project.id, taskId, labelId: project.label })
  }
  const before = await list()
  const { body } = await ask(exportCall, { project: project.key }, lang)
  const table = parseCsv(body.replace(/^\ufeff/, ''))
  const columns = guessColumns(
    table[0] ?? [],
    taskColumnNames.map((name) => ({ name, label: taskColumns[name] })),
  )
  expect(columns).toEqual(taskColumnNames)
  const answer = await ask(importCall, { project: project.id, rows: mapRows(table, columns) }, lang)
  expect(answer.json<Report>()).toEqual({
    outcomes: before.map(({ key }, at) => ({ row: at + 2, outcome: 'same', name: key })),
    faults: [],
  })
  expect(await list()).toEqual(before)
})
