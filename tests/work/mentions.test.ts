import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as commentCall } from '@schemas/work/calls/task/comment'
import { call as openCall } from '@schemas/work/calls/task/open'
import type { OpenedTask } from '@schemas/work/entities/task'
import { demoPerson, newPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, type MadeProject, makeTasks } from './make-project'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let viewer: Who
let manager: Who
let project: MadeProject
let task: string
const people = { viewer: '', manager: '', stranger: '' }
beforeAll(async () => {
  gateway = await openGateway()
  viewer = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  people.viewer = await demoPerson(gateway.database, 'alpha', 'user')
  people.manager = await demoPerson(gateway.database, 'alpha', 'manager')
  people.stranger = await newPerson(gateway.database, 'alpha')
})
afterAll(() => gateway.close())
beforeEach(async () => {
  project = await makeProject(gateway.database.db, {
    site: 'alpha',
    owner: people.manager,
    members: { [people.viewer]: 'viewer', [people.manager]: 'manager' },
  })
  task = (await makeTasks(gateway.database.db, { site: 'alpha', project }, [{}]))[0] ?? ''
})

const ask = (call: AnyCall, input: Record<string, unknown>, who: Who = manager) =>
  askCall(gateway, call, input, { ...who, cookie: `${who.cookie ?? ''}; lang=en`, from: elsewhere() })
const comment = async (mentions: string[], more: Record<string, unknown> = {}, who: Who = manager) =>
  (await ask(commentCall, { task, text: 'Hello', mentions, ...more }, who)).statusCode
/** Notices that name this project's task. */
const notices = async () => {
  const { rows } = (await gateway.database.db.execute(
    sql`SELECT body FROM message WHERE body LIKE ${`%${project.key}-1000%`}`,
  )) as unknown as { rows: object[] }
  return rows.length
}

it('sends a notice to those whom a comment mentions, once each, and not to its author', async () => {
  expect(await comment([people.viewer, people.viewer, people.manager])).toBe(200)
  expect(await notices()).toBe(1)
  const { timeline } = (await ask(openCall, { task }, viewer)).json<OpenedTask>()
  expect(timeline.at(-1)?.mentions?.map(({ id }) => id)).toEqual([people.viewer, people.manager])
  expect(await comment([people.manager], {}, viewer)).toBe(200)
  expect(await notices()).toBe(2)
})

it('refuses to mention who cannot read the comment', async () => {
  expect(await comment([people.stranger])).toBe(400)
  expect(await comment([people.viewer], { internal: true })).toBe(400)
  await gateway.database.db.execute(sql`UPDATE work_task SET internal = true WHERE id = ${task}`)
  expect(await comment([people.viewer])).toBe(400)
  expect(await comment([people.manager], { internal: true })).toBe(200)
  expect(await notices()).toBe(0)
})

it('reaches viewers with internal comments where they see all', async () => {
  await gateway.database.db.execute(sql`UPDATE work_project SET viewers_see = 'all' WHERE id = ${project.id}`)
  expect(await comment([people.viewer], { internal: true })).toBe(200)
  expect(await notices()).toBe(1)
})
