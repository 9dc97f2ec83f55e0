import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AnyCall, OutputOf } from '@schemas/call'
import { call as changesCall } from '@schemas/work/calls/work/changes'
import { call as listCall } from '@schemas/work/calls/work/list'
import { call as bulkCall } from '@schemas/work/calls/task/bulk'
import { call as commentCall } from '@schemas/work/calls/task/comment'
import { call as createCall } from '@schemas/work/calls/task/create'
import { call as linkCall } from '@schemas/work/calls/task/link'
import { call as moveCall } from '@schemas/work/calls/task/move'
import { call as openCall } from '@schemas/work/calls/task/open'
import { call as listTodosCall } from '@schemas/work/calls/todo/list'
import { call as saveTodoCall } from '@schemas/work/calls/todo/save'
import { call as toTaskCall } from '@schemas/work/calls/todo/to-task'
import { call as restoreCall } from '@schemas/work/calls/task/restore'
import { call as trashCall } from '@schemas/work/calls/task/trash'
import { call as undoCall } from '@schemas/work/calls/task/undo'
import { call as updateCall } from '@schemas/work/calls/task/update'
import type { OpenedTask, Task } from '@schemas/work/entities/task'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { demoPerson } from '../isolation/make-rows'
import { makeProject, type MadeProject } from './make-project'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let user: Who
let manager: Who
let project: MadeProject
const people: Record<string, string> = {}
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  for (const role of ['user', 'manager', 'admin']) people[role] = await demoPerson(gateway.database, 'alpha', role)
})
afterAll(() => gateway.close())
beforeEach(async () => {
  project = await makeProject(gateway.database.db, {
    site: 'alpha',
    owner: people.manager ?? '',
    members: { [people.user ?? '']: 'member', [people.manager ?? '']: 'manager' },
  })
})

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = user) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const create = async (title: string, more: Record<string, unknown> = {}, who: Who = user) =>
  (await ask(createCall, { project: project.id, title, ...more }, who)).json<Task>()
const list = async (input: Record<string, unknown> = {}, who: Who = user) =>
  (await ask(listCall, { project: project.key, limit: 200, ...input }, who)).json<{
    items: Task[]
    groups?: { key: string; total: number; items: Task[] }[]
    rev: number
    next?: string
  }>()
const titles = async (input: Record<string, unknown> = {}, who: Who = user) =>
  (await list(input, who)).items.map(({ title }) => title)
const problem = async (answer: ReturnType<typeof ask>) => {
  const { statusCode, json } = await answer
  return [statusCode, json<{ error: { message: string } }>().error.message]
}
const statusOf = (group: string) => project.statuses.find((each) => each.group === group)?.id ?? ''

