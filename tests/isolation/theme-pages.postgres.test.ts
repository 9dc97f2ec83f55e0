import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFiles, themeFiles } from '@gateway/themes/theme-files'
import { openGateway, type TestGateway } from '@tests/support/gateway'
import { violationsOfPages, violationsOfParameters, pagesOf, queryNames } from './pages'
import { type Ids, makeTwins } from './make-rows'
import { withOpenPolicies } from './policies'
import { makeRest, makers } from './areas'
import { testSeed } from '@tests/support/seed'

// The product's own pages, on two small sites that use one pack after the other: with rows of every kind, and nothing
// else.
let gateway: TestGateway
const ids: Record<string, Ids> = {}
beforeAll(async () => {
  gateway = await openGateway({ themes: themeFiles })
  await makeTwins(gateway.database)
  for (const [kind, make] of Object.entries(makers)) ids[kind] = await make(gateway.database)
  ids.rest = await makeRest(gateway.database, ids)
})
afterAll(() => gateway.close())

const packs = Object.keys(siteFiles).flatMap(
  (file) => /^\/themes\/([^/]+)\/site\/site\.json$/.exec(file)?.slice(1) ?? [],
)
const isFull = process.env.TEST_FULL === '1'
const seed = testSeed

async function packPages(pack: string) {
  const theme = Object.fromEntries(
    ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'].map((slot) => [slot, pack]),
  )
  await gateway.database.db.execute(
    sql`UPDATE site SET theme = ${JSON.stringify(theme)}::jsonb WHERE site_id IN ('alpha', 'beta')`,
  )
  gateway.services.sites.forget()
  return pagesOf(gateway)
}

/** Pages that only this pack has; those of the default pack are on every site, and are checked on one of them. */
async function pagesToAsk(pack: string) {
  const pages = await packPages(pack)
  if (isFull || packs.indexOf(pack) === seed % packs.length) return pages
  return pages.filter(({ pattern }) =>
    Object.entries(themeFiles).some(
      ([file, text]) => file.startsWith(`/themes/${pack}/`) && text.includes(`"path": "${pattern}"`),
    ),
  )
}

describe.each(packs)('pages of %s', (pack) => {
  it('open for their permitted roles, for callers of either site', { timeout: 300_000 }, async () => {
    const pages = await pagesToAsk(pack)
    expect(pages.length).toBeGreaterThan(0)
    expect(await violationsOfPages(gateway, pages)).toEqual([])
  })

  it(
    'show another site’s id like an unknown one, in their parameters and their query',
    { timeout: 600_000 },
    async () => {
      const pages = await pagesToAsk(pack)
      const kinds = Object.keys(ids)
      // The next kinds for each page; the full product only in `test:full`.
      const kindsOf = (at: number) =>
        isFull ? kinds : [0, 1].map((next) => kinds[(at * 2 + next + seed + pack.length) % kinds.length] ?? '')
      expect(await violationsOfParameters(gateway, ids, pages, kindsOf)).toEqual([])
    },
  )
})

it('covers all query parameters that blocks read', () => {
  expect(queryNames).toEqual(expect.arrayContaining(['area', 'code', 'person', 'q', 'subject', 'tag', 'who']))
})

it('reports a page without a role check', { timeout: 120_000 }, async () => {
  const pages = (await packPages(packs[0] ?? '')).filter(({ access }) => access !== 'guest')
  expect(pages.length).toBeGreaterThan(15)
  const requested = isFull ? pages : pages.filter((_page, at) => at % 6 === seed % 6)
  for (const each of requested) {
    const { page, access } = each
    page.access = 'guest'
    const violations = await violationsOfPages(gateway, [each], 'alpha.localhost:7001')
    page.access = access
    expect(violations.join('\n'), each.pattern).toContain(`and the page is for ${access}`)
  }
})

it('reports a page that finds a parameter in any site’s rows', { timeout: 120_000 }, async () => {
  const pages = (await packPages(packs[0] ?? '')).filter(({ pattern }) => pattern === '/{page}/{post}')
  expect(pages).toHaveLength(1)
  const violations = await withOpenPolicies(gateway, ['post'], () =>
    violationsOfParameters(gateway, ids, pages, () => ['post']),
  )
  expect(violations.join('\n')).toContain('post of another site shows 200')
})
