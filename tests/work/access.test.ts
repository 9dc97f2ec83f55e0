import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { person } from '@gateway/db/tables'
import { collectHandlers } from '@gateway/contracts'
import { personalData } from '@areas/work/server/personal-data'
import { workAssignee, workComment, workMember, workProject, workTodo } from '@areas/work/server/tables'
import type { MemberRole, WorkGroup } from '@schemas/work/entities/project'
import type { Task } from '@schemas/work/entities/task'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { demoPerson, newPerson } from '../isolation/make-rows'
import { makeLink, makeProject, type MadeProject, makeTasks } from './make-project'

let gateway: TestGateway
const who: Record<string, { cookie?: string; token?: string }> = {}
const ids: Record<string, string> = {}
const calls = new Map([...collectHandlers().values()].map(({ call }) => [call.name, call]))
let project: MadeProject
beforeAll(async () => {
  gateway = await openGateway()
  for (const role of ['user', 'manager', 'admin'] as const) {
    who[role] = await credentials(gateway, { role, site: 'alpha' })
    ids[role] = await demoPerson(gateway.database, 'alpha', role)
  }
})
afterAll(() => gateway.close())

const ask = (name: string, input: Record<string, unknown>, as = 'user') => {
  const call = calls.get(name)
  if (!call) throw new Error(`There is no call ${name}.`)
  return askCall(gateway, call, input, { ...who[as], cookie: `${who[as]?.cookie ?? ''}; lang=en`, from: elsewhere() })
}
const answer = async <T>(name: string, input: Record<string, unknown>, as = 'user') =>
  (await ask(name, input, as)).json<T>()
/** Makes the demo user a member of the project with this role, or none. */
const become = async (role: MemberRole | undefined) => {
  const { db } = gateway.database
  await db.delete(workMember).where(eq(workMember.projectId, project.id))
  if (role)
    await db.insert(workMember).values({ siteId: 'alpha', projectId: project.id, personId: ids.user ?? '', role })
}

describe('every call of a project', () => {
  /** Statuses by what the caller is in it: nothing, viewer, member, manager. */
  const seen = [404, 200, 200, 200]
  const written = [404, 403, 200, 200]
  const managed = [404, 403, 403, 200]
  const inputs: Record<string, [Record<string, unknown>, number[]]> = {}
  const prepare = async () => {
    const { db } = gateway.database
    project = await makeProject(db, { site: 'alpha', owner: ids.manager ?? '' })
    const [task = '', other = '', trashed = ''] = await makeTasks(db, { site: 'alpha', project }, [
      {},
      {},
      { trashedAt: new Date() },
    ])
    const line = crypto.randomUUID()
    await db.insert(workTodo).values({ siteId: 'alpha', id: line, taskId: task, text: 'A line', rank: 'a0' })
    const status = project.statuses.find(({ group }) => group === 'backlog')?.id ?? ''
    Object.assign(inputs, {
      'project/open': [{ project: project.key }, seen],
      'work/changes': [{ project: project.id, since: 0 }, seen],
      'task/open': [{ task }, seen],
      'task/comment': [{ task, text: 'Hello' }, seen],
      'task/watch': [{ id: task, watching: true }, seen],
      'project/star': [{ id: project.id, starred: true }, seen],
      'task/create': [{ project: project.id, title: 'New' }, written],
      'task/update': [{ id: task, changes: { priority: { from: 0, to: 1 } } }, written],
      'task/move': [{ id: task, before: other }, written],
      'task/link': [{ from: task, to: other }, written],
      'task/unlink': [{ from: task, to: other }, written],
      'task/restore': [{ id: trashed }, written],
      'todo/save': [{ id: line, done: true }, written],
      'todo/remove': [{ id: line }, written],
      'project/save-label': [{ project: project.id, name: 'New' }, written],
      'view/save': [{ name: 'View', query: '', scope: 'project', project: project.id }, written],
      'task/repeat': [{ id: task, repeat: { rule: 'FREQ=DAILY', mode: 'fixed' } }, written],
      'work/import': [{ project: project.id, rows: [{ row: 2, values: { title: 'New' } }] }, managed],
      'project/people': [{ project: project.id, q: 'demo' }, managed],
      'project/save': [{ id: project.id, version: 1, name: 'New' }, managed],
      'project/set-status': [{ id: project.id, status: 'active' }, managed],
      'project/set-member': [{ project: project.id, email: 'manager@alpha.example', role: 'viewer' }, managed],
      'project/save-status': [{ project: project.id, name: 'Review', group: 'started' }, managed],
      'project/delete-status': [{ id: status }, managed],
      'task/trash': [{ id: other }, written],
      'project/archive': [{ id: project.id, archived: true }, managed],
    })
  }
  beforeEach(prepare)

  it('answers by the role in the project', async () => {
    const names = Object.keys(inputs)
    const roles = [undefined, 'viewer', 'member', 'manager'] as const
    const found: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
    for (const role of roles) {
      await prepare()
      await become(role)
      for (const name of names) found[name]?.push((await ask(name, inputs[name]?.[0] ?? {})).statusCode)
    }
    expect(found).toEqual(Object.fromEntries(names.map((name) => [name, inputs[name]?.[1]])))
  })

  it('lets admins do all, and managers of the site as members only in projects for staff', async () => {
    expect((await ask('project/save', { id: project.id, version: 1, name: 'New' }, 'admin')).statusCode).toBe(200)
    expect((await ask('project/open', { project: project.id }, 'manager')).statusCode).toBe(404)
    const staff = await makeProject(gateway.database.db, { site: 'alpha', owner: ids.admin ?? '', access: 'staff' })
    expect(await answer('project/open', { project: staff.id }, 'manager')).toMatchObject({ role: 'member' })
    expect((await ask('project/open', { project: staff.id }, 'user')).statusCode).toBe(404)
  })

  it('refuses writes to an archived project, which is still read', async () => {
    await become('manager')
    await ask('project/archive', { id: project.id, archived: true })
    expect((await ask('task/create', { project: project.id, title: 'New' })).statusCode).toBe(409)
    expect((await ask('project/open', { project: project.id })).statusCode).toBe(200)
    await ask('project/archive', { id: project.id, archived: false })
    expect((await ask('task/create', { project: project.id, title: 'New' })).statusCode).toBe(200)
  })
})

