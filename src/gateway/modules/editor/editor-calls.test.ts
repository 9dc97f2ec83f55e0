import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, draft, draftVersion } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const html = { type: 'content/custom-html', id: 'html', props: { html: '<p>1</p>', title: 'Frame' } }
const lockedRow = { ...row(heading('Fixed', { id: 'fixed' })), id: 'kept', locked: true }
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading({ en: 'About', th: 'เกี่ยวกับ' }, { id: 'title' }))] }),
  '/themes/default/pages/guarded.json': page('/guarded', { guest: [lockedRow, { id: 'open', cells: [{ id: 'cell', blocks: [html] }] }] }),
}

type Person = { cookie: string; token: string }
type Content = { views: { guest: { rows: Record<string, unknown>[] } }; [key: string]: unknown }
type Opened = { version: number; content: Content; live: Content; origin: string; themeBase?: Content; updatedBy?: string; types: object; assets: object }
type Entry = { key: string; state: string; draft: boolean; fixed: boolean; access: string; views: string[]; title: unknown }

let gateway: TestGateway
let manager: Person
let admin: Person
beforeAll(async () => {
  gateway = await openGateway({ themes })
  ;[manager, admin] = [await signIn(gateway, 'manager'), await signIn(gateway, 'admin')]
})
afterAll(() => gateway.close())

const get = (path: string, who: Partial<Person> = manager, asked = {}) => ask(gateway, path, { token: who.token, ...asked })
const open = async (key: string, who?: Person) => (await get(`/api/editor/document?key=${encodeURIComponent(key)}`, who)).json<Opened>()
const save = (key: string, base: number, content: unknown, { who = manager, ...extra }: { who?: Person; label?: string; takesTheme?: boolean } = {}) => ask(gateway, '/api/editor/save', { token: who.token, body: { key, base, content, ...extra } })
const list = async (who?: Person) => (await get('/api/editor/pages', who)).json<{ documents: Entry[] }>().documents
const entry = async (key: string) => (await list()).find((each) => each.key === key)
/** The content with one more heading at its end. */
const adding = (content: Content, words: string): Content => ({ ...content, views: { ...content.views, guest: { rows: [...content.views.guest.rows, row(heading(words))] } } })

describe('opening', () => {
  it('gives the theme’s page where the site has none of its own', async () => {
    const opened = await open('page:/about')
    expect(opened).toMatchObject({ version: 0, origin: 'theme', content: { path: '/about' }, types: { 'content/custom-html': 'admin' } })
    expect(opened.live).toEqual(opened.content)
    expect(opened.themeBase).toBeUndefined()
  })

  it('gives slots too, and the error page', async () => {
    expect(await open('slot:header')).toMatchObject({ version: 0, origin: 'theme', content: { rows: [{ cells: [{ blocks: [{ type: 'content/heading' }] }] }] } })
    expect(await open('page:/_error')).toMatchObject({ content: { path: '/_error' } })
  })

  it('is for those who may open the page themselves', async () => {
    const answer = await get('/api/editor/document?key=page:/staff', manager, { cookie: 'lang=th' })
    expect([answer.statusCode, answer.json().error.message]).toEqual([403, 'เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขหน้านี้ได้'])
    expect(await open('page:/staff', admin)).toMatchObject({ content: { access: 'admin' }, types: {} })
  })
})

