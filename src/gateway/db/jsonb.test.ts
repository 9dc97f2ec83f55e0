import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'
import { siteTheme } from './tables'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

/** Texts that are valid JSON of another type when parsed. */
const texts = ['2026', '-1', '1e309', 'true', 'null', '[]', '{}', '"quoted"', '{"th":"ก"}', 'plain', '']

it('returns every text as it was stored', async () => {
  const row = { siteId: 'alpha', name: 'words', parent: 'default', overrides: {}, slots: {}, version: 1 }
  await gateway.database.db.insert(siteTheme).values({ ...row, title: 'Words' })
  for (const title of [...texts, { th: '1', en: 'null' }]) {
    await gateway.database.db.update(siteTheme).set({ title }).where(eq(siteTheme.name, 'words'))
    const [read] = await gateway.database.db.select().from(siteTheme).where(eq(siteTheme.name, 'words'))
    expect([title, read?.title, read?.overrides]).toEqual([title, title, {}])
  }
})

it('allows a theme title that is a year', async () => {
  const { token } = await signIn(gateway, 'admin')
  expect(
    (await ask(gateway, '/api/theme/create', { token, body: { name: 'year', title: '2026', from: 'default' } }))
      .statusCode,
  ).toBe(200)
  const opened = await ask(gateway, '/api/theme/document?name=year', { token })
  expect([opened.statusCode, opened.json<{ title: unknown }>().title]).toEqual([200, '2026'])
})