describe('internal tasks', () => {
  const secret = 'A secret of the team'
  let tasks: string[]
  beforeEach(async () => {
    const { db } = gateway.database
    project = await makeProject(db, { site: 'alpha', owner: ids.manager ?? '' })
    await become('viewer')
    const due = { dueOn: '2026-01-05', startOn: '2026-01-01' }
    tasks = await makeTasks(db, { site: 'alpha', project }, [
      { title: 'Shared', ...due, rev: 1 },
      { title: secret, internal: true, ...due, dueOn: '2026-01-09', rev: 2, kind: 'milestone' },
    ])
    await db.update(workProject).set({ rev: 10 }).where(eq(workProject.id, project.id))
    const [shared = '', internal = ''] = tasks
    const below = await makeTasks(db, { site: 'alpha', project }, [
      { title: 'Below the secret', parentId: internal, no: 2000, rank: 'b00', rev: 1 },
      {
        title: `${secret} below`,
        parentId: shared,
        internal: true,
        dueOn: '2027-01-01',
        no: 2001,
        rank: 'b01',
        rev: 2,
      },
    ])
    tasks.push(...below)
    await makeLink(db, 'alpha', project.id, internal, shared)
    await db.insert(workAssignee).values({ siteId: 'alpha', taskId: internal, personId: ids.user ?? '' })
    await db.insert(workComment).values({
      siteId: 'alpha',
      id: crypto.randomUUID(),
      projectId: project.id,
      taskId: shared,
      text: secret,
      internal: true,
    })
  })

  /** Each way out with what it says to someone who may know. */
  const ways: readonly (readonly [string, () => Record<string, unknown>])[] = [
    ['work/list', () => ({ project: project.key, total: true })],
    ['work/list', () => ({ q: secret })],
    ['work/list', () => ({ project: project.key, by: 'status' })],
    ['work/list', () => ({ project: project.key, by: 'assignee' })],
    ['work/list', () => ({ project: project.key, by: 'due' })],
    ['work/list', () => ({ project: project.key, is: 'internal' })],
    ['work/window', () => ({ project: project.key, from: '2026-01-01', to: '2026-01-31' })],
    ['work/changes', () => ({ project: project.key, since: 0 })],
    ['work/summary', () => ({ project: project.key })],
    ['work/groups', () => ({})],
    ['project/open', () => ({ project: project.key })],
    ['task/open', () => ({ task: tasks[0] })],
    ['task/open', () => ({ task: tasks[1] })],
    ['task/open', () => ({ task: `${project.key}-1001` })],
    ['todo/list', () => ({})],
    ['work/export', () => ({ project: project.key })],
    ['work/export', () => ({ q: secret })],
  ]

  it.each(ways)('leave %s as if they did not exist', async (name, input) => {
    const before = await ask(name, input())
    expect(before.body).not.toContain(secret)
    expect(before.body).not.toContain(tasks[1])
    // The same answer as without them, figures and all.
    const { db } = gateway.database
    await db.execute(sql`DELETE FROM work_comment WHERE internal`)
    await db.execute(sql`UPDATE work_task SET parent_id = NULL WHERE project_id = ${project.id}`)
    await db.execute(sql`DELETE FROM work_task WHERE internal`)
    const without = await ask(name, input())
    const plain = (body: string) => body.replace(/"requestId":"[^"]*"/, '')
    expect([before.statusCode, plain(before.body)]).toEqual([without.statusCode, plain(without.body)])
  })

  it('are in the files of members alone, which have a column of what is internal', async () => {
    const file = async () => (await ask('work/export', { project: project.key })).body
    expect((await file()).split('\r\n')[0]).not.toContain('Internal')
    await become('member')
    const [head, ...lines] = (await file()).trim().split('\r\n')
    expect(head).toBe(
      'Key,Title,Kind,Status,Priority,Assignees,Labels,Start,Due,Estimate (minutes),Progress (%),Internal',
    )
    expect(lines).toHaveLength(4)
    expect(lines.find((line) => line.includes(secret))).toMatch(/,Milestone,.*,2026-01-01,2026-01-09,.*,Yes$/)
  })

  it('are there for members', async () => {
    await become('member')
    const { items } = await answer<{ items: Task[] }>('work/list', { project: project.key, limit: 50 })
    expect(items.filter(({ internal }) => internal)).toHaveLength(2)
    const { groups } = await answer<{ groups: WorkGroup[] }>('work/groups', {})
    expect(groups.flatMap((group) => group.projects).find(({ id }) => id === project.id)?.open).toBe(4)
  })

  it('leave the lists of viewers when they become internal, and tell no more of themselves', async () => {
    const since = async (rev: number) =>
      answer<{ rows: Task[]; gone: string[]; rev: number }>('work/changes', { project: project.id, since: rev })
    await become('manager')
    const first = await since(0)
    const [shared = ''] = tasks
    const set = (to: boolean) => ask('task/update', { id: shared, changes: { internal: { from: !to, to } } })
    await set(true)
    await become('viewer')
    expect((await since(first.rev)).gone).toEqual([shared])
    await become('manager')
    await ask('task/trash', { id: tasks[3] ?? '' })
    await become('viewer')
    expect((await since(first.rev)).gone).toEqual([shared])
  })
})

