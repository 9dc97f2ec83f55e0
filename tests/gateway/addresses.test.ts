import { afterAll, beforeAll, expect, it } from 'vitest'
import { fixtureThemes, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({
    themes: {
      ...fixtureThemes,
      '/themes/default/pages/about.json': page('/about', { guest: [row()] }),
      // As many themes have one: any word may be the page of a post.
      '/themes/default/pages/any.json': page(
        '/{slug}',
        { guest: [row({ type: 'content/post-body' })] },
        { sample: { slug: 'no-such-post' }, validate: { slug: 'slug' } },
      ),
    },
  })
})
afterAll(() => gateway.close())

it.each([
  ['/ABOUT', '/about'],
  ['/About/', '/About'],
  ['/about%20', '/about'],
  ['/about/', '/about'],
  ['/Year/2026?x=1', '/year/2026?x=1'],
])('%s leads on for ever to %s', async (written, to) => {
  const answer = await ask(gateway, written)
  expect([answer.statusCode, answer.headers.location]).toEqual([308, to])
})

it('leads no address that is no page elsewhere', async () => {
  for (const path of ['/nothing', '/Nothing', '/year/now%20else/x'])
    expect((await ask(gateway, path)).statusCode).toBe(404)
})

it('has an icon for home screens, and the address where a password is changed', async () => {
  const icon = await ask(gateway, '/apple-touch-icon.png')
  expect(icon.statusCode).toBeOneOf([302, 404])
  expect((await ask(gateway, '/about')).body).toContain('<link rel="apple-touch-icon" href="/apple-touch-icon.png">')
  const change = await ask(gateway, '/.well-known/change-password')
  expect([change.statusCode, change.headers.location]).toEqual([302, '/user/profile#security'])
  expect((await ask(gateway, '/.well-known/resource-that-should-not-exist')).statusCode).toBe(404)
})

it.each(['alpha', 'beta', 'gamma'])('lists in the sitemap of %s only addresses that answer a guest', async (site) => {
  const host = `${site}.localhost`
  const { body } = await ask(gateway, '/sitemap.xml', { host })
  const listed = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, href = '']) => new URL(href.replaceAll('&amp;', '&')))
  expect(listed.length).toBeGreaterThan(0)
  const answers = await Promise.all(
    listed.map(async ({ pathname, search }) => [
      pathname,
      (await ask(gateway, pathname + search, { host })).statusCode,
    ]),
  )
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
  expect(listed.map(({ pathname }) => pathname)).not.toContain('/no-such-post')
})
