import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as exportCall } from '@schemas/work/calls/work/export'
import { call as listCall } from '@schemas/work/calls/work/list'
import { call as summaryCall } from '@schemas/work/calls/work/summary'
import { call as windowCall } from '@schemas/work/calls/work/window'
import type { Task } from '@schemas/work/entities/task'
import { groupings, workList } from '@schemas/work/entities/work-list'
import { addDays } from '@schemas/work/rules/days'
import { dayIn } from '@schemas/zoned-parts'
import { workAssignee, workTaskLabel } from '@areas/work/server/tables'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeLink, makeProject, type MadeProject, makeTasks } from './make-project'

let gateway: TestGateway
let user: { cookie?: string; token?: string }
let person: string
let project: MadeProject
const today = dayIn(Date.now(), 'Asia/Bangkok')
const count = 36

beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
  const { db } = gateway.database
  project = await makeProject(db, { site: 'alpha', owner: person, members: { [person]: 'member' } })
  const statuses = project.statuses
  const ids = await makeTasks(
    db,
    { site: 'alpha', project },
    Array.from({ length: count }, (_each, at) => {
      const status = statuses[at % statuses.length] as (typeof statuses)[number]
      const dueOn = at % 4 === 3 ? null : addDays(today, (at % 13) - 6)
      return {
        title: `${at % 2 === 0 ? 'ร่าง' : 'ส่ง'} ${at}`,
        statusId: status.id,
        statusGroup: status.group,
        priority: at % 5,
        kind: at % 7 === 0 ? ('milestone' as const) : ('task' as const),
        dueOn,
        startOn: dueOn && at % 3 === 0 ? addDays(dueOn, -2) : null,
      }
    }),
  )
  for (const [at, taskId] of ids.entries()) {
    if (at % 3 === 0) await db.insert(workAssignee).values({ siteId: 'alpha', taskId, personId: person })
    if (at % 4 === 0)
      await db.insert(workTaskLabel).values({ siteId: 'alpha', projectId: project.id, taskId, labelId: project.label })
  }
  for (const at of [0, 1, 2]) await makeLink(db, 'alpha', project.id, ids[at] ?? '', ids[at + 5] ?? '')
})
afterAll(() => gateway.close())

const ask = async (call: AnyCall, input: Record<string, unknown>) => {
  const answer = await askCall(gateway, call, input, {
    ...user,
    cookie: `${user.cookie ?? ''}; lang=en`,
    from: elsewhere(),
  })
  expect(answer.statusCode).toBe(200)
  return answer
}
const sorted = (tasks: readonly Pick<Task, 'id'>[]) => [...new Set(tasks.map(({ id }) => id))].toSorted()

/** Queries as a person would write them behind the address of a view. */
const addresses = [
  '',
  'group=started,unstarted',
  'group=!completed,!cancelled',
  'assignee=me',
  'assignee=none&priority=!0',
  'due=overdue',
  'due=week,none',
  `due=${addDays(today, -3)}..${addDays(today, 2)}&kind=!milestone`,
  'label=none&find=ร่าง',
  'is=blocked',
  'done=0&sort=-priority',
]

describe.each(addresses)('?%s', (address) => {
  // As a page reads its address: what a link holds is what every view requests.
  const { sort, ...filters } = workList.read(Object.fromEntries(new URLSearchParams(address)))
  const query = () => ({ ...filters, project: project.key })

  it('finds the same tasks in every view, with the same counts', async () => {
    const all = (await ask(listCall, { ...query(), ...(sort ? { sort } : {}), limit: 200, total: true })).json<{
      items: Task[]
      total: number
    }>()
    expect(all.total).toBe(all.items.length)
    for (const by of groupings) {
      const { groups } = (await ask(listCall, { ...query(), by })).json<{
        groups: { total: number; items: Task[] }[]
      }>()
      expect([by, sorted(groups.flatMap(({ items }) => items))]).toEqual([by, sorted(all.items)])
      // Each task has one of all but labels and people, of which it may have several.
      const total = groups.reduce((sum, group) => sum + group.total, 0)
      if (by !== 'label' && by !== 'assignee') expect([by, total]).toEqual([by, all.total])
    }
    const window = (await ask(windowCall, { ...query(), from: addDays(today, -30), to: addDays(today, 30) })).json<{
      tasks: Task[]
    }>()
    expect(sorted(window.tasks)).toEqual(sorted(all.items.filter(({ startOn, dueOn }) => startOn ?? dueOn)))
    const isOpen = ({ group }: Task) => group !== 'completed' && group !== 'cancelled'
    expect((await ask(summaryCall, query())).json()).toMatchObject({
      open: all.items.filter(isOpen).length,
      overdue: all.items.filter((task) => isOpen(task) && task.dueOn !== null && task.dueOn < today).length,
      dueToday: all.items.filter((task) => isOpen(task) && task.dueOn === today).length,
      blocked: all.items.filter(({ blocked }) => blocked).length,
    })
    const lines = (await ask(exportCall, query())).body.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(',')[0] ?? '').toSorted()).toEqual(all.items.map(({ key }) => key).toSorted())
  })
})

it('pages without a gap or a double', async () => {
  const found: Task[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: { items: Task[]; next?: string } = (
      await ask(listCall, { project: project.key, limit: 7, sort: 'due', ...(cursor ? { cursor } : {}) })
    ).json()
    found.push(...page.items)
    cursor = page.next
  }
  expect(found).toHaveLength(count)
  expect(sorted(found)).toHaveLength(count)
})
