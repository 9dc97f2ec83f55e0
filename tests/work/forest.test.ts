import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as bulkCall } from '@schemas/work/calls/task/bulk'
import { call as linkCall } from '@schemas/work/calls/task/link'
import { call as moveCall } from '@schemas/work/calls/task/move'
import { call as undoCall } from '@schemas/work/calls/task/undo'
import { call as updateCall } from '@schemas/work/calls/task/update'
import { addDays } from '@schemas/work/rules/days'
import { workAssignee, workDependency, workTask } from '@areas/work/server/tables'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { makeProject, type MadeProject, makeTasks } from './make-project'

let gateway: TestGateway
let user: { cookie?: string; token?: string }
let person: string
beforeAll(async () => {
  gateway = await openGateway()
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  person = await demoPerson(gateway.database, 'alpha', 'user')
})
afterAll(() => gateway.close())

const ask = (call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { ...user, cookie: `${user.cookie ?? ''}; lang=en`, from: elsewhere() })
const size = 7
const make = async (): Promise<{ project: MadeProject; ids: string[] }> => {
  const { db } = gateway.database
  const project = await makeProject(db, { site: 'alpha', owner: person, members: { [person]: 'member' } })
  const ids = await makeTasks(
    db,
    { site: 'alpha', project },
    Array.from({ length: size }, () => ({ dueOn: '2026-12-01' })),
  )
  return { project, ids }
}
const read = async (project: string) => {
  const { db } = gateway.database
  const tasks = await db.select().from(workTask).where(eq(workTask.projectId, project)).orderBy(workTask.no)
  const links = await db.select().from(workDependency).where(eq(workDependency.projectId, project))
  return { tasks, links }
}

/** Whether a walk down the forest, or along what comes before what among its leaves, comes back to where it was. */
function hasCircle({ tasks, links }: Awaited<ReturnType<typeof read>>): boolean {
  const leavesOf = (id: string): string[] => {
    const below = tasks.filter(({ parentId }) => parentId === id)
    return below.length === 0 ? [id] : below.flatMap((task) => leavesOf(task.id))
  }
  const isLost = tasks.some(({ id }) => {
    const seen = new Set<string>()
    for (let at: string | null | undefined = id; at; at = tasks.find((task) => task.id === at)?.parentId) {
      if (seen.has(at)) return true
      seen.add(at)
    }
    return false
  })
  if (isLost) return true
  const next = new Map<string, string[]>()
  for (const { fromId, toId } of links)
    for (const from of leavesOf(fromId)) next.set(from, [...(next.get(from) ?? []), ...leavesOf(toId)])
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (next.get(from) ?? []).some((each) => each === to || (!seen.has(each) && reaches(each, to, seen.add(each))))
  return [...next.keys()].some((id) => reaches(id, id))
}

const place = fc.nat({ max: size - 1 })
const step = fc.record({ kind: fc.constantFrom('link', 'below', 'below', 'top', 'undo'), one: place, other: place })

it('never circles, whatever is linked, put below another and undone, in any order', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 18 }), async (steps) => {
      const { project, ids } = await make()
      const batches: string[] = []
      for (const { kind, one, other } of steps) {
        const [id = '', target = ''] = [ids[one], ids[other]]
        const batch = crypto.randomUUID()
        const { tasks } = await read(project.id)
        const parent = {
          from: tasks.find((task) => task.id === id)?.parentId ?? null,
          to: kind === 'top' ? null : target,
        }
        const answer =
          kind === 'link'
            ? await ask(linkCall, { from: id, to: target })
            : kind === 'undo'
              ? await ask(undoCall, { batch: batches.pop() ?? batch })
              : await ask(updateCall, { id, batch, changes: { parent } })
        expect([200, 400, 404, 409]).toContain(answer.statusCode)
        if (answer.statusCode === 200 && kind !== 'undo' && kind !== 'link') batches.push(batch)
        expect(hasCircle(await read(project.id))).toBe(false)
      }
    }),
    { numRuns: 8 },
  )
})

const act = fc.record({
  kind: fc.constantFrom('update', 'move', 'bulk', 'people', 'trash'),
  at: fc.uniqueArray(place, { minLength: 1, maxLength: 3 }),
  value: fc.integer({ min: 1, max: 4 }),
})

it('is as before once each act is undone, from the last to the first', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 6 }), async (acts) => {
      const { project, ids } = await make()
      const { db } = gateway.database
      const shown = async () => ({
        people: (await db.select().from(workAssignee))
          .filter(({ taskId }) => ids.includes(taskId))
          .map(({ taskId }) => ids.indexOf(taskId))
          .toSorted((one, next) => one - next),
        tasks: (await read(project.id)).tasks.map(({ rev: _rev, version: _version, updatedAt: _at, ...task }) => task),
      })
      const states: Awaited<ReturnType<typeof shown>>[] = []
      const batches: string[] = []
      for (const { kind, at, value } of acts) {
        const batch = crypto.randomUUID()
        const [first = 0, second = (first + 1) % size] = at
        const before = await shown()
        const task = before.tasks[first]
        if (!task || task.trashedAt) continue
        const chosen = at.map((each) => ids[each] ?? '')
        const answer =
          kind === 'update'
            ? await ask(updateCall, {
                id: task.id,
                batch,
                changes: {
                  title: { from: task.title, to: `Title ${value}` },
                  dueOn: { from: task.dueOn, to: addDays('2026-12-01', value) },
                },
              })
            : kind === 'move'
              ? await ask(moveCall, {
                  id: task.id,
                  batch,
                  before: ids[second],
                  set: { status: { from: task.statusId, to: project.statuses[value]?.id } },
                })
              : await ask(bulkCall, {
                  ids: chosen,
                  batch,
                  ...(kind === 'trash'
                    ? { trash: true }
                    : { set: kind === 'people' ? { addAssignees: [person] } : { priority: value } }),
                })
        if (answer.statusCode !== 200 || JSON.stringify(await shown()) === JSON.stringify(before)) continue
        states.push(before)
        batches.push(batch)
      }
      while (batches.length > 0) {
        const undone = await ask(undoCall, { batch: batches.pop() })
        expect([undone.statusCode, undone.json<{ left: number }>().left]).toEqual([200, 0])
        expect(await shown()).toEqual(states.pop())
      }
    }),
    { numRuns: 8 },
  )
})
