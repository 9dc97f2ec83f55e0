import { afterAll, beforeAll, expect, it } from 'vitest'
import { call as createCall } from '@schemas/site/calls/site/create'
import type { ExportedRedirect } from '@schemas/editor/entities/export-file'
import { heading, page, row } from '@tests/fixtures/sites'
import { askCall } from '@tests/support/caller'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'
import { readExport, transferring } from '@tests/support/transfer'

let gateway: TestGateway
let work: Editing
let alpha: Awaited<ReturnType<typeof transferring>>
let beta: Awaited<ReturnType<typeof transferring>>
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
  alpha = await transferring(gateway, 'alpha', 'admin')
  beta = await transferring(gateway, 'beta', 'manager')
})
afterAll(() => gateway.close())

const leads = async (from: string, host = 'beta.localhost') => {
  const { statusCode, headers } = await ask(gateway, from, { host })
  return statusCode === 308 ? headers.location : statusCode
}
const change = async (call: string, body: unknown) => {
  const answer = await work.post(call, body)
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
const atBeta = async (call: string, body: unknown) => {
  const answer = await ask(gateway, `/api/editor/${call}`, { token: beta.who.token, body, host: 'beta.localhost' })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
/** All of alpha as a file without its documents: only redirects matter here. */
const fileWith = async (redirects?: ExportedRedirect[]) => {
  const { index } = await readExport(await alpha.exportedSite())
  return Buffer.from(
    JSON.stringify({
      ...index,
      documents: [],
      uploads: [],
      site: { ...index.site, ...(redirects ? { redirects } : {}) },
    }),
  )
}
const skip = () => ({ choice: 'skip' as const })

it('exports redirects, former page addresses included', async () => {
  await change('create', {
    path: '/first-name',
    title: 'Named',
    content: JSON.parse(page('/first-name', { guest: [row(heading('Named'))] })) as object,
  })
  await change('publish', { keys: ['page:/first-name'] })
  await change('rename', { key: 'page:/first-name', path: '/second-name' })
  await change('publish', { keys: ['page:/first-name', 'page:/second-name'] })
  await change('set-redirect', { from: '/เก่า', to: '/second-name' })
  await change('set-redirect', { from: '/away', to: 'https://example.com/x' })
  const { index } = await readExport(await alpha.exportedSite())
  expect(index.version).toBe(2)
  expect(index.site?.redirects).toEqual([
    { from: '/away', to: 'https://example.com/x' },
    { from: '/first-name', to: '/second-name' },
    { from: '/เก่า', to: '/second-name' },
  ])
})

it('imports new redirects at once and in order, and undoes those unchanged since', async () => {
  await atBeta('set-redirect', { from: '/away', to: 'https://example.com/x' })
  await atBeta('set-redirect', { from: '/held', to: '/here' })
  const file = await fileWith([
    { from: '/away', to: 'https://example.com/x' },
    { from: '/held', to: '/there' },
    { from: '/new one', to: '/second-name' },
    { from: '/to-change', to: '/a' },
    { from: '/evil', to: 'javascript:alert(1)' },
    { from: '/round', to: '/round' },
  ])
  const seen = await beta.plan(await beta.send(file))
  expect(seen.redirects).toMatchObject({
    fresh: 2,
    same: 1,
    refused: 3,
    notes: [
      expect.stringMatching(/^\/held: /),
      expect.stringMatching(/^\/evil: /),
      expect.stringMatching(/^\/round: /),
    ],
  })
  // Previewing changes nothing, and neither does an import without them.
  expect(await leads('/new%20one')).toBe(404)
  expect((await beta.bringIn(file, { choose: skip })).answer.statusCode).toBe(409)

  const { id, answer, result } = await beta.bringIn(file, { choose: skip, redirects: true })
  expect([answer.statusCode, result.redirects, result.documents]).toEqual([200, 2, []])
  expect([await leads('/new%20one'), await leads('/held'), await leads('/evil')]).toEqual([
    '/second-name',
    '/here',
    404,
  ])

  await atBeta('set-redirect', { from: '/to-change', to: '/b', was: { from: '/to-change', to: '/a' } })
  expect((await beta.undo(id)).json()).toMatchObject({ keptRedirects: 1 })
  expect([await leads('/new%20one'), await leads('/to-change'), await leads('/away')]).toEqual([
    404,
    '/b',
    'https://example.com/x',
  ])
  // Redirects that exist already or are invalid are not imported; two concurrent requests are one import.
  const known = await fileWith([
    { from: '/away', to: 'https://example.com/x' },
    { from: '/evil', to: 'javascript:alert(1)' },
  ])
  expect((await beta.bringIn(known, { choose: skip, redirects: true })).answer.statusCode).toBe(409)
  const sent = await beta.send(await fileWith([{ from: '/twice', to: '/a' }]))
  const { digest } = await beta.plan(sent)
  const both = await Promise.all([1, 2].map(() => beta.run({ id: sent, digest, documents: [], redirects: true })))
  expect(both.map((each) => [each.statusCode, each.json<{ redirects?: number }>().redirects])).toEqual([
    [200, 1],
    [200, 1],
  ])
  // A second undo has nothing to do.
  expect((await beta.undo(id)).json()).toEqual({ documents: [], kept: [] })
})

it('creates a site with them, or none from a file with an invalid redirect', async () => {
  const create = async (id: string, redirects: ExportedRedirect[]) => {
    const sent = await alpha.send(await fileWith(redirects))
    return askCall(
      gateway,
      createCall,
      {
        id,
        template: `file:${sent}`,
        hosts: [`${id}.localhost`],
        name: { th: 'ไซต์ใหม่', en: 'New site' },
        tagline: {},
        locales: ['th', 'en'],
        timeZone: 'Asia/Bangkok',
        spaceId: id,
        admin: { email: `owner@${id}.example`, firstname: 'Nok', lastname: 'Dee' },
      },
      alpha.who,
    )
  }
  expect(
    (
      await create('moved', [
        { from: '/old', to: '/second-name' },
        { from: '/older', to: '/old' },
      ])
    ).statusCode,
  ).toBe(200)
  expect([await leads('/old', 'moved.localhost'), await leads('/older', 'moved.localhost')]).toEqual([
    '/second-name',
    '/second-name',
  ])
  for (const [from, to] of [
    ['/old', 'javascript:alert(1)'],
    ['/old', '/old'],
    ['/', '/x'],
    ['//evil.example', '/x'],
  ] as const)
    expect((await create('none', [{ from, to }])).statusCode).toBe(422)
  expect(
    (
      await create('none', [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ])
    ).statusCode,
  ).toBe(422)
  expect(await leads('/old', 'none.localhost')).toBe(404)
})

it('reads files from before they contained redirects', async () => {
  const { index } = await readExport(await alpha.exportedSite())
  const { redirects: _none, ...site } = index.site as NonNullable<typeof index.site>
  const seen = await beta.plan(
    await beta.send(Buffer.from(JSON.stringify({ ...index, version: 1, documents: [], uploads: [], site }))),
  )
  expect(seen.redirects).toBeUndefined()
})