describe('saving', () => {
  it('makes the next version of what was read, which visitors do not see', async () => {
    const { content } = await open('page:/about')
    expect((await save('page:/about', 0, adding(content, 'More'))).json()).toMatchObject({ version: 1, savedAt: expect.any(String) })
    expect(await open('page:/about')).toMatchObject({ version: 1, origin: 'customised', updatedBy: 'Mana Two', themeBase: { path: '/about' } })
    expect(JSON.stringify((await open('page:/about')).content)).toContain('More')
    expect((await ask(gateway, '/about')).body).not.toContain('More')
  })

  it('of a stale version stores nothing and tells what is newer', async () => {
    const { content } = await open('page:/about')
    const answer = await save('page:/about', 0, adding(content, 'Lost?'), { who: admin })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({ message: 'มีผู้อื่นแก้ไขหน้านี้ไปแล้วระหว่างนี้', details: { version: 1, updatedBy: 'Mana Two', content: { path: '/about' } } })
    expect(JSON.stringify((await open('page:/about')).content)).not.toContain('Lost?')
  })

  it('twice, because the first answer got lost, is one version', async () => {
    const { content, version } = await open('page:/about')
    const next = adding(content, 'Once')
    expect((await save('page:/about', version, next)).json()).toMatchObject({ version: version + 1 })
    expect((await save('page:/about', version, next)).json()).toMatchObject({ version: version + 1 })
  })

  it.each(['page:/lower', 'slot:footer'])('at once by several lets one through: %s', async (key) => {
    for (let round = 0; round < 3; round++) {
      const { content, version } = await open(key)
      const rows = (words: string) => [row(heading(`${words} ${round}`))]
      const variant = (words: string) => (key.startsWith('slot') ? { ...content, rows: rows(words) } : { ...content, views: { ...content.views, guest: { rows: rows(words) } } })
      const answers = await Promise.all(['one', 'two', 'three', 'four'].map((words, at) => save(key, version, variant(words), { who: at % 2 === 0 ? manager : admin })))
      expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
      const winner = ['one', 'two', 'three', 'four'][answers.findIndex((answer) => answer.statusCode === 200)]
      expect(JSON.stringify((await open(key)).content)).toContain(`${winner} ${round}`)
      for (const answer of answers.filter((each) => each.statusCode === 409)) expect(answer.json().error.details).toMatchObject({ version: version + 1 })
    }
  })

  it.each([
    ['what is no page', null, 422],
    ['a page of another address', { format: 1, path: '/other', title: 'x', views: { guest: { rows: [] } } }, 422],
    ['an invalid field of the page', { format: 1, path: '/about', title: 'x', frame: 'none', views: { guest: { rows: [] } } }, 422],
    ['a row with a value that no row has', { format: 1, path: '/about', title: 'x', views: { guest: { rows: [{ id: 'r', gap: 'wide', cells: [] }] } } }, 422],
  ])('refuses %s', async (_case, content, status) => {
    const answer = await save('page:/about', (await open('page:/about')).version, content)
    expect([answer.statusCode, typeof answer.json().error.message]).toEqual([status, 'string'])
  })

  it('takes documents far larger than other calls, up to their bound', async () => {
    const { content, version } = await open('page:/hidden')
    const big = (megabytes: number) => ({ ...content, views: { guest: { rows: Array.from({ length: megabytes * 64 }, () => row(heading('x'.repeat(16_000)))) } } })
    expect((await save('page:/hidden', version, big(4))).statusCode).toBe(200)
    expect((await save('page:/hidden', version + 1, big(9))).statusCode).toBe(413)
  })

  it('keeps blocks that this build cannot read as they are', async () => {
    const { content, version } = await open('page:/broken-block')
    const saved = adding(content, 'Next to it')
    expect((await save('page:/broken-block', version, saved)).statusCode).toBe(200)
    const rows = (await open('page:/broken-block')).content.views.guest.rows
    expect(rows[0]).toEqual(content.views.guest.rows[0])
  })

  it('stores text that the database would not take without what nobody can type', async () => {
    const { content, version } = await open('page:/year/now')
    expect((await save('page:/year/now', version, adding(content, 'a\0b\ud800c'))).statusCode).toBe(200)
    expect(JSON.stringify((await open('page:/year/now')).content)).toContain('ab\ufffdc')
  })
})

