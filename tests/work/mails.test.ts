import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { job as jobTable } from '@gateway/db/job-tables'
import { mail } from '@gateway/db/account-tables'
import { person } from '@gateway/db/tables'
import type { AnyCall } from '@schemas/call'
import { call as bulkCall } from '@schemas/work/calls/task/bulk'
import { call as commentCall } from '@schemas/work/calls/task/comment'
import { call as createCall } from '@schemas/work/calls/task/create'
import { call as openCall } from '@schemas/work/calls/task/open'
import { call as trashCall } from '@schemas/work/calls/task/trash'
import { call as updateCall } from '@schemas/work/calls/task/update'
import { call as watchCall } from '@schemas/work/calls/task/watch'
import type { Task } from '@schemas/work/entities/task'
import { workCalendar, workMember, workProject } from '@areas/work/server/tables'
import { workNotice } from '@areas/work/server/notice-tables'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { openGateway, type TestGateway } from '../support/gateway'
import { runJobs } from '../support/run-jobs'
import { makeProject, type MadeProject } from './make-project'

type Who = { cookie?: string; token?: string }
let gateway: TestGateway
let other: TestGateway
let user: Who
let manager: Who
let project: MadeProject
let reader: string
const everyDay = [0, 1, 2, 3, 4, 5, 6]

beforeAll(async () => {
  gateway = await openGateway()
  // A second gateway on the same database.
  other = await openGateway({ database: { ...gateway.database, close: () => Promise.resolve() } })
  user = await credentials(gateway, { role: 'user', site: 'alpha' })
  manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  reader = await demoPerson(gateway.database, 'alpha', 'user')
})
afterAll(async () => {
  await other.close()
  await gateway.close()
})
beforeEach(async () => {
  const { db } = gateway.database
  await db.delete(workNotice)
  await db.delete(mail)
  const owner = await demoPerson(gateway.database, 'alpha', 'manager')
  project = await makeProject(db, { site: 'alpha', owner, members: { [reader]: 'member', [owner]: 'manager' } })
  await setWorkingDays(everyDay)
  // Where it is between eight in the morning and midnight.
  await setHour(12)
})

const ask = async (call: AnyCall, input: Record<string, unknown>, who: Who = manager) => {
  const answer = await askCall(gateway, call, input, {
    ...who,
    cookie: `${who.cookie ?? ''}; lang=en`,
    from: elsewhere(),
  })
  expect(answer.statusCode).toBe(200)
  return answer
}
const create = async (more: Record<string, unknown> = {}, who: Who = manager) =>
  (await ask(createCall, { project: project.id, title: 'Rent a boat', ...more }, who)).json<Task>()
async function setWorkingDays(weekdays: number[]): Promise<void> {
  const { db } = gateway.database
  const id = crypto.randomUUID()
  await db.insert(workCalendar).values({ siteId: 'alpha', id, name: 'Days', weekdays })
  await db.update(workProject).set({ calendarId: id }).where(eq(workProject.id, project.id))
}
/** Puts the reader into a zone where it is about this hour now. */
async function setHour(hour: number): Promise<void> {
  const offset = ((hour - new Date().getUTCHours() + 36) % 24) - 12
  // The signs of these zones are turned round.
  const timeZone = offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  await gateway.database.db.update(person).set({ timeZone, locale: 'en' }).where(eq(person.id, reader))
}
const older = (hours: number) =>
  gateway.database.db.execute(sql`UPDATE work_notice SET at = now() - ${hours} * interval '1 hour'`)
const mails = async () =>
  (await gateway.database.db.select().from(mail).where(eq(mail.personId, reader))).map(({ subject, plain: text }) => ({
    subject,
    text,
  }))
/** What waits for the reader, run now: the job of mentions and assignments, and that of the day. */
const soon = () => runJobs(gateway, 'work/mail-soon')
const digest = (of = gateway) => runJobs(of, 'work/mail-digest')

it('gathers mentions and assignments into one mail, three minutes after the first of them', async () => {
  const began = Date.now()
  const task = await create({ assignees: [reader] })
  await create({ title: 'Book a band', assignees: [reader] })
  await ask(commentCall, { task: task.id, text: 'Look', mentions: [reader] })
  const waiting = await gateway.database.db.select().from(jobTable).where(eq(jobTable.name, 'work/mail-soon'))
  expect(waiting.filter(({ key, status }) => key === reader && status === 'waiting')).toHaveLength(1)
  const runAt = waiting.find(({ key, status }) => key === reader && status === 'waiting')?.runAt.getTime() ?? 0
  expect(runAt - began).toBeGreaterThan(170_000)
  expect(runAt - began).toBeLessThan(190_000)
  expect(await soon()).toBe(1)
  const [sent, ...rest] = await mails()
  expect(rest).toEqual([])
  expect(sent?.subject).toContain('2 tasks need your attention')
  expect(sent?.text).toContain('Rent a boat')
  expect(sent?.text).toContain('Book a band')
  expect(sent?.text).toContain('mentioned you')
  expect(await soon()).toBe(0)
  expect(await mails()).toHaveLength(1)
})

