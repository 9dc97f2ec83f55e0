import { type Cookie, expect, test as base, type TestInfo } from '@playwright/test'
import type { Role } from '@schemas/layout/role'
import { ask } from '../support/hosts'
import { demoSessions } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { planVisits, type Visit } from './plan'
import { visitedPages } from './visited-pages'
import { BrowserHangs, Visitor } from './visitor'

type Visiting = { sessions: Record<Role, Cookie[]>; as: (role: Role) => Promise<Visitor> }

const test = base.extend<object, { visiting: Visiting }>({
  visiting: [
    async ({ browser }, use) => {
      const sessions = demoSessions()
      const open = new Map<Role, Promise<Visitor>>()
      const opened = (role: Role) =>
        Visitor.open(() =>
          browser.newContext({ reducedMotion: 'reduce', storageState: { cookies: sessions[role], origins: [] } }),
        )
      await use({
        sessions,
        as: (role) => {
          const known = open.get(role) ?? opened(role)
          open.set(role, known)
          return known
        },
      })
      for (const visitor of open.values()) await (await visitor).close()
    },
    { scope: 'worker' },
  ],
})

/** A browser hangs once in some hundred visits; one that hangs twice on a page does so because of the page. */
async function checkTwice<T>(info: TestInfo, check: () => Promise<T>): Promise<T> {
  try {
    return await check()
  } catch (error) {
    if (!(error instanceof BrowserHangs)) throw error
    info.annotations.push({ type: 'hung', description: error.message })
    console.warn(`${info.title}: ${error.message} The page is opened once more.`)
    return check()
  }
}

// A visit takes a second; the page of all blocks ten, and many times that on a busy machine.
test.describe.configure({ timeout: 300_000 })

const pages = await visitedPages()

for (const page of pages) {
  const options = {
    allowed: page.allowed,
    ...(process.env.TEST_SEED ? { seed: process.env.TEST_SEED } : {}),
    full: process.env.TEST_FULL === '1',
  }
  // Pages of the default pack differ between sites only in their theme. The page of all blocks takes as long as ten
  // others: it is visited on one site, with the first variant of its plan.
  const { shared } = page
  const visits = !shared
    ? planVisits({ key: page.name, ...options })
    : page.repeats && !options.full
      ? planVisits({ key: shared.key, ...options }).flatMap(({ variants, ...visit }) =>
          variants.slice(0, shared.at === 0 ? 1 : 0).map((variant): Visit => ({ ...visit, variants: [variant] })),
        )
      : planVisits({ key: shared.key, shared, ...options })

  for (const visit of visits)
    test(`${page.name} · ${visit.role} ${visit.locale} ${visit.variants.map(({ width, scheme }) => `${width} ${scheme}`).join(', ')}`, async ({
      visiting,
    }, info) => {
      const visitor = await visiting.as(visit.role)
      try {
        const problems = await checkTwice(info, () => visitor.problems(siteUrl(page.site, page.address), visit, page))
        if (problems.length > 0)
          await info.attach('page', { body: await visitor.screenshot(), contentType: 'image/png' })
        expect(problems.join('\n')).toBe('')
      } finally {
        await visitor.leave()
      }
    })

  for (const role of page.refused)
    test(`${page.name} · not for ${role}`, async ({ visiting }) => {
      const cookie = visiting.sessions[role].find((each) => each.domain.startsWith(`${page.site}.`))
      const answer = await ask(
        gatewayBase(),
        `${page.site}.localhost`,
        page.address,
        cookie ? { cookies: { _account: cookie.value } } : {},
      )
      expect(answer.status).toBe(role === 'guest' ? 302 : 403)
      if (role === 'guest')
        expect(answer.headers.location).toBe(
          `${page.address.startsWith('/cluster/') ? '/cluster/user/login' : '/user/login'}?to=${encodeURIComponent(page.address)}`,
        )
    })
}
