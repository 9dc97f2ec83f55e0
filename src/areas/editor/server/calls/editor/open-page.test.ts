import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { audit } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'

const made = (path: string, text: string, more: Record<string, unknown> = {}) => ({
  [`/themes/default/pages${path}.json`]: page(path, { guest: [row(heading(text))] }, more),
})
const themes = {
  ...fixtureThemes,
  ...made('/about', 'About us'),
  ...made('/offer', 'Offer'),
  ...made('/timed', 'Timed'),
  ...made('/led', 'Led'),
  ...made('/course/one', 'One course'),
  ...made('/raced', 'Raced'),
  ...made('/plain', 'Plain'),
  ...made('/first', 'First'),
  ...made('/second', 'Second'),
  ...made('/moving', 'Moving'),
  ...made('/linked', 'Linked'),
  '/themes/default/pages/course.json': page(
    '/course/{code}',
    { guest: [row(heading('Any course'))] },
    { sample: { code: 'tea' } },
  ),
  '/themes/default/pages/locked.json': page('/locked', { guest: [row(heading('Locked', { locked: true }))] }),
  '/themes/default/pages/payroll.json': page('/payroll', { admin: [row(heading('Payroll'))] }, { access: 'admin' }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())
afterEach(() => void vi.useRealTimers())

type Done = { release?: number; pages: { key: string; before: unknown; version: number; unseen?: boolean }[] }
const set = (key: string, open: unknown, who = work.manager) => work.post('open-page', { pages: [{ key, open }] }, who)
const done = async (key: string, open: unknown) => {
  const answer = await set(key, open)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<Done>()
}
const status = async (path: string, options: { cookie?: string } = {}) => (await ask(gateway, path, options)).statusCode
const releases = async () =>
  (await work.get('/api/editor/releases')).json<{
    releases: { no: number; documents: { key: string; kind: string; open?: unknown }[] }[]
  }>().releases

describe('taking a page offline', () => {
  it('hides it from visitors of every role, and publishes no draft', async () => {
    await work.write('page:/about', 'Published words')
    await work.post('publish', { keys: ['page:/about'] })
    await work.write('page:/about', 'Unfinished words')
    const answer = await done('page:/about', 'never')
    expect(answer.pages).toEqual([{ key: 'page:/about', before: null, version: 3 }])
    expect(await status('/about')).toBe(404)
    expect(await status('/about', { cookie: work.admin.cookie })).toBe(404)
    expect((await work.visit('/about')).body).toContain('Page Not Found: /about')
    expect((await work.visit('/sitemap.xml')).body).not.toContain('/about<')
    expect((await work.visit('/api/cms/search?q=Published')).json<{ results: unknown[] }>().results).toEqual([])
    expect(
      (await work.visit(`/api/cms/page?path=${encodeURIComponent('/about')}`)).json<{
        error?: { statusCode: number }
      }>().error?.statusCode,
    ).toBe(404)
    expect(await work.entry('page:/about')).toMatchObject({ open: 'never', draft: true })
    expect((await releases())[0]).toMatchObject({
      no: answer.release,
      documents: [{ key: 'page:/about', kind: 'opened', open: 'never' }],
    })

    // Publishing everything else, and the page itself, leaves it unchanged.
    await work.post('publish', { keys: 'all' })
    expect(await status('/about')).toBe(404)
    expect((await done('page:/about', null)).pages[0]).toMatchObject({ before: 'never' })
    expect((await work.visit('/about')).body).toContain('Unfinished words')
  })

  it('brings back exactly the previous content, without the draft', async () => {
    await work.write('page:/offer', 'Old words')
    await work.post('publish', { keys: ['page:/offer'] })
    await work.write('page:/offer', 'Not yet')
    await done('page:/offer', 'never')
    await done('page:/offer', null)
    const { body } = await work.visit('/offer')
    expect(body).toContain('Old words')
    expect(body).not.toContain('Not yet')
    const { content } = await work.open('page:/offer')
    expect(JSON.stringify(content)).toContain('Not yet')
    expect(content.open).toBeUndefined()
  })

  it('is audited, and undone by a rollback', async () => {
    const { release } = await done('page:/plain', 'never')
    const [step] = await gateway.database.db.select().from(audit).where(eq(audit.subject, 'page:/plain'))
    expect(step).toMatchObject({ action: 'page-open', before: { open: 'always' }, after: { open: 'never', release } })
    expect((await work.post('rollback', { no: (release ?? 0) - 1 })).statusCode).toBe(200)
    expect(await status('/plain')).toBe(200)
    expect((await releases())[0]?.documents).toEqual([{ key: 'page:/plain', kind: 'theme' }])
    expect(await work.entry('page:/plain')).toMatchObject({ open: 'never', liveOpen: null, draft: true })
  })

  it('leaves the page to the theme once it is online again', async () => {
    await done('page:/led', 'never')
    expect(await work.entry('page:/led')).toMatchObject({ state: 'customised', draft: false })
    await done('page:/led', null)
    expect(await work.entry('page:/led')).toMatchObject({ state: 'theme', draft: false })
  })

  it('makes no release when nothing changes, and none for a missing page', async () => {
    await done('page:/raced', 'never')
    expect((await done('page:/raced', 'never')).release).toBeUndefined()
    await work.post('create', { path: '/new', title: 'New' })
    expect(await done('page:/new', 'never')).toEqual({
      pages: [{ key: 'page:/new', before: null, version: 2, unseen: true }],
    })
    expect((await work.open('page:/new')).content.open).toBe('never')
    await done('page:/raced', null)
  })

  it('takes several pages in one release, or none', async () => {
    const before = (await releases())[0]?.no ?? 0
    const refused = await work.post('open-page', {
      pages: [
        { key: 'page:/first', open: 'never' },
        { key: 'page:/payroll', open: 'never' },
      ],
    })
    expect(refused.statusCode).toBe(403)
    expect(refused.json<{ error: { details: unknown } }>().error.details).toEqual({ key: 'page:/payroll' })
    expect(await status('/first')).toBe(200)
    await work.post('open-page', {
      pages: [
        { key: 'page:/first', open: 'never' },
        { key: 'page:/second', open: 'never' },
      ],
    })
    expect((await releases())[0]?.no).toBe(before + 1)
    expect([await status('/first'), await status('/second')]).toEqual([404, 404])
  })

  it('makes an older save stale, so that it does not reopen the page', async () => {
    const { version, content } = await work.open('page:/linked')
    expect(version).toBe(0)
    await done('page:/linked', 'never')
    expect((await work.save('page:/linked', version, adding(content, 'Late'))).statusCode).toBe(409)
  })

  it('covers the old address of a page that moves', async () => {
    await work.post('rename', { key: 'page:/moving', path: '/moved' })
    await done('page:/moved', 'never')
    expect(await status('/moving')).toBe(404)
    await work.post('publish', { keys: ['page:/moved'] })
    expect([await status('/moving'), await status('/moved')]).toEqual([404, 404])
    await done('page:/moved', null)
    expect(await status('/moved')).toBe(200)
  })

  it('succeeds for two concurrent callers', async () => {
    const answers = await Promise.all([
      set('page:/raced', 'never'),
      set('page:/timed', { until: '2020-01-01T00:00:00Z' }),
      work.post('publish', { keys: 'all' }),
    ])
    expect(answers.slice(0, 2).map((answer) => answer.statusCode)).toEqual([200, 200])
    expect([await status('/raced'), await status('/timed')]).toEqual([404, 404])
    await Promise.all([set('page:/raced', null), set('page:/raced', 'never')])
    const entry = await work.entry('page:/raced')
    expect(await status('/raced')).toBe((entry as { open?: unknown }).open === 'never' ? 404 : 200)
    await done('page:/raced', null)
    await done('page:/timed', null)
  })
})

describe('the address of an offline page', () => {
  it("matches another page's pattern, or follows a redirect", async () => {
    await done('page:/course/one', 'never')
    expect((await work.visit('/course/one')).body).toContain('Any course')
    await done('page:/led', 'never')
    await work.post('set-redirect', { from: '/led', to: '/roles' })
    const led = await work.visit('/led')
    expect([led.statusCode, led.headers.location]).toEqual([308, '/roles'])
    await done('page:/led', null)
    expect((await work.visit('/led')).body).toContain('Led')
  })

  it('opens in the builder, and by a preview link', async () => {
    await done('page:/led', 'never')
    expect((await ask(gateway, '/led?edit', { cookie: work.manager.cookie })).body).toContain('"key":"page:/led"')
    const { address } = (await work.post('preview-link', { keys: ['page:/led'] })).json<{ address: string }>()
    expect((await work.visit(address)).body).toContain('Led')
    await done('page:/led', null)
  })
})

describe('a page open for a period', () => {
  it('opens and closes on time despite caches', async () => {
    const now = Date.now()
    const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString()
    await done('page:/timed', { from: at(10), until: at(20) })
    vi.useFakeTimers({ now, toFake: ['Date'] })
    // Twice each, because the first response is cached.
    const seen = async () => [
      await status('/timed'),
      await status('/timed'),
      (await work.visit('/sitemap.xml')).body.includes('/timed<'),
    ]
    expect(await seen()).toEqual([404, 404, false])
    vi.setSystemTime(now + 10 * 60_000)
    expect(await seen()).toEqual([200, 200, true])
    vi.setSystemTime(now + 20 * 60_000 - 1)
    expect(await seen()).toEqual([200, 200, true])
    vi.setSystemTime(now + 20 * 60_000)
    expect(await seen()).toEqual([404, 404, false])
  })
})

describe('restrictions on closing pages', () => {
  it.each([
    ['the homepage', 'page:/', 409],
    ['the sign-in', 'page:/user/login', 409],
    ['the error page', 'page:/_error', 409],
    ['a header', 'slot:header', 409],
    ['an admins’ page', 'page:/payroll', 403],
    ['a page with locked parts', 'page:/locked', 403],
  ])('refuses a manager who closes %s', async (_, key, refused) => {
    expect((await set(key, 'never')).statusCode).toBe(refused)
  })

  it('lets an admin close a page with locked parts', async () => {
    expect((await set('page:/locked', 'never', work.admin)).statusCode).toBe(200)
    expect(await status('/locked')).toBe(404)
    // Nor may a manager open it by saving it so.
    const {
      version,
      content: { open: _, ...others },
    } = await work.open('page:/locked')
    expect((await work.save('page:/locked', version, others)).statusCode).toBe(403)
  })

  it('refuses a save that closes a required page', async () => {
    const { version, content } = await work.open('page:/')
    const answer = await work.save('page:/', version, { ...content, open: 'never' })
    expect(answer.statusCode).toBe(422)
    expect(answer.json<{ error: { message: string } }>().error.message).toBe('เว็บไซต์ต้องใช้หน้านี้ จึงทำให้ออฟไลน์ไม่ได้')
  })

  it('refuses a period that ends before it begins', async () => {
    expect((await set('page:/offer', { from: '2026-02-01T00:00:00Z', until: '2026-01-01T00:00:00Z' })).statusCode).toBe(
      400,
    )
  })
})
