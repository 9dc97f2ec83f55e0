import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { maxParts } from '@schemas/files/entities/file-item'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())
afterEach(() => {
  vi.restoreAllMocks()
})

const names = (count: number) => `{${Array.from({ length: count }, (_, at) => `"${at.toString(36)}x":0`).join(',')}}`
const page = (letters: number) => JSON.stringify({ key: 'page:/', base: 0, content: { text: 'x'.repeat(letters) } })
const send = async (
  path: string,
  body: string,
  options: { token?: string; unsigned?: boolean; host?: string } = {},
) => {
  const parse = vi.spyOn(JSON, 'parse')
  const answer = await ask(gateway, path, { body, headers: { 'content-type': 'application/json' }, ...options })
  const isRead = parse.mock.calls.some(([text]) => text.length === body.length)
  parse.mockRestore()
  return [answer.statusCode, isRead]
}

it.each([
  ['to a call of guests', '/account/signin', names(15_000), 413],
  ['of a million empty objects', '/account/signin', `[${'{},'.repeat(330_000)}{}]`, 413],
  ['to a call of managers', '/api/editor/save', names(600_000), 401],
  ['to it, of one long text', '/api/editor/save', page(2_000_000), 401],
  ['to no call', '/no/such/call', names(90_000), 404],
])('refuses a large body from anyone %s unread', async (_what, path, body, status) => {
  expect(await send(path, body)).toEqual([status, false])
  expect(await send(path, body, { unsigned: true })).toEqual([status, false])
  expect(await send(path, body, { token: 'none.at.all' })).toEqual([status, false])
})

it('reads a large body for callers with the role, at their own site, within a bound', async () => {
  const { token } = await signIn(gateway, 'manager')
  const [status, isRead] = await send('/api/editor/save', page(2_000_000), { token })
  expect(isRead).toBe(true)
  expect(status).not.toBe(413)
  expect((await send('/api/editor/save', names(100_000), { token }))[1]).toBe(true)
  expect(await send('/api/editor/save', names(600_000), { token })).toEqual([413, false])
  expect(await send('/api/editor/save', page(2_000_000), { token, host: 'beta.localhost' })).toEqual([401, false])
  expect(await send('/api/editor/save', page(2_000_000), { token: (await signIn(gateway, 'user')).token })).toEqual([
    403,
    false,
  ])
})

it('bounds members like guests, because anyone may become one', async () => {
  const { token } = await signIn(gateway, 'user')
  expect(await send('/api/files/finish-upload', names(90_000), { token })).toEqual([413, false])
  const parts = Array.from({ length: maxParts }, (_, at) => ({ number: at + 1, etag: `"${'a'.repeat(150)}"` }))
  expect(
    (
      await send('/api/files/finish-upload', JSON.stringify({ id: '00000000-0000-4000-8000-000000000000', parts }), {
        token,
      })
    )[1],
  ).toBe(true)
})

it('reads the parts of the largest upload from a guest', async () => {
  const parts = Array.from({ length: maxParts }, (_, at) => ({ number: at + 1, etag: `"${'a'.repeat(32)}"` }))
  const [status, isRead] = await send('/api/share/finish-upload', JSON.stringify({ code: 'none', id: 'none', parts }))
  expect([status, isRead]).toEqual([404, true])
})
