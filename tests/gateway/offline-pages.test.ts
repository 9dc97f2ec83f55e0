import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '../fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '../support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/till.json': page(
    '/till',
    {
      user: [
        row(heading('The till', { id: 'welcome' }), { id: 'list', type: 'account/messages', version: 1, props: {} }),
      ],
      manager: [row(heading('For managers', { id: 'secret' }))],
    },
    { access: 'user', offline: true },
  ),
  '/themes/default/pages/plain.json': page('/plain', { guest: [row(heading('Plain', { id: 'plain' }))] }),
}
let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ themes })
})
afterAll(() => gateway.close())

const read = (path: string, options = {}) => ask(gateway, path, options)
const jsonIn = (body: string, id: string) =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(body)?.[1] ?? 'null',
  ) as Record<string, unknown>

it('serves a marked page to anyone, the same for all, without data or session', async () => {
  const manager = await signIn(gateway, 'manager')
  const [guest, staff] = [await read('/offline/till'), await read('/offline/till', manager)]
  expect([guest.statusCode, staff.statusCode]).toEqual([200, 200])
  expect(guest.body).toContain('The till')
  expect(guest.body).not.toContain('For managers')
  const strip = (body: string) => body.replaceAll(/"now":"[^"]*"/g, '')
  expect(strip(staff.body)).toBe(strip(guest.body))
  const boot = jsonIn(guest.body, 'boot')
  expect(boot).toMatchObject({ offline: true, session: { role: 'user' } })
  expect(boot.session).toEqual({ role: 'user' })
  expect(boot.callKey).toBeUndefined()
  const payload = jsonIn(guest.body, 'payload')
  expect(JSON.stringify(payload)).not.toContain('"data"')
  expect(guest.headers).toMatchObject({
    'cache-control': 'no-cache',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringContaining("script-src 'self'"),
  })
  expect(guest.headers['set-cookie']).toBeUndefined()
})

it('names every file that the page needs later', async () => {
  const { body } = await read('/offline/till?lang=en')
  const files = jsonIn(body, 'offline-files') as unknown as string[]
  expect(files.length).toBeGreaterThan(0)
  for (const file of files) expect((await read(file)).statusCode, file).toBe(200)
})

it('serves no page that is not marked, and tells visitors of marked ones which they are', async () => {
  expect((await read('/offline/plain')).statusCode).toBe(404)
  expect((await read('/offline/nowhere')).statusCode).toBe(404)
  expect((await read('/offline/till', { host: 'nobody.example' })).statusCode).toBe(404)
  const user = await signIn(gateway, 'user')
  expect(jsonIn((await read('/till', user)).body, 'payload')).toMatchObject({ offline: true })
  expect(jsonIn((await read('/plain')).body, 'payload').offline).toBeUndefined()
  // The page itself still asks who opens it.
  expect((await read('/till')).statusCode).toBe(302)
})
