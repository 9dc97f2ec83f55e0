import { sql } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { openTestDatabase } from '@tests/support/database'
import { ask, openGateway, type TestGateway } from '@tests/support/gateway'
import { fixtureSites, fixtureThemes, heading, page, row } from '../fixtures/sites'

let gateway: TestGateway
afterEach(() => gateway.close())

describe('broken theme', () => {
  it('affects only itself: its site shows the parent’s pages, others theirs', async () => {
    const slots = JSON.stringify(
      Object.fromEntries(
        ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'].map((name) => [name, 'torn']),
      ),
    )
    const beta = JSON.parse(fixtureSites['/themes/beta/site/site.json'] as string) as object
    gateway = await openGateway({
      themes: {
        ...fixtureThemes,
        '/themes/torn/theme.json': '{ "format": 1, "name": ',
        '/themes/torn/homepage.json': '[]',
        '/themes/torn/pages/x.json': 'not json at all',
        '/themes/torn/header.json': page('/', {}),
      },
      sites: { ...fixtureSites, '/themes/beta/site/site.json': JSON.stringify({ ...beta, theme: JSON.parse(slots) }) },
    })
    const torn = await ask(gateway, '/', { host: 'beta.localhost' })
    expect(torn.statusCode).toBe(200)
    expect(torn.body).toContain('หน้าแรก')
    expect((await ask(gateway, '/')).body).toContain('ไซต์ alpha')
    expect(gateway.log.filter((line) => String(line.file).startsWith('/themes/torn/')).length).toBeGreaterThanOrEqual(2)
  })
})

describe('layout of 10 MB', () => {
  it('is refused with its reason in the log, without affecting other pages', async () => {
    const rows = Array.from({ length: 12_000 }, () => row(heading('x'.repeat(700))))
    gateway = await openGateway({
      themes: { ...fixtureThemes, '/themes/default/pages/huge.json': page('/huge', { guest: rows }) },
    })
    const answer = await ask(gateway, '/huge')
    expect(answer.statusCode).toBe(404)
    expect(JSON.stringify(gateway.log)).toMatch(/more than 20,000|larger than/)
    expect((await ask(gateway, '/')).statusCode).toBe(200)
  })
})

describe('database that goes away', () => {
  it('keeps cached pages, reports failure elsewhere, and makes health fail', async () => {
    gateway = await openGateway()
    expect((await ask(gateway, '/roles')).statusCode).toBe(200)
    const { database } = gateway
    const away = () =>
      Promise.reject(Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNREFUSED' }))
    const { transaction, execute } = database.db
    database.db.transaction = away as typeof transaction
    database.db.execute = away as unknown as typeof execute
    await new Promise((resolve) => setTimeout(resolve, 1100))
    expect((await ask(gateway, '/roles')).statusCode).toBe(200)
    const unseen = await ask(gateway, '/', { host: 'never-seen.localhost' })
    expect([unseen.statusCode, unseen.headers['retry-after']]).toEqual([503, '5'])
    expect(unseen.body).toContain('Nothing is lost')
    expect((await ask(gateway, '/api/health')).statusCode).toBe(503)
    expect((await ask(gateway, '/api/health?probe=live')).statusCode).toBe(200)
    database.db.transaction = transaction
    database.db.execute = execute
    expect((await ask(gateway, '/api/health')).statusCode).toBe(200)
  })
})

describe('database that hangs', () => {
  it('delays cached pages by half a second once, and not at every visit', async () => {
    gateway = await openGateway()
    await ask(gateway, '/roles')
    await ask(gateway, '/roles')
    const { database } = gateway
    const { transaction } = database.db
    database.db.transaction = (() => new Promise(() => {})) as typeof transaction
    await new Promise((resolve) => setTimeout(resolve, 1100))
    const began = performance.now()
    for (let visits = 0; visits < 3; visits++) expect((await ask(gateway, '/roles')).statusCode).toBe(200)
    expect(performance.now() - began).toBeLessThan(1400)
    database.db.transaction = transaction
  })
})

describe('two gateways started at once on one database', () => {
  it('create its sites once, and both serve them', async () => {
    const database = await openTestDatabase()
    const [first, second] = await Promise.all([openGateway({ database }), openGateway({ database })])
    gateway = first
    for (const each of [first, second])
      expect((await ask(each, '/', { host: 'beta.localhost' })).body).toContain('ไซต์ beta')
    const made = await database.db.execute(
      sql`SELECT (SELECT count(*)::int FROM site) AS sites, (SELECT count(*)::int FROM person) AS people`,
    )
    expect((made as unknown as { rows: unknown[] }).rows).toEqual([{ sites: 3, people: 9 }])
    expect([...first.log, ...second.log]).toEqual([])
    await second.app.close()
  })
})
