import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import { person } from '@gateway/db/tables'
import { notify } from '@areas/messages/server/domain/notify'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

type Signed = { token: string; id: string; cookie: string }
type Message = { id: string; no: number; body: string; isOwn: boolean; link?: string }
type Thread = {
  id: string
  kind: string
  unread: number
  person?: { id: string; firstname: string }
  last: { body: string; isOwn: boolean }
}
let gateway: TestGateway
let user: Signed
let manager: Signed
let admin: Signed
/** A member who never signed in. */
const other = randomUUID()
beforeAll(async () => {
  gateway = await openGateway()
  const key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const one = async (role: 'user' | 'manager' | 'admin') => {
    const { token, cookie } = await signIn(gateway, role)
    return {
      token,
      cookie,
      id: (await ask(gateway, `/account/profile?key=${key}`, { token })).json<{ profile: { userID: string } }>().profile
        .userID,
    }
  }
  ;[user, manager, admin] = [await one('user'), await one('manager'), await one('admin')]
  await gateway.database.db
    .insert(person)
    .values({ siteId: 'alpha', id: other, email: 'other@alpha.example', firstname: 'Ota', lastname: 'Four' })
})
afterAll(() => gateway.close())

const send = ({ token }: Signed, to: string, body: string, id = randomUUID()) =>
  ask(gateway, '/api/message/send', { token, body: { to, id, body } })
const threads = async ({ token }: Signed, more = '') =>
  (await ask(gateway, `/api/message/threads${more}`, { token })).json<{ threads: Thread[]; next?: string }>()
const thread = async ({ token }: Signed, id: string, more = '') =>
  (await ask(gateway, `/api/message/thread?id=${id}${more}`, { token })).json<{
    messages: Message[]
    readNo: number
    hasOlder: boolean
    isOpen: boolean
  }>()
const read = ({ token }: Signed, id: string, no: number) =>
  ask(gateway, '/api/message/read', { token, body: { id, no } })

/** What is unread, as the person's topic counts it. */
const now = async ({ token }: Signed) =>
  (await ask(gateway, '/api/updates/wait?topics=message/updates&seconds=0', { token })).json<{
    topics: { count: number }[]
  }>().topics[0]?.count

describe('messages', () => {
  it('reaches its reader, and is unread until read', async () => {
    const sent = (await send(user, manager.id, '  Is there a place left?  ')).json<{
      thread: string
      message: Message
    }>()
    expect(sent.message).toMatchObject({ no: 1, body: 'Is there a place left?', isOwn: true })
    expect(await now(manager)).toBe(1)
    expect(await now(user)).toBe(0)
    const [seen] = (await threads(manager)).threads
    expect(seen).toMatchObject({
      id: sent.thread,
      kind: 'direct',
      unread: 1,
      person: { id: user.id, firstname: 'Usa' },
      last: { body: 'Is there a place left?', isOwn: false },
    })
    expect(await thread(manager, sent.thread)).toMatchObject({
      readNo: 0,
      isOpen: true,
      hasOlder: false,
      messages: [{ isOwn: false }],
    })
    expect((await read(manager, sent.thread, 99)).json()).toEqual({ readNo: 1 })
    // The read position never goes back.
    expect((await read(manager, sent.thread, 0)).json()).toEqual({ readNo: 1 })
    expect(await now(manager)).toBe(0)
    const answer = (await send(manager, user.id, 'Two are.')).json<{ thread: string; message: Message }>()
    expect([answer.thread, answer.message.no]).toEqual([sent.thread, 2])
    expect(await now(user)).toBe(1)
  })

  it('stores a repeated message once, and reuses no id', async () => {
    const id = randomUUID()
    const both = await Promise.all([send(user, admin.id, 'Once', id), send(user, admin.id, 'Once', id)])
    const again = await send(user, admin.id, 'Once', id)
    expect(both.map((each) => each.statusCode)).toEqual([200, 200])
    expect(again.json()).toMatchObject({ message: { id, body: 'Once', no: 1 } })
    expect((await send(user, admin.id, 'Other words', id)).statusCode).toBe(409)
    expect((await send(manager, admin.id, 'Once', id)).statusCode).toBe(409)
    expect((await thread(user, again.json<{ thread: string }>().thread)).messages).toHaveLength(1)
  })

  it.each([
    ['nothing', '   ', 400],
    ['too much', 'x'.repeat(4001), 400],
    ['as much as there may be', 'ก'.repeat(4000), 200],
  ])('handles a message with %s', async (_case, body, status) =>
    expect((await send(manager, admin.id, body)).statusCode).toBe(status),
  )

  it('goes from members to staff only, and from staff to everyone', async () => {
    const hidden = await send(user, other, 'Hello')
    const unknown = await send(user, randomUUID(), 'Hello')
    expect([hidden.statusCode, hidden.json().error.message]).toEqual([404, unknown.json().error.message])
    expect((await send(user, user.id, 'Hello')).statusCode).toBe(403)
    expect((await send(manager, other, 'Hello')).statusCode).toBe(200)
    const people = async (who: Signed, q = '') =>
      (await ask(gateway, `/api/message/people?q=${q}`, who)).json<{
        people: { firstname: string; thread?: string }[]
      }>().people
    expect((await people(user)).map((each) => each.firstname)).toEqual(['Ada', 'Mana'])
    expect((await people(manager)).map((each) => [each.firstname, each.thread !== undefined])).toEqual([
      ['Ada', true],
      ['Ota', true],
      ['Usa', true],
    ])
    expect(await people(user, 'admin@')).toEqual([])
    expect((await people(admin, 'other@')).map((each) => each.firstname)).toEqual(['Ota'])
  })

  it('is visible only to its participants', async () => {
    const foreign = await ask(
      gateway,
      `/api/message/thread?id=${(await threads(manager)).threads.find((each) => each.person?.id === other)?.id ?? ''}`,
      { token: admin.token },
    )
    expect(foreign.statusCode).toBe(404)
    for (const { id } of (await threads(manager)).threads.filter((each) => each.person?.id !== admin.id)) {
      expect((await ask(gateway, `/api/message/thread?id=${id}`, { token: admin.token })).statusCode).toBe(404)
      expect((await read(admin, id, 1)).statusCode).toBe(404)
    }
  })

  it('is limited, without counting a repeated one', async () => {
    const id = randomUUID()
    await send(admin, user.id, 'First', id)
    for (let tries = 0; tries < 3; tries += 1) await send(admin, user.id, 'First', id)
    await gateway.database.script(`UPDATE attempt SET count = 120 WHERE subject = 'message:${admin.id}'`)
    expect((await send(admin, user.id, 'One too many')).statusCode).toBe(429)
    expect((await send(admin, user.id, 'First', id)).statusCode).toBe(200)
    await gateway.database.script(`DELETE FROM attempt`)
  })
})

