import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeFirstSite } from '@gateway/platform/first-site'
import { ask, openGateway, productionEnv, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ env: { ...productionEnv, SEED_DEMO: '0', OPERATOR_SITE: 'main' }, sites: {} })
})
afterAll(() => gateway.close())

const wanted = {
  hosts: ['www.example.org'],
  template: 'pack:default',
  name: { th: 'หลัก', en: 'Main' },
  locales: ['th' as const, 'en' as const],
  timeZone: 'Asia/Bangkok',
  admin: { email: 'nok@example.org', firstname: 'Nok', lastname: 'Dee' },
}
const make = (more: Partial<typeof wanted> = {}) => {
  const { settings, store, workers, readImport, themes, sites } = gateway.services
  return makeFirstSite(
    {
      database: gateway.database,
      settings,
      store,
      workers,
      readImport,
      themes,
      families: [],
      files: {},
      log: gateway.app.log,
      forget: sites.forget,
    },
    { ...wanted, ...more },
  )
}

it('reports invalid input, and makes nothing', async () => {
  await expect(make({ hosts: ['not a host'] })).rejects.toThrow('Use only letters, digits and hyphens')
  await expect(make({ template: 'pack:none' })).rejects.toThrow('Template not found.')
  await expect(make({ admin: { ...wanted.admin, email: 'nobody' } })).rejects.toThrow('admin.email')
})

it('makes the operator’s site and its first admin in an empty database, who makes further sites; and only once', async () => {
  const { host, email, password } = await make()
  expect([host, email]).toEqual(['www.example.org', 'nok@example.org'])
  const answer = await ask(gateway, '/account/signin', { host, body: { email, password } })
  expect(answer.statusCode).toBe(200)
  const cookie = answer.cookies.find(({ name }) => name === '_account')
  const { token } = answer.json<{ session: { token: string } }>().session
  const list = await ask(gateway, '/api/site/list', { host, token, cookie: `_account=${cookie?.value}` })
  expect(list.json<{ sites: { id: string; isOperator: boolean }[] }>().sites).toMatchObject([
    { id: 'main', isOperator: true },
  ])
  await expect(make()).rejects.toThrow('There is a site "main" already')
})
