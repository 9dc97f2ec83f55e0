import { randomUUID } from 'node:crypto'
import { workMember, workTodo, workView } from '@areas/work/server/tables'
import type { Database } from '@gateway/db/open'
import { demoPerson, type Ids, newIds, newPerson } from '../isolation/make-rows'
import { type MadeProject, makeLink, makeProject, makeTasks } from './make-project'

export const sites = [
  ['alpha', 'own'],
  ['beta', 'foreign'],
] as const

/** A project at each site, of which the demo accounts are managers. */
export async function makeProjects({ db }: Database): Promise<Record<'own' | 'foreign', MadeProject>> {
  const made: Partial<Record<'own' | 'foreign', MadeProject>> = {}
  for (const [site, side] of sites) {
    const people = [
      await demoPerson({ db } as Database, site, 'user'),
      await demoPerson({ db } as Database, site, 'manager'),
    ]
    made[side] = await makeProject(db, {
      site,
      owner: people[1] ?? '',
      members: Object.fromEntries(people.map((id) => [id, 'manager' as const])),
      name: `Project of ${site}`,
    })
  }
  return made as Record<'own' | 'foreign', MadeProject>
}

export async function idsOf(
  database: Database,
  pick: (project: MadeProject, site: string) => Promise<string> | string,
): Promise<Ids> {
  const projects = await makeProjects(database)
  return {
    own: await pick(projects.own, 'alpha'),
    foreign: await pick(projects.foreign, 'beta'),
    unknown: randomUUID(),
  }
}

/** Tasks, statuses, labels and people that go together. */
async function makeAll(database: Database) {
  const projects = await makeProjects(database)
  const { db } = database
  const tasks = newIds()
  const siblings = newIds()
  const people = newIds()
  for (const [site, side] of sites) {
    const [task = '', other = ''] = await makeTasks(db, { site, project: projects[side] }, [
      { title: `Task of ${site}` },
      { title: `Other of ${site}` },
    ])
    tasks[side] = task
    siblings[side] = other
    await makeLink(db, site, projects[side].id, other, task)
    people[side] = await newPerson(database, site)
    await db
      .insert(workMember)
      .values({ siteId: site, projectId: projects[side].id, personId: people[side], role: 'member' })
  }
  const side = (pick: (project: MadeProject) => string): Ids => ({
    own: pick(projects.own),
    foreign: pick(projects.foreign),
    unknown: randomUUID(),
  })
  spare.status = projects.own.statuses.find(({ group }) => group === 'cancelled')?.id ?? ''
  const status = (project: MadeProject) => project.statuses.find(({ isDefault }) => isDefault)?.id ?? ''
  return {
    tasks,
    siblings,
    people,
    projects: side(({ id }) => id),
    statuses: side(status),
    labels: side(({ label }) => label),
  }
}

/** A status of the project of alpha that may be deleted. */
const spare = { status: '' }
export const spareStatus = () => spare.status

const all = new WeakMap<Database, ReturnType<typeof makeAll>>()
export const shared = (database: Database) => {
  const known = all.get(database) ?? makeAll(database)
  all.set(database, known)
  return known
}

/** A line of each demo account; another person's is not found. */
export async function makeTodos(database: Database): Promise<Ids> {
  const owner = await newPerson(database, 'alpha')
  const ids: Ids = { ...newIds(), others: randomUUID(), owner }
  for (const [site, id, person] of [
    ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
    ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
    ['alpha', ids.others ?? '', owner],
  ] as const)
    await database.db.insert(workTodo).values({ siteId: site, id, ownerId: person, text: 'A line', rank: 'a0' })
  return ids
}

export async function makeViews(database: Database): Promise<Ids> {
  const owner = await newPerson(database, 'alpha')
  const ids: Ids = { ...newIds(), others: randomUUID(), owner }
  for (const [site, id, person] of [
    ['alpha', ids.own, await demoPerson(database, 'alpha', 'user')],
    ['beta', ids.foreign, await demoPerson(database, 'beta', 'user')],
    ['alpha', ids.others ?? '', owner],
  ] as const)
    await database.db
      .insert(workView)
      .values({ siteId: site, id, ownerId: person, name: 'A view', query: '', scope: 'own' })
  return ids
}