describe('tasks', () => {
  it('are numbered, and stand at the end or where they are put', async () => {
    const first = await create('One')
    const last = await create('Three')
    await create('Two', { before: last.id })
    await create('Zero', { before: first.id })
    expect(await titles()).toEqual(['Zero', 'One', 'Two', 'Three'])
    expect(first).toMatchObject({ key: `${project.key}-1`, group: 'unstarted', version: 1 })
    expect((await ask(openCall, { task: `${project.key}-2` })).json()).toMatchObject({ title: 'Three' })
  })

  it('keep one order and distinct numbers when twenty are made and dropped into one gap at once', async () => {
    const low = await create('Low')
    const high = await create('High')
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, at) =>
        at % 2 === 0
          ? ask(createCall, { project: project.id, title: `New ${at}`, before: high.id })
          : ask(createCall, { project: project.id, title: `New ${at}`, after: low.id }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200))
    const made = answers.map((answer) => answer.json<Task>())
    const moves = await Promise.all(made.map(({ id }) => ask(moveCall, { id, before: high.id })))
    expect(moves.map(({ statusCode }) => statusCode)).toEqual(Array<number>(20).fill(200))
    const { rows } = (await gateway.database.db.execute(
      sql`SELECT title #>> '{}' AS title, no, rank FROM work_task WHERE project_id = ${project.id} ORDER BY rank COLLATE "C"`,
    )) as unknown as { rows: { title: string; no: number; rank: string }[] }
    expect(new Set(rows.map(({ no }) => no)).size).toBe(22)
    expect(new Set(rows.map(({ rank }) => rank)).size).toBe(22)
    expect([rows[0]?.title, rows.at(-1)?.title]).toEqual(['Low', 'High'])
  })

  it('change column and place in one step', async () => {
    const [one, two] = [await create('One'), await create('Two')]
    const set = { status: { from: two.status, to: statusOf('started') } }
    const { task } = (await ask(moveCall, { id: two.id, before: one.id, set })).json<{ task: Task }>()
    expect(task).toMatchObject({ group: 'started', completedAt: null })
    expect(await titles()).toEqual(['Two', 'One'])
    const done = { status: { from: statusOf('started'), to: statusOf('completed') } }
    await ask(moveCall, { id: two.id, set: done })
    expect((await list({ group: 'completed' })).items[0]?.completedAt).toEqual(expect.any(String))
  })

  it('merge changes of different fields and show both sides of the same one', async () => {
    const { id } = await create('Booth')
    const change = (changes: object, who = user) => ask(updateCall, { id, changes }, who)
    expect((await change({ title: { from: 'Booth', to: 'Booth A' } }, manager)).statusCode).toBe(200)
    expect((await change({ priority: { from: 0, to: 3 } })).json()).toMatchObject({
      task: { title: 'Booth A', priority: 3 },
    })
    const answer = await change({ title: { from: 'Booth', to: 'Booth B' }, priority: { from: 3, to: 4 } })
    expect(answer.statusCode).toBe(409)
    const { error } = answer.json<{ error: { message: string; details: object } }>()
    expect(error.message).toMatch(/^.+ changed this meanwhile\.$/)
    expect(error.details).toMatchObject({ fields: ['title'], task: { title: 'Booth A', priority: 3 } })
  })

  it('merge people and labels that two add at once', async () => {
    const { id } = await create('Booth')
    const add = (person: string, who: Who) =>
      ask(updateCall, { id, changes: { assignees: { from: [], to: [person] } } }, who)
    const answers = await Promise.all([add(people.user ?? '', user), add(people.manager ?? '', manager)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { assignees } = (await ask(openCall, { task: id })).json<OpenedTask>()
    expect(new Set(assignees.map((each) => each.id))).toEqual(new Set([people.user, people.manager]))
  })

  it('refuse a start after the due date, and what is not of the project', async () => {
    const other = await makeProject(gateway.database.db, { site: 'alpha', owner: people.manager ?? '' })
    const dates = { startOn: '2026-12-02', dueOn: '2026-12-01' }
    expect(await problem(ask(createCall, { project: project.id, title: 'x', ...dates }))).toEqual([
      400,
      'The start is after the due date.',
    ])
    for (const wrong of [{ status: other.statuses[0]?.id }, { labels: [other.label] }, { assignees: ['nobody'] }])
      expect(await problem(ask(createCall, { project: project.id, title: 'x', ...wrong }))).toEqual([
        400,
        'This does not belong to the project.',
      ])
  })

  it('are made of a long line without half a character', async () => {
    await ask(saveTodoCall, { text: `${'a'.repeat(249)}😀 and more` })
    const [line] = (await ask(listTodosCall, {})).json<OutputOf<typeof listTodosCall>>().todos
    const made = await ask(toTaskCall, { id: line?.id, project: project.id })
    expect([made.statusCode, made.json<Task>().title]).toEqual([200, 'a'.repeat(249)])
  })

  it('never circle', async () => {
    const [a, b, c] = [await create('A'), await create('B'), await create('C')]
    const under = (id: string, parent: string | null, from: string | null = null) =>
      ask(updateCall, { id, changes: { parent: { from, to: parent } } })
    expect((await under(b.id, a.id)).statusCode).toBe(200)
    expect(await problem(under(a.id, b.id))).toEqual([409, `This would make a circle: ${b.key}, ${a.key}.`])
    expect((await ask(linkCall, { from: b.id, to: c.id })).statusCode).toBe(200)
    expect((await problem(ask(linkCall, { from: c.id, to: a.id })))[0]).toBe(409)
    expect((await problem(ask(linkCall, { from: a.id, to: b.id })))[1]).toMatch(/cannot wait for itself/)
    expect((await under(c.id, a.id)).statusCode).toBe(200)
    expect((await list()).items.find(({ id }) => id === c.id)?.blocked).toBe(true)
  })

  it('go to the trash with those below, and come back', async () => {
    const parent = await create('Parent')
    await create('Child', { parent: parent.id })
    expect((await ask(trashCall, { id: parent.id })).json()).toMatchObject({ trashed: 2 })
    expect(await titles()).toEqual([])
    expect((await ask(openCall, { task: parent.id })).statusCode).toBe(404)
    expect((await ask(restoreCall, { id: parent.id })).json()).toMatchObject({ children: 1 })
    expect(await titles()).toEqual(['Parent', 'Child'])
  })

  it('are undone by act, except where something was changed since', async () => {
    const [one, two] = [await create('One'), await create('Two')]
    const batch = 'a-bulk-change'
    await ask(bulkCall, { ids: [one.id, two.id], set: { priority: 4 }, batch })
    await ask(updateCall, { id: two.id, changes: { priority: { from: 4, to: 1 } } }, manager)
    expect((await ask(undoCall, { batch })).json()).toEqual({ done: 1, left: 1 })
    expect((await list()).items.map(({ priority }) => priority)).toEqual([0, 1])
    expect(await problem(ask(undoCall, { batch }, manager))).toEqual([404, 'There is nothing to undo.'])
    await ask(moveCall, { id: two.id, before: one.id, batch: 'a-move' })
    expect(await titles()).toEqual(['Two', 'One'])
    await ask(undoCall, { batch: 'a-move' })
    expect(await titles()).toEqual(['One', 'Two'])
  })

  it('tell what became of each in a bulk change', async () => {
    const one = await create('One', { dueOn: '2026-12-01' })
    const two = await create('Two', { startOn: '2026-12-20' })
    const answer = await ask(bulkCall, { ids: [one.id, two.id, 'nowhere'], set: { dueOn: '2026-12-10' } })
    expect(answer.json()).toMatchObject({
      done: [one.id],
      failed: [
        { id: 'nowhere', message: 'There is no such task.' },
        { id: two.id, message: 'The start is after the due date.' },
      ],
    })
    await ask(bulkCall, { ids: [one.id], set: { shiftDays: 2, addLabels: [project.label] } })
    expect((await list()).items[0]).toMatchObject({ dueOn: '2026-12-12', labels: [project.label] })
  })

  it('are made once for one key', async () => {
    const headers = { 'idempotency-key': 'once-and-for-all' }
    const twice = () => askCall(gateway, createCall, { project: project.id, title: 'Once' }, { ...user, headers })
    expect((await twice()).json<Task>().id).toBe((await twice()).json<Task>().id)
    expect(await titles()).toEqual(['Once'])
  })
})