describe('message lists', () => {
  it('pages back in time through threads and messages', async () => {
    for (let no = 1; no <= 5; no += 1) await send(admin, manager.id, `Number ${no}`)
    const first = await threads(manager, '?limit=2')
    const second = await threads(manager, `?limit=2&cursor=${first.next}`)
    expect([...first.threads, ...second.threads].map((each) => each.person?.firstname)).toEqual(['Ada', 'Ota', 'Usa'])
    expect(second.next).toBeUndefined()
    const { id } = first.threads[0] as Thread
    const newest = await thread(manager, id, '&limit=2')
    expect([newest.messages.map((each) => each.body), newest.hasOlder]).toEqual([['Number 4', 'Number 5'], true])
    const older = await thread(manager, id, `&limit=50&before=${newest.messages[0]?.no}`)
    expect([older.messages.at(-1)?.body, older.hasOlder]).toEqual(['Number 3', false])
  })
})

it("sends a person a notice in the site's name, in their language, without replies", async () => {
  await withSite(gateway.database, 'alpha', (tx) =>
    notify(tx, {
      site: 'alpha',
      person: user.id,
      message: { th: 'เงินเข้าแล้ว', en: 'Money came in' },
      link: '/user/wallet',
    }),
  )
  const [notice] = (await threads(user)).threads
  expect(notice).toMatchObject({ kind: 'notices', unread: 1 })
  expect(notice).not.toHaveProperty('person')
  const inThai = await thread(user, notice?.id ?? '')
  const inEnglish = (
    await ask(gateway, `/api/message/thread?id=${notice?.id}`, { token: user.token, cookie: 'lang=en' })
  ).json<{ messages: Message[] }>()
  expect([inThai.messages[0]?.body, inEnglish.messages[0]?.body, inThai.isOpen]).toEqual([
    'เงินเข้าแล้ว',
    'Money came in',
    false,
  ])
})

describe('messages of a closed account', () => {
  it('stay readable for those they were written to, without a name', async () => {
    const { thread: id } = (await send(user, admin.id, 'The key is under the mat.')).json<{ thread: string }>()
    const closed = await ask(gateway, '/account/delete-account', {
      token: user.token,
      body: { confirm: 'user@alpha.example', password: 'sitewright-demo' },
    })
    expect(closed.statusCode, closed.body).toBe(200)
    expect((await thread(admin, id)).messages.map(({ body }) => body)).toContain('The key is under the mat.')
    const listed = (await threads(admin)).threads.find((each) => each.id === id)
    expect(listed?.last.body).toBe('The key is under the mat.')
    expect(listed?.person).toMatchObject({ firstname: '', lastname: '' })
  })
})