it('keeps the data of one who leaves for the others, without the name', async () => {
  const { db } = gateway.database
  const id = crypto.randomUUID()
  await db
    .insert(person)
    .values({ siteId: 'alpha', id, email: `${id}@alpha.example`, firstname: 'Leaver', role: 'user' })
  project = await makeProject(db, { site: 'alpha', owner: ids.manager ?? '', members: { [id]: 'member' } })
  const [task = ''] = await makeTasks(db, { site: 'alpha', project }, [{ reporterId: id }])
  await db.insert(workAssignee).values({ siteId: 'alpha', taskId: task, personId: id })
  const comment = { siteId: 'alpha', id: crypto.randomUUID(), projectId: project.id, taskId: task }
  await db.insert(workComment).values({ ...comment, authorId: id, text: 'I was here' })
  await db.insert(workTodo).values({ siteId: 'alpha', id: crypto.randomUUID(), ownerId: id, text: 'Mine', rank: 'a0' })
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        Object.entries(personalData).map(
          async ([name, each]) => [name, ((await each.read(db, id)) as unknown[]).length] as const,
        ),
      ),
    )
  expect(await read()).toEqual({ projects: 1, tasks: 1, taskComments: 1, taskChanges: 0, todos: 1, taskViews: 0 })
  for (const each of Object.values(personalData)) await each.forget?.(db, id)
  expect(await read()).toEqual({ projects: 0, tasks: 0, taskComments: 0, taskChanges: 0, todos: 0, taskViews: 0 })
  const [left] = await db.select().from(workComment).where(eq(workComment.id, comment.id))
  expect(left).toMatchObject({ text: 'I was here', authorId: null })
})

it('finds people to add by name: staff of the site everybody, other managers of a project the staff', async () => {
  const { db } = gateway.database
  project = await makeProject(db, {
    site: 'alpha',
    owner: ids.manager ?? '',
    members: { [ids.user ?? '']: 'manager', [ids.manager ?? '']: 'manager' },
  })
  const added = await newPerson(gateway.database, 'alpha')
  await db.update(person).set({ firstname: 'Somsri', lastname: 'Newcomer' }).where(eq(person.id, added))
  const find = async (as: string, q = 'somsri new') =>
    (await answer<{ people: { id: string }[] }>('project/people', { project: project.id, q }, as)).people
  const add = async (as: string) =>
    (await ask('project/set-member', { project: project.id, person: added, role: 'viewer' }, as)).statusCode
  expect(await find('user')).toEqual([])
  expect(await add('user')).toBe(404)
  for (const email of ['no-one@alpha.example', 'admin@alpha.example']) {
    const sent = { project: project.id, person: added, email, role: 'viewer' }
    expect((await ask('project/set-member', sent, 'user')).statusCode).toBe(404)
  }
  expect((await find('manager')).map(({ id }) => id)).toEqual([added])
  expect(await add('manager')).toBe(200)
  expect(await find('manager')).toEqual([])
})