describe('changes', () => {
  it('tell what came, went and came back, in the order of writes', async () => {
    const one = await create('One')
    const { rev } = await list()
    const since = async (from: number) =>
      (await ask(changesCall, { project: project.id, since: from })).json<{
        rows: Task[]
        gone: string[]
        rev: number
      }>()
    const two = await create('Two')
    await ask(trashCall, { id: one.id })
    const first = await since(rev)
    expect(first.rows.map(({ id }) => id)).toEqual([two.id])
    expect(first.gone).toEqual([one.id])
    expect(await since(first.rev)).toEqual({ rows: [], gone: [], rev: first.rev })
    await ask(restoreCall, { id: one.id })
    const second = await since(rev)
    expect(second.gone).toEqual([])
    expect(second.rows).toHaveLength(2)
    expect(await problem(ask(changesCall, { project: project.id, since: 1_000_000 }))).toEqual([
      410,
      'Read the list again.',
    ])
  })
})

describe('lists', () => {
  it('give the same tasks flat, in pages and in groups', async () => {
    for (let at = 0; at < 7; at += 1) await create(`Task ${at}`, { priority: at % 5, dueOn: `2026-12-0${at + 1}` })
    const all = (await titles()).toSorted()
    const paged: string[] = []
    for (let cursor: string | undefined; ;) {
      const { items, next } = await list({ limit: 3, sort: '-priority', ...(cursor ? { cursor } : {}) })
      paged.push(...items.map(({ title }) => title))
      if (next === undefined) break
      cursor = next
    }
    expect(paged.toSorted()).toEqual(all)
    for (const by of ['status', 'group', 'assignee', 'priority', 'label', 'kind', 'project', 'due']) {
      const { groups = [] } = await list({ by })
      expect([by, groups.flatMap(({ items }) => items.map(({ title }) => title)).toSorted()]).toEqual([by, all])
      expect(groups.reduce((sum, { total }) => sum + total, 0)).toBe(7)
    }
  })

  it('refuse a filter that cannot be read, by its part', async () => {
    expect(await problem(ask(listCall, { due: 'someday' }))).toEqual([400, 'The filter cannot be read: due=someday.'])
  })

  it('find tasks by words of their titles in any case', async () => {
    await create('ส่งแบบบูธให้โรงพิมพ์ PRINT')
    await create('Something else')
    expect(await titles({ q: 'แบบบูธ print' })).toEqual(['ส่งแบบบูธให้โรงพิมพ์ PRINT'])
  })
})

describe('the sheet', () => {
  it('has one line of comments and changes, and rolls up what is below', async () => {
    const parent = await create('Parent')
    await create('A', { parent: parent.id, startOn: '2026-12-01', estimate: 60 })
    await create('B', { parent: parent.id, dueOn: '2026-12-09', estimate: 60 })
    await ask(updateCall, { id: parent.id, changes: { priority: { from: 0, to: 2 } } })
    await ask(commentCall, { task: parent.id, text: 'ดีเลย' })
    const sheet = (await ask(openCall, { task: parent.id })).json<OpenedTask>()
    expect(sheet.rollUp).toEqual({ startOn: '2026-12-01', dueOn: '2026-12-09', progress: 0 })
    expect(sheet.subtasks.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(sheet.timeline.map(({ kind, field, text }) => field ?? text ?? kind)).toEqual(['create', 'priority', 'ดีเลย'])
  })
})