it('gathers all else until eight in the morning of the reader’s zone on a working day', async () => {
  const task = await create({ assignees: [reader] })
  await soon()
  await gateway.database.db.delete(mail)
  await ask(commentCall, { task: task.id, text: 'The pier is closed' })
  await ask(updateCall, { id: task.id, changes: { priority: { from: 0, to: 3 } } })
  // Noted after eight o'clock: for the next morning.
  expect(await digest()).toBe(0)
  await older(10)
  await setHour(6)
  expect(await digest()).toBe(0)
  await setHour(12)
  // Another day than the reader's today, whatever their zone.
  await setWorkingDays([(new Date().getUTCDay() + 3) % 7])
  expect(await digest()).toBe(0)
  await setWorkingDays(everyDay)
  expect(await digest()).toBe(1)
  const [sent] = await mails()
  expect(sent?.subject).toContain('What changed in 1 tasks that you follow')
  expect(sent?.text).toContain('commented')
  // Not what was written.
  expect(sent?.text).not.toContain('pier')
  expect(await digest()).toBe(0)
})

it('is in the reader’s language', async () => {
  await gateway.database.db.update(person).set({ locale: 'th' }).where(eq(person.id, reader))
  const { key } = await create({ assignees: [reader] })
  await soon()
  expect((await mails())[0]?.subject).toMatch(new RegExp(`มอบหมาย ${key} ให้คุณ$`))
})

it('says nothing of own acts, of muted tasks, of the trash, and of what the reader no longer sees', async () => {
  const own = await create({ assignees: [reader] }, user)
  await ask(updateCall, { id: own.id, changes: { priority: { from: 0, to: 3 } } }, user)
  expect(await gateway.database.db.select().from(workNotice).where(eq(workNotice.personId, reader))).toEqual([])
  const muted = await create({ assignees: [reader] })
  await ask(watchCall, { id: muted.id, watching: true }, user)
  await ask(watchCall, { id: muted.id, watching: false }, user)
  expect((await ask(openCall, { task: muted.id }, user)).json()).toMatchObject({ watching: false })
  const trashed = await create({ assignees: [reader] })
  await ask(trashCall, { id: trashed.id })
  const taken = await create({ assignees: [reader] })
  await ask(updateCall, { id: taken.id, changes: { assignees: { from: [reader], to: [] } } })
  expect(await soon()).toBe(0)
  const lost = await create({ assignees: [reader] })
  await ask(commentCall, { task: lost.id, text: 'Look', mentions: [reader] })
  await gateway.database.db.delete(workMember).where(eq(workMember.personId, reader))
  expect(await soon()).toBe(0)
  expect(await mails()).toEqual([])
})

it('tells a viewer nothing of internal tasks and comments, also where they became internal meanwhile', async () => {
  const { db } = gateway.database
  const [open, hidden] = [await create({ title: 'Open one' }), await create({ title: 'A secret of the team' })]
  for (const { id } of [open, hidden]) await ask(watchCall, { id, watching: true }, user)
  await ask(commentCall, { task: open.id, text: 'Only us', internal: true })
  await ask(updateCall, { id: hidden.id, changes: { priority: { from: 0, to: 4 } } })
  await db.update(workMember).set({ role: 'viewer' }).where(eq(workMember.personId, reader))
  await ask(updateCall, { id: hidden.id, changes: { internal: { from: false, to: true } } })
  await older(20)
  expect(await digest()).toBe(0)
  expect(await mails()).toEqual([])
  await ask(commentCall, { task: open.id, text: 'For all' })
  await older(20)
  expect(await digest()).toBe(1)
  const [sent] = await mails()
  expect(sent?.text).toContain('Open one')
  expect(sent?.text).not.toContain('secret')
})

it('mails once with two gateways', async () => {
  const tasks = [await create(), await create(), await create()]
  for (const { id } of tasks) await ask(watchCall, { id, watching: true }, user)
  await ask(bulkCall, { ids: tasks.map(({ id }) => id), set: { priority: 2 } })
  await older(20)
  const counts = await Promise.all([digest(), digest(other), digest(), digest(other)])
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(1)
  const sent = await mails()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.subject).toContain('What changed in 3 tasks')
})
