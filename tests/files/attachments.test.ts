import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyCall } from '@schemas/call'
import { call as finishCall } from '@schemas/files/calls/attachment/finish'
import { call as linkCall } from '@schemas/files/calls/attachment/link'
import { call as listCall } from '@schemas/files/calls/attachment/list'
import { call as removeCall } from '@schemas/files/calls/attachment/remove'
import { call as restoreCall } from '@schemas/files/calls/attachment/restore'
import { call as itemCall } from '@schemas/files/calls/files/item'
import { call as usageCall } from '@schemas/files/calls/files/usage'
import type { Attachment } from '@schemas/files/entities/attachment'
import { call as sendCall } from '@schemas/messages/calls/message/send'
import { call as threadCall } from '@schemas/messages/calls/message/thread'
import { call as attachCall } from '@schemas/work/calls/task/attach'
import { workMember, workTask } from '@areas/work/server/tables'
import { personalData } from '@gateway/auth/personal-data'
import { attachment } from '@gateway/db/attachment-tables'
import { strayObject } from '@gateway/db/item-tables'
import { withSite } from '@gateway/db/scope'
import { reconcileSite } from '@gateway/files/reconcile'
import { demoPerson, newPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { sendOther } from '../support/files'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { makePicture } from '../support/picture'
import { makeProject, makeTasks } from '../work/make-project'
import { insertAttachment } from './attachment-rows'

type Who = { cookie?: string; token?: string; host?: string }
let gateway: TestGateway
const who: Record<string, Who> = {}
const people: Record<string, string> = {}
beforeAll(async () => {
  gateway = await openGateway()
  for (const role of ['user', 'manager', 'admin'] as const) {
    who[role] = await credentials(gateway, { role, site: 'alpha' })
    people[role] = await demoPerson(gateway.database, 'alpha', role)
  }
  who.elsewhere = { ...(await credentials(gateway, { role: 'admin', site: 'beta' })), host: 'beta.localhost' }
  who.guest = {}
})
afterAll(() => gateway.close())

const as = (role: string, call: AnyCall, input: Record<string, unknown>) =>
  askCall(gateway, call, input, { ...who[role], headers: { 'accept-language': 'en' } })

/** A file that a role has sent, for rows of a kind. */
async function sent(role: string, kind: string, name = 'note.txt', bytes: Buffer = Buffer.from('hello')) {
  const id = await sendOther(gateway, { purpose: 'attachment', name }, bytes, who[role])
  const answer = await as(role, finishCall, { id, kind })
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(id)])
  return answer.json<Attachment>()
}

/** A task of a project of the manager, which the user is a member of in some role. */
async function task(role: 'member' | 'viewer' = 'member', internal = false) {
  const { db } = gateway.database
  const project = await makeProject(db, {
    site: 'alpha',
    owner: people.manager ?? '',
    members: { [people.manager ?? '']: 'manager', [people.user ?? '']: role },
  })
  const [id = ''] = await makeTasks(db, { site: 'alpha', project }, [{ internal }])
  return { id, project }
}

const statusOf = async (role: string, id: string) => (await as(role, linkCall, { id, for: 'save' })).statusCode
const used = async () =>
  (await as('user', usageCall, {})).json<{ used: number }>().used +
  (await as('manager', usageCall, { drive: 'organisation' })).json<{ used: number }>().used
const clear = () => gateway.jobs.runNow('files/clear-attachments')

