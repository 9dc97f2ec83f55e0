import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { audit, site as sites } from '@gateway/db/tables'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  token = (await signIn(gateway, 'admin')).token
})
afterAll(() => gateway.close())

type Settings = {
  version: number
  name: { th: string; en: string }
  locales: string[]
  timeZone: string
  lineWords: string[]
  icon: string
  hasOwnIcon: boolean
}
const settings = async () => (await ask(gateway, '/api/site/own-settings', { token })).json<Settings>()
const change = (body: object) => ask(gateway, '/api/site/change-own-settings', { token, body })
const rowOf = async (id: string) => (await gateway.database.db.select().from(sites).where(eq(sites.siteId, id)))[0]
/** A picture of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

it('changes the own site alone, for its visitors at once, and keeps what the operator decides', async () => {
  const [{ version }, before, other] = await Promise.all([settings(), rowOf('alpha'), rowOf('beta')])
  const name = { th: 'ร้านใหม่', en: 'New shop' }
  const answer = await change({ version, name, tagline: { th: 'อร่อย' }, locales: ['en', 'th'], timeZone: 'Asia/Tokyo' })
  expect([answer.statusCode, answer.json()]).toEqual([200, { version: version + 1 }])
  expect(await settings()).toMatchObject({ version: version + 1, name, locales: ['en', 'th'], timeZone: 'Asia/Tokyo' })
  const { hostData } = (await ask(gateway, '/api/getHost?hostname=alpha.localhost')).json<{
    hostData: { siteName: string }
  }>()
  expect(hostData.siteName).toBe('New shop')

  const after = await rowOf('alpha')
  expect(after?.clusterId).toBe(before?.clusterId)
  expect(after?.space).toEqual({
    ...before?.space,
    name,
    tagline: { th: 'อร่อย' },
    locales: ['en', 'th'],
    timeZone: 'Asia/Tokyo',
  })
  expect(await rowOf('beta')).toEqual(other)
  const recorded = await gateway.database.db.select().from(audit).where(eq(audit.action, 'site-update'))
  expect(recorded.map(({ siteId, subject }) => [siteId, subject])).toEqual([['alpha', 'site:alpha']])
})

it('keeps the site’s own words until they are changed, and sends them with its pages', async () => {
  const input = { name: { th: 'ร้าน', en: 'Shop' }, locales: ['th', 'en'], timeZone: 'Asia/Bangkok' }
  const save = async (more: object) =>
    (await change({ ...input, ...more, version: (await settings()).version })).statusCode
  expect((await settings()).lineWords).toEqual([])
  expect(await save({ lineWords: ['มะลิซ้อน'] })).toBe(200)
  expect(await save({})).toBe(200)
  expect((await settings()).lineWords).toEqual(['มะลิซ้อน'])
  expect((await ask(gateway, '/')).body).toContain('"lineWords":["มะลิซ้อน"]')
  expect(await save({ lineWords: ['ก'] })).toBe(400)
  expect(await save({ lineWords: [] })).toBe(200)
  expect((await settings()).lineWords).toEqual([])
})

it('refuses a stale version, a language without a name, and an unknown zone, at their fields', async () => {
  const { version } = await settings()
  const input = { version, name: { th: 'ร้าน', en: 'Shop' }, locales: ['th', 'en'], timeZone: 'Asia/Bangkok' }
  expect((await change({ ...input, version: version - 1 })).statusCode).toBe(409)
  const fieldsOf = async (body: object) =>
    Object.keys((await change(body)).json<{ error: { fields?: Record<string, string> } }>().error.fields ?? {})
  expect(await fieldsOf({ ...input, name: { th: 'ร้าน' } })).toEqual(['name.en'])
  expect(await fieldsOf({ ...input, timeZone: 'Asia/Nowhere' })).toEqual(['timeZone'])
  expect((await settings()).version).toBe(version)
})

it('sets the icon of the own site, and restores the theme’s', async () => {
  const send = (picture: string | null) => ask(gateway, '/api/site/set-own-icon', { token, body: { picture } })
  expect((await settings()).hasOwnIcon).toBe(false)
  expect((await send(dot)).statusCode).toBe(200)
  const own = await settings()
  expect([own.hasOwnIcon, own.icon.startsWith('/favicon.png?icon=')]).toEqual([true, true])
  expect((await rowOf('beta'))?.favicon).toBeNull()
  expect((await send(null)).statusCode).toBe(200)
  expect((await settings()).icon).toMatch(/^\/favicon\.svg/)
})

it('is for admins', async () => {
  const manager = (await signIn(gateway, 'manager')).token
  for (const path of ['site/change-own-settings', 'site/set-own-icon'])
    expect((await ask(gateway, `/api/${path}`, { token: manager, body: {} })).statusCode).toBe(403)
})
