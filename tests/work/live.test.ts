import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OutputOf } from '@schemas/call'
import type { call as waitCall } from '@schemas/site/calls/updates/wait'
import { workMember } from '@areas/work/server/tables'
import { demoPerson } from '../isolation/make-rows'
import { ask, openGateway, signIn, type TestGateway } from '../support/gateway'
import { makeProject, type MadeProject, makeTasks } from './make-project'

type State = OutputOf<typeof waitCall>
let gateway: TestGateway
let viewer: { token: string }
let manager: { token: string }
let project: MadeProject
let internal: string
let open: string
beforeAll(async () => {
  gateway = await openGateway()
  ;[viewer, manager] = [await signIn(gateway, 'user'), await signIn(gateway, 'manager')]
  const [owner, user] = [
    await demoPerson(gateway.database, 'alpha', 'manager'),
    await demoPerson(gateway.database, 'alpha', 'user'),
  ]
  project = await makeProject(gateway.database.db, {
    site: 'alpha',
    owner,
    members: { [owner]: 'manager', [user]: 'viewer' },
  })
  ;[internal = '', open = ''] = await makeTasks(gateway.database.db, { site: 'alpha', project }, [
    { internal: true },
    {},
  ])
})
afterAll(() => gateway.close())

/** Changes a task's priority as a manager. */
const raise = async (id: string, from: number) => {
  const body = { id, changes: { priority: { from, to: from + 1 } } }
  expect((await ask(gateway, '/api/task/update', { token: manager.token, body })).statusCode).toBe(200)
}
const wait = async ({ token }: { token: string }, since?: string, seconds = 20) => {
  const topic = `work/changes:${project.id}${since === undefined ? '' : `~${since}`}`
  return (await ask(gateway, `/api/updates/wait?topics=${topic}&seconds=${seconds}`, { token })).json<State>()
}
const revOf = (state: State) => state.topics[0]?.rev

it('tells all who see a project of its changes, and viewers of nothing internal, not even by an early answer', async () => {
  const [seenByManager, seenByViewer] = [revOf(await wait(manager)), revOf(await wait(viewer))]
  const [forManager, forViewer] = [wait(manager, seenByManager), wait(viewer, seenByViewer)]
  let hasAnswer = false
  void forViewer.then(() => (hasAnswer = true))
  await raise(internal, 0)
  expect(revOf(await forManager)).not.toBe(seenByManager)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(hasAnswer).toBe(false)
  expect(revOf(await wait(viewer, undefined, 0))).toBe(seenByViewer)
  await raise(open, 0)
  expect(revOf(await forViewer)).not.toBe(seenByViewer)
})

it('ends for a person whose membership ended', async () => {
  const before = revOf(await wait(viewer))
  const waiting = wait(viewer, before)
  await gateway.database.db.delete(workMember).where(eq(workMember.role, 'viewer'))
  await raise(open, 1)
  expect(await waiting).toEqual({ topics: [], gone: [`work/changes:${project.id}`] })
})

it('exists for no other person, and in no other site', async () => {
  const other = await signIn(gateway, 'manager', 'beta')
  const topic = `work/changes:${project.id}`
  const elsewhere = await ask(gateway, `/api/updates/wait?topics=${topic}~1&seconds=5`, {
    ...other,
    host: 'beta.localhost',
  })
  expect(elsewhere.json<State>()).toEqual({ topics: [], gone: [topic] })
  // The viewer's membership has ended.
  expect(await wait(viewer, '1', 5)).toEqual({ topics: [], gone: [topic] })
})
