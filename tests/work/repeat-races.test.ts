import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as groupsCall } from '@schemas/work/calls/work/groups'
import { call as listCall } from '@schemas/work/calls/work/list'
import { call as deleteStatusCall } from '@schemas/work/calls/project/delete-status'
import { call as saveStatusCall } from '@schemas/work/calls/project/save-status'
import { call as createCall } from '@schemas/work/calls/task/create'
import { call as openCall } from '@schemas/work/calls/task/open'
import { call as repeatCall } from '@schemas/work/calls/task/repeat'
import { call as undoCall } from '@schemas/work/calls/task/undo'
import { call as updateCall } from '@schemas/work/calls/task/update'
import { call as saveTodoCall } from '@schemas/work/calls/todo/save'
import type { WorkGroup } from '@schemas/work/entities/project'
import type { OpenedTask, Task } from '@schemas/work/entities/task'
import { addDays } from '@schemas/work/rules/days'
import { dayIn } from '@schemas/zoned-parts'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, type MadeProject } from './make-project'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let user: Who
let manager: Who
let project: MadeProject
let person: string
const today = dayIn(Date.now(), 'Asia/Bangkok')
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  const owner = await demoPerson(gateway.database, 'alpha', 'manager')
  project = await makeProject(gateway.database.db, {
    site: 'alpha',
    owner,
    members: { [person]: 'member', [owner]: 'manager' },
  })
})

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const statusOf = (group: string) => project.statuses.find((each) => each.group === group)?.id ?? ''
const list = async (input: Record<string, unknown> = {}) =>
  (await ask(listCall, { project: project.key, limit: 200, ...input })).json<{ items: Task[] }>().items
const all = async () => [...(await list()), ...(await list({ is: 'snoozed' }))].filter(isFirst)
const isFirst = ({ id }: Task, at: number, tasks: Task[]) => tasks.findIndex((other) => other.id === id) === at
const open = async (id: string) => (await ask(openCall, { task: id })).json<OpenedTask>()
const done = (task: Task, batch?: string) =>
  ask(updateCall, {
    id: task.id,
    ...(batch ? { batch } : {}),
    changes: { status: { from: task.status, to: statusOf('completed') } },
  })
const repeating = async (repeat: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const task = (await ask(createCall, { project: project.id, title: 'Water the plants', ...more })).json<Task>()
  const answer = await ask(repeatCall, {
    id: task.id,
    repeat: { rule: 'FREQ=WEEKLY', mode: 'fixed', place: 'default', leadDays: 0, ...repeat },
  })
  expect(answer.statusCode).toBe(200)
  return task
}

