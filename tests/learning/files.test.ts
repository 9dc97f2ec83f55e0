import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lessonItem } from '@areas/learning/server/tables'
import { addFile } from '@gateway/files/add-file'
import { call as enrolCall } from '@schemas/learning/calls/lesson/enrol'
import { call as itemCall } from '@schemas/learning/calls/lesson/item'
import { call as outlineCall } from '@schemas/learning/calls/lesson/outline'
import type { ShownFilm } from '@schemas/learning/entities/item'
import { demoPerson } from '../isolation/make-rows'
import { askCall, credentials } from '../support/caller'
import { elsewhere } from '../support/elsewhere'
import { ask, openGateway, type TestGateway } from '../support/gateway'
import { makeLesson } from './make-lesson'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const privateFile = async (drive: 'media' | 'mine', role: string) => {
  const ownerId = await demoPerson(gateway.database, 'alpha', role)
  return addFile(gateway.services, 'alpha', {
    place: { drive, ownerId: drive === 'mine' ? ownerId : null, parentId: null },
    ownerId,
    name: 'film.vtt',
    bytes: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n'),
    at: new Date(),
  })
}

it('gives a private file to the browser of one learner, while the right lives', async () => {
  const { db } = gateway.database
  const made = await makeLesson(db, 'alpha', { items: [{ kind: 'video' }] })
  const file = await privateFile('media', 'manager')
  await db
    .update(lessonItem)
    .set({ body: { film: { sources: [{ file, type: 'video/webm' }], tracks: [], length: 600 } } })
    .where(eq(lessonItem.id, made.items[0] ?? ''))
  const user = await credentials(gateway, { role: 'user', site: 'alpha' })
  const manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  await askCall(gateway, enrolCall, { lesson: made.slug }, { ...user, from: elsewhere() })
  const opened = await askCall(gateway, itemCall, { lesson: made.slug, item: 'part-1' }, { ...user, from: elsewhere() })
  const { film } = opened.json<{ body: { film: ShownFilm } }>().body
  const address = film.sources[0]?.src ?? ''
  expect(address).toMatch(/^\/api\/lesson\/file\//)
  // As a browser asks: a cookie, a range, no signature.
  const get = (cookie: string | undefined) =>
    ask(gateway, address, { ...(cookie ? { cookie } : {}), headers: { range: 'bytes=0-5' } })
  const own = await get(user.cookie)
  expect([own.statusCode, own.body]).toEqual([206, 'WEBVTT'])
  expect((await get(manager.cookie)).statusCode).toBe(404)
  expect((await get(undefined)).statusCode).toBe(404)
  // Once the part names another file, the address leads nowhere.
  const other = await privateFile('media', 'manager')
  const bodyWith = (each: string) => ({
    film: { sources: [{ file: each, type: 'video/webm' as const }], tracks: [], length: 600 },
  })
  const name = (each: string) =>
    db
      .update(lessonItem)
      .set({ body: bodyWith(each) })
      .where(eq(lessonItem.id, made.items[0] ?? ''))
  await name(other)
  expect((await get(user.cookie)).statusCode).toBe(404)
  await name(file)
  expect((await get(user.cookie)).statusCode).toBe(206)
  await db.execute(
    sql`UPDATE lesson_right SET revoked_at = now() WHERE enrolment_id IN (SELECT id FROM lesson_enrolment WHERE lesson_id = ${made.id})`,
  )
  expect((await get(user.cookie)).statusCode).toBe(403)
})

it('refuses a file that its author does not see', async () => {
  const made = await makeLesson(gateway.database.db, 'alpha')
  const manager = await credentials(gateway, { role: 'manager', site: 'alpha' })
  const save = (file: string) =>
    askCall(
      gateway,
      outlineCall,
      {
        id: made.id,
        version: 1,
        sections: [{ title: 'A', items: [{ kind: 'pdf', slug: 'one', title: 'One', body: { pdf: { file } } }] }],
      },
      { ...manager, from: elsewhere() },
    )
  expect((await save(await privateFile('mine', 'user'))).statusCode).toBe(404)
  expect((await save(await privateFile('media', 'manager'))).statusCode).toBe(200)
})