describe('what managers may not change', () => {
  type Rows = Record<string, unknown>[]
  const rowsOf = async () => structuredClone((await open('page:/guarded')).content.views.guest.rows) as [Record<string, unknown> & { cells: { blocks: Record<string, unknown>[] }[] }, Record<string, unknown> & { cells: { blocks: Record<string, unknown>[] }[] }]
  const saveRows = async (rows: Rows, who = manager) => {
    const { content, version } = await open('page:/guarded')
    return save('page:/guarded', version, { ...content, views: { guest: { rows } } }, { who })
  }

  it.each<[string, (rows: Awaited<ReturnType<typeof rowsOf>>) => Rows, string]>([
    ['changing a locked row', ([kept, other]) => [{ ...kept, gap: 2 }, other], 'locked'],
    ['unlocking it', ([{ locked: _locked, ...kept }, other]) => [kept, other], 'locked'],
    ['removing it', ([, other]) => [other], 'locked'],
    ['changing a block in it', ([kept, other]) => [{ ...kept, cells: [{ ...kept.cells[0], blocks: [{ ...kept.cells[0]?.blocks[0], props: { text: 'Mine', level: 1 } }] }] }, other], 'locked'],
    ['adding a block to it', ([kept, other]) => [{ ...kept, cells: [{ ...kept.cells[0], blocks: [...(kept.cells[0]?.blocks ?? []), { id: 'new', version: 1, ...heading('Mine') }] }] }, other], 'locked'],
    ['moving it elsewhere', ([kept, other]) => [{ ...other, cells: [{ ...other.cells[0], blocks: [{ id: 'stack', type: 'content/stack', version: 1, props: {}, slots: { content: [kept] } }, ...(other.cells[0]?.blocks ?? [])] }] }], 'locked'],
    ['locking another row', ([kept, other]) => [kept, { ...other, locked: true }], 'locked'],
    ['changing an admins’ block', ([kept, other]) => [kept, { ...other, cells: [{ ...other.cells[0], blocks: [{ ...html, version: 1, props: { ...html.props, html: '<p>2</p>' } }] }] }], 'type'],
    ['adding one', ([kept, other]) => [kept, other, row({ ...html, id: 'second' })], 'type'],
    ['adding one that cannot be read', ([kept, other]) => [kept, other, row({ ...html, id: 'second', props: 'none' as never })], 'type'],
  ])('%s', async (_case, change, reason) => {
    const rows = change(await rowsOf())
    const answer = await saveRows(rows)
    expect([answer.statusCode, answer.json().error.details?.reason]).toEqual([403, reason])
  })

  it('leaves them all that is around it, and the admins all', async () => {
    const [kept, other] = await rowsOf()
    expect((await saveRows([row(heading('Above')), other, kept, row(heading('Below'))])).statusCode).toBe(200)
    const after = structuredClone((await open('page:/guarded')).content.views.guest.rows)
    expect((await saveRows(after.filter((each) => each.id !== 'open'))).statusCode).toBe(200)
    expect((await saveRows([{ ...kept, gap: 3 }, row({ ...html, id: 'second' })], admin)).statusCode).toBe(200)
  })

  it('names the node in words', async () => {
    const answer = await ask(gateway, '/api/editor/save', { token: manager.token, cookie: 'lang=en', body: { key: 'page:/guarded', base: (await open('page:/guarded')).version, content: { ...(await open('page:/guarded')).content, views: { guest: { rows: [] } } } } })
    expect(answer.json().error).toMatchObject({ message: '“kept” is locked. Only an admin may change, move or remove it.', details: { node: 'kept', reason: 'locked' } })
  })

  it('is the access of a page, where they would shut themselves out', async () => {
    const { content, version } = await open('page:/guarded')
    expect((await save('page:/guarded', version, { ...content, access: 'admin' })).statusCode).toBe(403)
  })
})

describe('the list', () => {
  it('tells where each document comes from and whether it was changed', async () => {
    expect(await entry('page:/about')).toMatchObject({ state: 'customised', draft: true, fixed: false, access: 'guest', views: ['guest'], title: { en: 'Page /about' } })
    expect(await entry('page:/roles')).toMatchObject({ state: 'theme', draft: false, views: ['guest', 'user', 'manager', 'admin'] })
    expect(await entry('page:/')).toMatchObject({ fixed: true })
    expect(await entry('slot:header')).toMatchObject({ fixed: true, state: 'theme', draft: false })
  })

  it('holds what only admins may edit for them alone', async () => {
    expect(await entry('page:/staff')).toBeUndefined()
    expect((await list(admin)).find((each) => each.key === 'page:/staff')).toMatchObject({ access: 'admin' })
  })
})

