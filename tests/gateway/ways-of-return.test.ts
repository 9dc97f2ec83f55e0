import { fastify } from 'fastify'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneTimeToken, mail } from '@gateway/db/account-tables'
import { redirectWithin } from '@gateway/http/redirect-within'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway()
})
afterAll(() => gateway.close())

const own = 'http://alpha.localhost:5001'
const hostile = [
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/.\\/evil.example',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
]
const browser = 'the-browser-that-asked-0001'
const password = 'quiet river under seven bridges'

/** Where a browser arrives that follows the redirects, and then loads that address again. */
function originOf(location: string): string {
  const first = new URL(location, own)
  return first.origin === own ? new URL(first.pathname + first.search + first.hash, own).origin : first.origin
}

/** Registers with a way of return, and opens the account by its mail. */
async function activated(email: string, to: string) {
  const requested = await ask(gateway, '/account/register', {
    body: { email, password, firstname: 'Malee', lastname: 'Jaidee', browser, to },
  })
  expect(requested.statusCode).toBe(200)
  await gateway.mail.writeQueued()
  const letter = (await gateway.database.db.select().from(mail)).find((each) => each.to.includes(email))
  const token = /[?&]token=([\w-]+)/.exec(letter?.plain ?? '')?.[1]
  return ask(gateway, '/account/activate', { body: { token, browser } })
}

describe('a way of return', () => {
  it('that leads elsewhere is not given back by an activation', async () => {
    for (const [at, to] of hostile.entries()) {
      const opened = await activated(`hostile${at}@alpha.example`, to)
      expect([to, opened.statusCode, opened.json<{ to?: string }>().to]).toEqual([to, 200, undefined])
    }
    // The text is stored as it was sent, and judged when it is read.
    expect(
      (await gateway.database.db.select().from(oneTimeToken)).filter(({ data }) => data.to === hostile[0]),
    ).toHaveLength(1)
    expect((await activated('welcome@alpha.example', '/posts?page=2#last')).json<{ to?: string }>().to).toBe(
      '/posts?page=2#last',
    )
  })

  it('of no answer leads elsewhere, whatever address was asked for', async () => {
    const elsewhere: string[] = []
    for (const path of [...hostile.filter((each) => each.startsWith('/')), '/./', '//', '/a//b/', '/user/profile/'])
      for (const query of ['', '?lang=en', '?edit', '?lang=th&edit', '?x=//evil.example']) {
        const answer = await gateway.app.inject({ url: path + query, headers: { host: 'alpha.localhost:5001' } })
        const { location } = answer.headers
        if (location !== undefined && originOf(location) !== own) elsewhere.push(`${path}${query}: ${location}`)
      }
    expect(elsewhere).toEqual([])
  })
})

it('a redirect within the site stays there for every text', async () => {
  let text = ''
  const app = fastify()
  app.get('/', (_request, reply) => redirectWithin(reply, text, 302))
  const part = fc.constantFrom('/', '\\', '.', '..', '%2e', '\t', '?', '#', 'a', 'evil.example', 'https:', '@', 'ก')
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 10 }), async (parts) => {
      text = parts.join('')
      const { headers } = await app.inject('/')
      expect(originOf(String(headers.location))).toBe(own)
    }),
    { numRuns: 1000 },
  )
  await app.close()
})