describe('a file of a message', () => {
  it('is read by the two who write to each other, and by nobody else', async () => {
    const picture = await sent('user', 'message', 'photo.jpg', await makePicture({ width: 900, height: 600 }))
    expect(picture).toMatchObject({ name: 'photo.jpg', kind: 'picture', isOwn: true, thumbnail: expect.any(String) })
    // Until it is sent it is its sender's alone.
    expect([await statusOf('user', picture.id), await statusOf('manager', picture.id)]).toEqual([200, 404])
    const message = { to: people.manager, id: randomUUID(), body: '', files: [picture.id] }
    const answer = await as('user', sendCall, message)
    expect([answer.statusCode, (await as('user', sendCall, message)).statusCode]).toEqual([200, 200])
    const { thread } = answer.json<{ thread: string }>()
    const { messages } = (await as('manager', threadCall, { id: thread })).json<{
      messages: { files?: Attachment[] }[]
    }>()
    expect(messages.at(-1)).toMatchObject({ body: '', files: [{ id: picture.id, isOwn: false }] })
    for (const [role, status] of Object.entries({ user: 200, manager: 200, admin: 404, elsewhere: 404, guest: 401 }))
      expect([role, await statusOf(role, picture.id)]).toEqual([role, status])
    // It is no file of anybody's folders, and cannot be removed from what was sent.
    expect((await as('manager', itemCall, { id: picture.id })).statusCode).toBe(404)
    expect((await as('user', removeCall, { id: picture.id })).statusCode).toBe(404)
    const thumbnail = await ask(
      gateway,
      new URL(messages.at(-1)?.files?.[0]?.thumbnail ?? '').href.replace(/^https?:\/\/[^/]+/, ''),
    )
    expect([thumbnail.statusCode, thumbnail.headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it('is saved under its name, and runs nothing', async () => {
    const page = await sent('user', 'message', 'หน้า.html', Buffer.from('<!doctype html><script>alert(1)</script>'))
    for (const purpose of ['preview', 'save']) {
      const { address } = (await as('user', linkCall, { id: page.id, for: purpose })).json<{ address: string }>()
      const { headers, body } = await ask(
        gateway,
        new URL(address, 'http://alpha.localhost').href.replace(/^https?:\/\/[^/]+/, ''),
      )
      expect(body).toContain('alert(1)')
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining('sandbox'),
        'content-disposition': expect.stringContaining(`attachment; filename`),
      })
      expect(headers['content-disposition']).toContain(encodeURIComponent('หน้า.html'))
    }
  })

  it('takes at most ten, own ones, of this kind, once', async () => {
    const mine = await Promise.all(
      Array.from({ length: 11 }, () =>
        insertAttachment(gateway.database, 'alpha', { kind: 'message', ownerId: people.user ?? '' }),
      ),
    )
    const send = async (files: string[]) =>
      (await as('user', sendCall, { to: people.manager, id: randomUUID(), body: 'x', files })).statusCode
    expect(await send(mine)).toBe(400)
    expect(await send(mine.slice(1))).toBe(200)
    const others = await insertAttachment(gateway.database, 'alpha', { kind: 'message', ownerId: people.admin ?? '' })
    const ofTasks = await insertAttachment(gateway.database, 'alpha', { kind: 'task', ownerId: people.user ?? '' })
    for (const id of [others, ofTasks, mine[1] ?? '', randomUUID()]) expect(await send([id])).toBe(404)
    // Nothing was written with what was refused.
    expect((await as('user', sendCall, { to: people.manager, id: randomUUID(), body: '' })).statusCode).toBe(400)
    expect(await send([mine[0] ?? ''])).toBe(200)
  })
})

describe('a file of a task', () => {
  it('is added and removed by members, and read by those who read the task', async () => {
    const { id: row, project } = await task('viewer')
    const file = await sent('manager', 'task')
    expect((await as('manager', attachCall, { task: row, files: [file.id] })).json()).toEqual({ files: [file.id] })
    const mine = await sent('user', 'task')
    expect((await as('user', attachCall, { task: row, files: [mine.id] })).statusCode).toBe(403)
    const listed = await as('user', listCall, { kind: 'task', row })
    expect(listed.json()).toMatchObject({
      attachments: [{ id: file.id, name: 'note.txt' }],
      mayWrite: false,
      limit: 20,
    })
    expect((await as('user', removeCall, { id: file.id })).statusCode).toBe(404)
    for (const [role, status] of Object.entries({ user: 200, manager: 200, elsewhere: 404, guest: 401 }))
      expect([role, await statusOf(role, file.id)]).toEqual([role, status])
    const { db } = gateway.database
    // Internal tasks, and those of a project that one has left, are not read.
    await db.update(workTask).set({ internal: true }).where(eq(workTask.id, row))
    expect(await statusOf('user', file.id)).toBe(404)
    await db.update(workTask).set({ internal: false }).where(eq(workTask.id, row))
    await db
      .delete(workMember)
      .where(and(eq(workMember.projectId, project.id), eq(workMember.personId, people.user ?? '')))
    expect(await statusOf('user', file.id)).toBe(404)
    expect((await as('user', listCall, { kind: 'task', row })).statusCode).toBe(404)
    // Nor those of a task in the trash.
    await db.update(workTask).set({ trashedAt: new Date() }).where(eq(workTask.id, row))
    expect(await statusOf('manager', file.id)).toBe(404)
    await clear()
    expect(await db.select().from(attachment).where(eq(attachment.id, file.id))).toHaveLength(1)
  })

  it('comes back after it was removed, unless its place was taken', async () => {
    const { id: row } = await task()
    const file = await sent('user', 'task')
    await as('user', attachCall, { task: row, files: [file.id] })
    expect((await as('user', removeCall, { id: file.id })).statusCode).toBe(200)
    expect([await statusOf('user', file.id), await statusOf('manager', file.id)]).toEqual([404, 404])
    expect((await as('user', restoreCall, { id: file.id })).statusCode).toBe(200)
    expect(await statusOf('manager', file.id)).toBe(200)
    await as('user', removeCall, { id: file.id })
    for (let at = 0; at < 20; at++) await insertAttachment(gateway.database, 'alpha', { rowId: row })
    const full = await as('user', restoreCall, { id: file.id })
    expect([full.statusCode, full.body]).toEqual([422, expect.stringMatching(/\b20\b/)])
    const more = await sent('user', 'task')
    expect((await as('user', attachCall, { task: row, files: [more.id] })).statusCode).toBe(422)
  })
})

describe('what files take', () => {
  it('counts to the site from the start of the upload until the file is gone', async () => {
    const before = await used()
    const { id: row } = await task()
    const file = await sent('user', 'task', 'big.bin', Buffer.alloc(6_000_000, 1))
    expect((await used()) - before).toBe(6_000_000)
    await as('user', attachCall, { task: row, files: [file.id] })
    await as('user', removeCall, { id: file.id })
    expect((await used()) - before).toBe(6_000_000)
    const { db } = gateway.database
    await db
      .update(attachment)
      .set({ removedAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(attachment.id, file.id))
    expect((await as('user', restoreCall, { id: file.id })).statusCode).toBe(404)
    await clear()
    expect((await used()) - before).toBe(0)
  })

  it('is refused when the site is full', async () => {
    const { storageQuota } = gateway.services.settings
    const { site } = storageQuota
    try {
      storageQuota.site = (await used()) + 3
      await expect(
        sendOther(gateway, { purpose: 'attachment', name: 'a' }, Buffer.from('four'), who.user),
      ).rejects.toThrow('413')
    } finally {
      storageQuota.site = site
    }
  })

  it('ends with its row, and after a day without one', async () => {
    const { db } = gateway.database
    const { id: row } = await task()
    const [fresh, ofRow, loose] = [await sent('user', 'task'), await sent('user', 'task'), await sent('user', 'task')]
    await as('user', attachCall, { task: row, files: [ofRow.id] })
    await db
      .update(attachment)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
      .where(eq(attachment.id, loose.id))
    await clear()
    expect(await Promise.all([fresh, ofRow, loose].map(({ id }) => statusOf('user', id)))).toEqual([200, 200, 404])
    const [{ storageKey } = { storageKey: '' }] = await db.select().from(attachment).where(eq(attachment.id, ofRow.id))
    await db.delete(workTask).where(eq(workTask.id, row))
    await clear()
    expect(await db.select().from(attachment).where(eq(attachment.id, ofRow.id))).toEqual([])
    expect(await db.select().from(strayObject).where(eq(strayObject.storageKey, storageKey))).toHaveLength(1)
  })

  it('is known when files are compared with the storage', async () => {
    const { id } = await sent('user', 'task', 'kept.jpg', await makePicture({ width: 400, height: 300 }))
    const later = Date.now() + 12 * 3_600_000
    const { strays } = await reconcileSite(gateway.services, 'alpha', { repair: false, now: later })
    const [row] = await gateway.database.db.select().from(attachment).where(eq(attachment.id, id))
    // Builds that do not know attachments take what they find under the keys of items for strays.
    for (const key of [row?.storageKey, ...(row?.renditions?.files.map((file) => file.key) ?? [])])
      expect(key).toMatch(/^attached\/alpha\//)
    expect(
      strays.filter((key) => key === row?.storageKey || row?.renditions?.files.some((file) => file.key === key)),
    ).toEqual([])
  })
})

it('is in the export of its sender, and stays without a name after they have left', async () => {
  const person = await newPerson(gateway.database, 'alpha')
  const [ofRow, loose] = [
    await insertAttachment(gateway.database, 'alpha', { rowId: randomUUID(), ownerId: person, name: 'mine.txt' }),
    await insertAttachment(gateway.database, 'alpha', { ownerId: person }),
  ]
  const own = personalData.attachments
  await withSite(gateway.database, 'alpha', async (tx) => {
    expect(await own?.read(tx, person)).toHaveLength(2)
    await own?.forget?.(tx, person)
    expect(await tx.select().from(attachment).where(eq(attachment.id, ofRow))).toMatchObject([
      { ownerId: null, name: 'mine.txt' },
    ])
    expect(await tx.select().from(attachment).where(eq(attachment.id, loose))).toEqual([])
  })
})
