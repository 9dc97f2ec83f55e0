import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { notify } from '@areas/messages/server/public'
import { withSite } from '@gateway/db/scope'
import type { OutputOf } from '@schemas/call'
import type { call as waitCall } from '@schemas/site/calls/updates/wait'
import { ask, openGateway, signIn, type TestGateway } from '../support/gateway'

type Signed = { token: string; id: string }
type State = OutputOf<typeof waitCall>
type Ask = { topics?: string; seconds?: number; at?: TestGateway }

const messages = 'message/updates'
let gateway: TestGateway
let user: Signed
let manager: Signed
let admin: Signed
beforeAll(async () => {
  gateway = await openGateway()
  const key = (await gateway.services.sites.byId('alpha'))?.publicKey ?? ''
  const one = async (role: 'user' | 'manager' | 'admin') => {
    const { token } = await signIn(gateway, role)
    const { profile } = (await ask(gateway, `/account/profile?key=${key}`, { token })).json<{
      profile: { userID: string }
    }>()
    return { token, id: profile.userID }
  }
  ;[user, manager, admin] = [await one('user'), await one('manager'), await one('admin')]
})
afterAll(() => gateway.close())

const send = ({ token }: Signed, to: Signed, body: string) =>
  ask(gateway, '/api/message/send', { token, body: { to: to.id, id: randomUUID(), body } })
const wait = ({ token }: Pick<Signed, 'token'>, { topics = messages, seconds = 25, at = gateway }: Ask = {}) =>
  ask(at, `/api/updates/wait?topics=${encodeURIComponent(topics)}&seconds=${seconds}`, { token })
const now = async (who: Pick<Signed, 'token'>) => (await wait(who, { seconds: 0 })).json<State>().topics[0]
const since = (state: { rev: string } | undefined) => `${messages}~${state?.rev}`

it('knows no topic whose argument no answer could name', async () => {
  for (const argument of ['', '?', 'x'.repeat(81)]) {
    const topics = `account/session:${argument}`
    const answer = await wait(user, { topics, seconds: 0 })
    expect([answer.statusCode, answer.json<State>()]).toEqual([200, { topics: [], gone: [topics] }])
  }
})

it('answers a held call at once when a message arrives', async () => {
  const before = await now(user)
  let came = false
  const waiting = wait(user, { topics: since(before) }).then((answer) => {
    came = true
    return answer.json<State>()
  })
  // Others' messages are not theirs.
  await send(manager, admin, 'Not for you')
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(came).toBe(false)
  await send(manager, user, 'For you')
  expect((await waiting).topics[0]?.count).toBe((before?.count ?? 0) + 1)
})

it('answers at once what happened in between, and without a change when the time is over', async () => {
  const before = await now(user)
  await send(manager, user, 'In between')
  const after = (await wait(user, { topics: since(before) })).json<State>().topics[0]
  expect(after?.rev).not.toBe(before?.rev)
  expect((await wait(user, { topics: since(after), seconds: 0.1 })).json<State>().topics).toEqual([after])
})

it('wakes nobody for a rolled-back change', async () => {
  const before = await now(user)
  const waiting = wait(user, { topics: since(before), seconds: 0.5 })
  await withSite(gateway.database, 'alpha', async (tx) => {
    await notify(tx, { site: 'alpha', person: user.id, message: { th: 'ก', en: 'a' } })
    throw new Error('Undone.')
  }).catch(() => {})
  expect((await waiting).json<State>().topics).toEqual([before])
})

it('hears a change made at another gateway of the same database', async () => {
  // The embedded database belongs to one process; a second set of waiters simulates another.
  const second = await openGateway({ database: { ...gateway.database, close: () => Promise.resolve() } })
  const before = await now(user)
  const waiting = wait(user, { topics: since(before), at: second })
  await new Promise((resolve) => setTimeout(resolve, 300))
  await send(manager, user, 'Align')
  expect((await waiting).json<State>().topics[0]?.count).toBe((before?.count ?? 0) + 1)
  await second.close()
})