it('makes one next when a repeat is done twice at once', async () => {
  const task = await repeating({}, { dueOn: today })
  const answers = await Promise.all(Array.from({ length: 6 }, () => done(task)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(6).fill(200))
  expect((await all()).map(({ title, group, dueOn }) => `${title} ${group} ${dueOn}`).toSorted()).toEqual([
    `Water the plants completed ${today}`,
    `Water the plants unstarted ${addDays(today, 7)}`,
  ])
})

it('ends a repeat after its number of times, and after its last day', async () => {
  await done(await repeating({ rule: 'FREQ=WEEKLY;COUNT=2' }, { dueOn: today }))
  const second = (await all()).find(({ group }) => group === 'unstarted')
  expect(second?.dueOn).toBe(addDays(today, 7))
  await done(second as Task)
  expect((await all()).map(({ group }) => group)).toEqual(['completed', 'completed'])
  const until = addDays(today, 6).replaceAll('-', '')
  await done(await repeating({ rule: `FREQ=WEEKLY;UNTIL=${until}` }, { dueOn: today }))
  expect((await all()).map(({ group }) => group)).toEqual(['completed', 'completed', 'completed'])
})

it('makes no second next when a repeat is reopened and done again', async () => {
  const task = await repeating({}, { dueOn: today })
  await done(task)
  const back = { status: { from: statusOf('completed'), to: task.status } }
  await ask(updateCall, { id: task.id, changes: back })
  await done(task)
  expect(await all()).toHaveLength(2)
})

it('keeps the next out of lists and counts until its lead day', async () => {
  const task = await repeating({ rule: 'FREQ=DAILY;INTERVAL=10', leadDays: 3 }, { dueOn: today })
  await done(task)
  expect((await list({ done: '0' })).map(({ title }) => title)).toEqual([])
  const [next] = await list({ is: 'snoozed' })
  expect(next).toMatchObject({ dueOn: addDays(today, 10), snoozedUntil: addDays(today, 7) })
  const { groups } = (await ask(groupsCall, {})).json<{ groups: WorkGroup[] }>()
  expect(groups.flatMap(({ projects }) => projects).find(({ id }) => id === project.id)).toMatchObject({
    open: 0,
    done: 1,
  })
})

it('hands on people, labels, texts and an open checklist, to the column that it was done in', async () => {
  const task = await repeating(
    { rule: 'FREQ=DAILY', place: 'same', leadDays: 1 },
    {
      assignees: [person],
      labels: [project.label],
      status: statusOf('started'),
      startOn: addDays(today, -1),
      dueOn: today,
    },
  )
  const line = (await ask(saveTodoCall, { task: task.id, text: 'Roses' })).json<{ id: string }>()
  await ask(saveTodoCall, { id: line.id, done: true })
  await done(task)
  const [next] = await list({ group: 'started' })
  expect(next).toMatchObject({ labels: [project.label], startOn: today, dueOn: addDays(today, 1), snoozedUntil: null })
  expect(next?.assignees.map(({ id }) => id)).toEqual([person])
  const opened = await open(next?.id ?? '')
  expect(opened.checklist.map(({ text, done: isDone }) => [text, isDone])).toEqual([['Roses', false]])
  expect(opened.repeat).toEqual({ rule: 'FREQ=DAILY', mode: 'fixed', place: 'same', leadDays: 1 })
})

it('takes the next back when being done is undone, and makes it again', async () => {
  const task = await repeating({ rule: 'FREQ=DAILY', mode: 'after_done', leadDays: 5 }, { dueOn: addDays(today, -9) })
  await done(task, 'one-act')
  expect((await list({ done: '0' })).map(({ dueOn }) => dueOn)).toEqual([addDays(today, 1)])
  await ask(undoCall, { batch: 'one-act' })
  expect((await all()).map(({ id }) => id)).toEqual([task.id])
  await done(task)
  expect(await all()).toHaveLength(2)
})

it('ends without a next, and is for members with a rule of days', async () => {
  const task = await repeating({}, { dueOn: today })
  expect((await ask(repeatCall, { id: task.id, repeat: { rule: 'FREQ=SECONDLY', mode: 'fixed' } })).statusCode).toBe(
    400,
  )
  await ask(repeatCall, { id: task.id, repeat: null })
  expect((await open(task.id)).repeat).toBeNull()
  await done(task)
  expect(await all()).toHaveLength(1)
})

it('names the field of what a project’s statuses need', async () => {
  const fields = async (call: AnyCall, input: Record<string, unknown>) => {
    const { error } = (await ask(call, input, manager)).json<{ error: { fields: Record<string, string> } }>()
    return error.fields
  }
  expect(
    await fields(saveStatusCall, { project: project.id, id: statusOf('completed'), name: 'Done', group: 'started' }),
  ).toEqual({ group: 'A project needs a status of this kind.' })
  expect(await fields(deleteStatusCall, { id: statusOf('completed') })).toEqual({
    replacement: 'A project needs a status of this kind.',
  })
  await ask(createCall, { project: project.id, title: 'Held', status: statusOf('started') })
  expect(await fields(deleteStatusCall, { id: statusOf('started') })).toEqual({
    replacement: 'Choose where its tasks go.',
  })
})