describe('who may', () => {
  it.each(['/api/editor/pages', '/api/editor/document?key=page:/about'])('%s: managers of the site alone', async (path) => {
    const [user, stranger] = [await signIn(gateway, 'user'), await signIn(gateway, 'manager', 'beta')]
    expect([(await get(path, {})).statusCode, (await get(path, user)).statusCode, (await get(path, stranger)).statusCode]).toEqual([401, 403, 401])
    expect((await ask(gateway, path, { cookie: manager.cookie })).statusCode).toBe(401)
  })

  it('keeps each site’s drafts its own', async () => {
    const stranger = await signIn(gateway, 'manager', 'beta')
    const there = (await get('/api/editor/document?key=page:/about', stranger, { host: 'beta.localhost' })).json<Opened>()
    expect(there).toMatchObject({ version: 0, origin: 'theme' })
  })
})

describe('what is kept of saves', () => {
  it('is one version and one audit row for some minutes of one person’s work, and each named version', async () => {
    const key = 'page:/members'
    const start = (await open(key)).content as unknown as Content & { views: { user: { rows: unknown[] } } }
    const typed = (words: string) => ({ ...start, views: { user: { rows: [row(heading(words, { id: 'typed' }))] } } })
    for (const [at, words] of ['H', 'He', 'Hel', 'Hell', 'Hello'].entries()) expect((await save(key, at, typed(words))).statusCode).toBe(200)
    const versions = async () => (await gateway.services.withSite('alpha', (tx) => tx.select().from(draftVersion).where(sql`document = ${key}`).orderBy(draftVersion.version))).map((each) => each.version)
    expect(await versions()).toEqual([1, 5])
    await save(key, 5, typed('Hello!'), { label: 'Greeting' })
    await save(key, 6, typed('Hello!!'))
    await save(key, 7, typed('Hello!!!'))
    expect(await versions()).toEqual([1, 5, 6, 8])
    const written = await gateway.services.withSite('alpha', (tx) => tx.select().from(audit).where(sql`subject = ${key}`))
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({ action: 'save', before: { nodes: { typed: null } }, after: { nodes: { typed: { fields: { props: { text: 'Hello!!!' } } } } } })
  })

  it('goes into a version of its own when minutes have passed, or another person saved', async () => {
    const key = 'page:/roles'
    const { content } = await open(key)
    await save(key, 0, adding(content, '1'))
    await save(key, 1, adding(content, '2'))
    await gateway.database.db.execute(sql`UPDATE draft_version SET saved_at = saved_at - interval '1 hour' WHERE document = ${key}`)
    await save(key, 2, adding(content, '3'))
    await save(key, 3, adding(content, '4'), { who: admin })
    await save(key, 4, adding(content, '5'), { who: admin })
    const versions = await gateway.services.withSite('alpha', (tx) => tx.select().from(draftVersion).where(sql`document = ${key}`).orderBy(draftVersion.version))
    expect(versions.map((each) => each.version)).toEqual([1, 2, 3, 5])
  })

  it('is thinned as it grows old, but for named versions', async () => {
    const key = 'page:/year/now'
    const [now] = await gateway.services.withSite('alpha', (tx) => tx.select().from(draft).where(sql`document = ${key}`))
    await gateway.database.db.execute(sql`
      INSERT INTO draft_version (site_id, document, version, content, label, saved_at)
      SELECT 'alpha', ${key}, 100 + n, '{}', CASE WHEN n = 3 THEN 'Kept' ELSE '' END, date_trunc('day', now()) - interval '40 days' + n * interval '10 minutes' FROM generate_series(1, 48) AS n`)
    await gateway.database.db.execute(sql`UPDATE draft SET version = 199 WHERE document = ${key}`)
    expect((await save(key, 199, adding(now?.content as Content, 'Again'))).json()).toMatchObject({ version: 200 })
    const old = await gateway.services.withSite('alpha', (tx) => tx.select().from(draftVersion).where(sql`document = ${key} AND version BETWEEN 101 AND 199`).orderBy(draftVersion.version))
    expect(old.map((each) => each.version)).toEqual([103, 148])
  })

  it('cannot be rewritten by the site itself once it stands', async () => {
    await gateway.database.db.execute(sql`UPDATE audit SET at = at - interval '11 minutes'`)
    const touched = await gateway.services.withSite('alpha', (tx) => tx.update(audit).set({ action: 'nothing' }).returning())
    expect(touched).toEqual([])
    await expect(gateway.services.withSite('alpha', (tx) => tx.delete(audit))).rejects.toThrow()
  })
})