it('names topics that do not exist for the caller, at once, and answers the others', async () => {
  const before = await now(user)
  const topics = `${since(before)},no/such,work/changes:${randomUUID()}~1`
  const answer = (await wait(user, { topics })).json<State>()
  expect(answer.topics).toEqual([before])
  expect(answer.gone.toSorted()).toEqual(['no/such', expect.stringMatching(/^work\/changes:/)])
  // Messages are for members.
  expect((await ask(gateway, `/api/updates/wait?topics=${messages}`)).json<State>()).toEqual({
    topics: [],
    gone: [messages],
  })
  const tooMany = Array.from({ length: 25 }, (_, at) => `a/b:${at}`).join(',')
  expect((await wait(user, { topics: tooMany })).statusCode).toBe(400)
})

it('holds four calls of one session and eight of a person: the oldest are answered at once, none with an error', async () => {
  const session = async () => ({ token: (await signIn(gateway, 'user')).token, id: user.id })
  const [first, second, third] = [await session(), await session(), await session()]
  const before = await now(first)
  const answered: { of: string; status: number; rev: string | undefined }[] = []
  const hold = (of: string, who: Signed) =>
    void wait(who, { topics: since(before), seconds: 20 }).then((answer) =>
      answered.push({ of, status: answer.statusCode, rev: answer.json<State>().topics[0]?.rev }),
    )
  const settleAll = async (count: number) => {
    await vi.waitFor(() => expect(answered.length).toBe(count), { timeout: 15_000 })
    // None more comes after those.
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(answered.length).toBe(count)
  }
  for (let at = 0; at < 4; at++) hold('second', second)
  await settleAll(0)
  for (let at = 0; at < 100; at++) hold('first', first)
  await settleAll(96)
  expect(answered.filter(({ of, status, rev }) => of !== 'first' || status !== 200 || rev !== before?.rev)).toEqual([])
  for (let at = 0; at < 4; at++) hold('third', third)
  await settleAll(100)
  expect(answered.slice(96).every(({ of, status }) => of === 'second' && status === 200)).toBe(true)
  await send(manager, user, 'For all of them')
  await settleAll(108)
}, 60_000)

it('does not delay a stopping gateway, and counts as no activity of the person', async () => {
  const second = await openGateway({ database: { ...gateway.database, close: () => Promise.resolve() } })
  const before = await now(user)
  const active = async () =>
    (
      (await gateway.database.db.execute(
        `SELECT max(last_active_at) AS at FROM session WHERE person_id = '${user.id}' AND revoked_at IS NULL`,
      )) as unknown as { rows: { at: unknown }[] }
    ).rows[0]?.at
  const lastActive = await active()
  const waiting = wait(user, { topics: since(before), at: second })
  await new Promise((resolve) => setTimeout(resolve, 200))
  await second.close()
  expect((await waiting).json<State>().topics).toEqual([before])
  expect(await active()).toEqual(lastActive)
})

it('ends a held call with its session, without a refusal: nothing exists for its tab any more', async () => {
  const [own, other] = [await signIn(gateway, 'user'), await signIn(gateway, 'user')]
  const topics = async (who: typeof own) => {
    const { topics: held } = (await wait(who, { topics: 'account/session', seconds: 0 })).json<State>()
    return `${since(await now(who))},account/session~${held[0]?.rev}`
  }
  let isOtherAnswered = false
  const others = wait(other, { topics: await topics(other), seconds: 3 }).then((answer) => {
    isOtherAnswered = true
    return answer
  })
  const waiting = wait(own, { topics: await topics(own) })
  await ask(gateway, '/account/signout', { ...own, body: {} })
  const over = { topics: [], gone: ['message/updates', 'account/session'] }
  expect([(await waiting).statusCode, (await waiting).json<State>()]).toEqual([200, over])
  // Another session of the person goes on, until it is ended from elsewhere.
  expect(isOtherAnswered).toBe(false)
  expect((await others).json<State>().gone).toEqual([])
  const third = await signIn(gateway, 'user')
  const ended = wait(other, { topics: await topics(other) })
  expect((await ask(gateway, '/account/end-sessions', { ...third, body: {} })).statusCode).toBe(200)
  expect((await ended).json<State>()).toEqual(over)
})
