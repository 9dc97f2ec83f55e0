import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seed } from '@areas/work/server/seed/projects'
import { planTasks } from '@areas/work/server/demo/plan-tasks'
import { withSite } from '@gateway/db/scope'
import { findCircle } from '@schemas/work/rules/links'
import { demoPerson } from '../isolation/make-rows'
import { openGateway, type TestGateway } from '../support/gateway'

const file = join(import.meta.dirname, '../../themes/studio/site/projects.json')
const content = seed.schema.parse(JSON.parse(readFileSync(file, 'utf8')))
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

it('fills the studio with seven projects and some 300 tasks, once', async () => {
  const people = {
    user: await demoPerson(gateway.database, 'alpha', 'user'),
    manager: await demoPerson(gateway.database, 'alpha', 'manager'),
    admin: await demoPerson(gateway.database, 'alpha', 'admin'),
  }
  await withSite(gateway.database, 'alpha', async (db) => {
    expect(await seed.isSeeded(db)).toBe(false)
    await seed.make({ db, site: 'alpha', people }, content)
    expect(await seed.isSeeded(db)).toBe(true)
    const { rows } = (await db.execute(sql`
      SELECT (SELECT count(*)::int FROM work_project) AS projects, count(*)::int AS tasks, count(*) FILTER (WHERE internal)::int AS internal,
        count(*) FILTER (WHERE due_on < current_date AND status_group IN ('unstarted', 'started'))::int AS late,
        (SELECT count(*)::int FROM work_dependency) AS links, (SELECT count(*)::int FROM work_comment) AS comments,
        (SELECT count(*)::int FROM work_task WHERE start_on > due_on) AS wrong
      FROM work_task`)) as unknown as { rows: Record<string, number>[] }
    const [found = {}] = rows
    expect(found).toMatchObject({ projects: 7, wrong: 0 })
    expect(found.tasks).toBeGreaterThan(290)
    expect(found.links).toBeGreaterThanOrEqual(60)
    for (const name of ['internal', 'late', 'comments']) expect(found[name]).toBeGreaterThan(0)
  })
})

it('plans the same for the same name, without circles', () => {
  const people = { user: 'u', manager: 'm', admin: 'a' }
  const { steps, comments, projects } = content
  for (const project of projects) {
    const plan = () => planTasks('a name', { project, steps, comments, today: '2026-11-28', people })
    const { tasks, links } = plan()
    expect(plan()).toEqual({ ...plan(), tasks, links })
    expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length)
    expect(
      findCircle(
        tasks.map(({ id, parentId }) => ({ id, parent: parentId })),
        links,
      ),
    ).toBeUndefined()
  }
})
