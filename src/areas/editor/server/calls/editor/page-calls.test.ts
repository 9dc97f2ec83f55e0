import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, type Content, type Editing, openEditing } from '@tests/support/editing'
import { type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About'))] }),
  '/themes/default/pages/kept.json': page('/kept', { guest: [{ ...row(heading('Kept')), locked: true }] }),
  '/themes/default/pages/product.json': page(
    '/shop/{sku}',
    { guest: [row(heading('Product'))] },
    { sample: { sku: 'tea' }, validate: { sku: 'slug' } },
  ),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const titleOf = (content: Content) => content.title
type Versions = { versions: { version: number; by?: string; label?: string; isTheme: boolean }[] }
const versions = async (key: string) =>
  (await work.get(`/api/editor/versions?key=${encodeURIComponent(key)}`)).json<Versions>().versions
const status = async (call: string, body: unknown) => (await work.post(call, body)).statusCode

describe('creating a page', () => {
  it('starts blank, as a draft that visitors do not see', async () => {
    const made = await work.post('create', { path: '/news/', title: { en: 'News', th: 'ข่าว' } })
    expect(made.json()).toEqual({ key: 'page:/news', version: 1 })
    expect(await work.open('page:/news')).toMatchObject({
      version: 1,
      origin: 'site',
      live: null,
      content: { path: '/news', title: { en: 'News', th: 'ข่าว' }, views: { guest: { rows: [] } } },
    })
    expect(await work.entry('page:/news')).toMatchObject({ state: 'site', draft: true, trashed: false })
    expect((await work.visit('/news')).statusCode).toBe(404)
  })

  it('starts as a copy of another draft', async () => {
    await work.write('page:/about', 'Only a draft')
    await work.post('create', { path: '/about-2', title: 'Copy', from: 'page:/about' })
    const { content } = await work.open('page:/about-2')
    expect(titleOf(content)).toBe('Copy')
    expect(content.views).toEqual((await work.open('page:/about')).content.views)
    await work.post('create', { path: '/tea', title: 'Tea', from: 'page:/shop/{sku}' })
    expect((await work.open('page:/tea')).content).toMatchObject({ sample: {}, validate: {} })
  })

  it('lists the live access where the draft has another', async () => {
    expect(await work.entry('page:/kept')).not.toHaveProperty('liveAccess')
    const { content, version } = await work.open('page:/kept')
    expect(
      (await work.save('page:/kept', version, { ...content, access: 'user' }, { who: work.admin })).statusCode,
    ).toBe(200)
    expect(await work.entry('page:/kept')).toMatchObject({ access: 'user', liveAccess: 'guest' })
    expect((await work.save('page:/kept', version + 1, content, { who: work.admin })).statusCode).toBe(200)
  })

  it('copies nothing that its maker may not add, and no locks', async () => {
    const { content, version } = await work.open('page:/about-2')
    const holding = (block: Parameters<typeof row>[0]) => ({
      ...content,
      views: { guest: { rows: [row({ id: 'only', version: 1, ...block })] } },
    })
    const saved = await work.save(
      'page:/about-2',
      version,
      holding({ type: 'content/custom-html', props: { html: 'x', title: 'x' } }),
      { who: work.admin },
    )
    expect(saved.statusCode).toBe(200)
    expect(await status('create', { path: '/about-3', title: 'Copy', from: 'page:/about-2' })).toBe(403)
    expect(
      (await work.post('create', { path: '/about-3', title: 'Copy', from: 'page:/about-2' }, work.admin)).statusCode,
    ).toBe(200)
    await work.save('page:/about-2', version + 1, holding({ ...heading('Locked'), locked: true }), { who: work.admin })
    expect(await status('create', { path: '/about-4', title: 'Copy', from: 'page:/about-2' })).toBe(200)
    expect(JSON.stringify((await work.open('page:/about-4')).content)).not.toContain('locked')
    expect(JSON.stringify((await work.open('page:/about-4')).content)).toContain('Locked')
  })

  it('starts from a template, within what managers may add', async () => {
    const template = (block: Record<string, unknown>) => ({
      format: 1,
      path: '/x',
      title: 'x',
      views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [{ id: 'b', version: 1, ...block }] }] }] } },
    })
    expect(await status('create', { path: '/landing', title: 'Landing', content: template(heading('Welcome')) })).toBe(
      200,
    )
    expect((await work.open('page:/landing')).content).toMatchObject({ path: '/landing', title: 'Landing' })
    expect(
      await status('create', {
        path: '/landing-2',
        title: 'x',
        content: template({ type: 'content/custom-html', props: { html: 'x', title: 'x' } }),
      }),
    ).toBe(403)
    expect(
      await status('create', {
        path: '/landing-2',
        title: 'x',
        content: template({ ...heading('Kept'), locked: true }),
      }),
    ).toBe(403)
    expect(
      await status('create', {
        path: '/landing-2',
        title: 'x',
        content: { ...template(heading('Theirs')), access: 'admin' },
      }),
    ).toBe(403)
    expect(await status('create', { path: '/landing-2', title: 'x', content: { format: 2 } })).toBe(422)
  })

  it.each([
    ['/about', 409],
    ['/news', 409],
    ['/About', 409],
    ['/SHOP/{id}', 409],
    ['/shop/{id}', 409],
    ['/', 409],
    ['/api/x', 400],
    ['/robots.txt', 400],
    ['//evil.example', 400],
    ['/a?b', 400],
    ['/{a}/{a}', 400],
  ])('refuses %s', async (path, expected) => {
    const answer = await work.post('create', { path, title: 'x' })
    expect([answer.statusCode, answer.json().error.fields?.path]).toEqual([expected, expect.any(String)])
  })

  it('creates one page of several concurrent ones at an address, whatever the parameter names', async () => {
    for (const paths of [
      ['/race', '/race', '/race'],
      ['/r/{a}', '/r/{b}', '/r/{c}'],
    ]) {
      const answers = await Promise.all(paths.map((path) => status('create', { path, title: 'x' })))
      expect(answers.sort((a, b) => a - b)).toEqual([200, 409, 409])
    }
  })
})

describe('moving a page', () => {
  it('moves content and versions, and redirects the old address', async () => {
    await work.post('create', { path: '/first', title: 'First' })
    await work.write('page:/first', 'One')
    expect((await work.post('rename', { key: 'page:/first', path: '/second' })).json()).toEqual({
      key: 'page:/second',
      version: 3,
    })
    const late = await work.post('save', { key: 'page:/first', base: 2, content: {} })
    expect([late.statusCode, late.json().error.details]).toEqual([410, { movedTo: 'page:/second' }])
    expect(JSON.stringify((await work.open('page:/second')).content)).toContain('One')
    expect((await versions('page:/second')).map((each) => each.version)).toEqual([3, 2, 1])
    expect(await work.entry('page:/first')).toBeUndefined()
    await work.post('rename', { key: 'page:/second', path: '/third' })
    expect((await work.get('/api/editor/document?key=page:/first')).json().error.details).toEqual({
      movedTo: 'page:/third',
    })
    // A former address still finds the page, until another page takes it.
    expect((await work.entry('page:/third'))?.former).toEqual(['/first', '/second'])
    await work.post('create', { path: '/second', title: 'Another' })
    expect((await work.entry('page:/third'))?.former).toEqual(['/first'])
  })

  it('works for theme pages, and back again', async () => {
    expect((await work.post('rename', { key: 'page:/lower', path: '/moved' })).json()).toEqual({
      key: 'page:/moved',
      version: 1,
    })
    expect(await work.entry('page:/moved')).toMatchObject({ draft: true, movedFrom: '/lower' })
    expect(await work.entry('page:/lower')).toBeUndefined()
    expect((await work.visit('/lower')).statusCode).toBe(200)
    const back = await work.post('rename', { key: 'page:/moved', path: '/lower' })
    expect(back.json()).toMatchObject({ key: 'page:/lower' })
    expect(await work.open('page:/lower')).toMatchObject({
      version: back.json<{ version: number }>().version,
      origin: 'customised',
    })
    expect((await versions('page:/lower')).length).toBe(2)
  })

  it("distinguishes letter case of the page's own address", async () => {
    await work.post('create', { path: '/Capitals', title: 'x' })
    const refused = await work.post('create', { path: '/capitals', title: 'y' })
    expect(refused.json().error.fields.path).toContain('/Capitals')
    expect((await work.post('rename', { key: 'page:/Capitals', path: '/capitals' })).json()).toMatchObject({
      key: 'page:/capitals',
    })
  })

  it('takes nothing of a trashed page at the new address', async () => {
    await work.post('create', { path: '/old-shop', title: 'Old' })
    await work.post('trash', { key: 'page:/old-shop' })
    await work.post('create', { path: '/new-shop', title: 'New' })
    await work.write('page:/new-shop', 'Two')
    expect((await work.post('rename', { key: 'page:/new-shop', path: '/old-shop' })).json()).toEqual({
      key: 'page:/old-shop',
      version: 4,
    })
    expect(await work.open('page:/old-shop')).toMatchObject({ version: 4, content: { title: 'New' } })
    expect((await versions('page:/old-shop')).map((each) => each.version)).toEqual([4, 3, 2])
    const old = (await work.list()).find((each) => each.trashed && each.title === 'Old')
    expect(old).toMatchObject({ parkedFrom: '/old-shop', trashedAt: expect.any(String) })
    expect((await versions(old?.key ?? '')).map((each) => [each.version, each.by])).toEqual([[1, 'Mana Two']])
  })

  it.each([
    ['page:/news', '/about', 409],
    ['page:/news', '/ABOUT', 409],
    ['page:/', '/home', 409],
    ['page:/user/login', '/login', 404],
    ['slot:header', '/header', 409],
    ['page:/_error', '/oops', 409],
    ['page:/shop/{sku}', '/store/{id}', 400],
    ['page:/shop/{sku}', '/store', 400],
    ['page:/news', '/news/{page}', 400],
  ])('refuses to move %s to %s', async (key, path, expected) => {
    expect(await status('rename', { key, path })).toBe(expected)
  })

  it('ends in one place after two concurrent moves, and loses no save in between', async () => {
    await work.post('create', { path: '/contested', title: 'x' })
    const { content, version } = await work.open('page:/contested')
    const [one, two, saved] = await Promise.all([
      work.post('rename', { key: 'page:/contested', path: '/here' }),
      work.post('rename', { key: 'page:/contested', path: '/there' }, work.admin),
      work.save('page:/contested', version, adding(content, 'Meanwhile')),
    ])
    const moved = [one, two].filter((answer) => answer.statusCode === 200)
    expect(moved.length).toBeLessThanOrEqual(1)
    const final = moved[0]?.json<{ key: string }>().key ?? 'page:/contested'
    expect(JSON.stringify((await work.open(final)).content).includes('Meanwhile')).toBe(saved.statusCode === 200)
    expect(
      (await work.list()).filter((each) => ['page:/contested', 'page:/here', 'page:/there'].includes(each.key)),
    ).toHaveLength(1)
  })
})

describe('page trash', () => {
  it('trashes pages and restores them unchanged', async () => {
    const version = await work.write('page:/hidden', 'Mine')
    const { trashedAt } = (await work.post('trash', { key: 'page:/hidden' })).json<{ trashedAt: string }>()
    expect((await work.post('trash', { key: 'page:/hidden' })).json()).toEqual({ trashedAt })
    expect(await work.entry('page:/hidden')).toMatchObject({ trashed: true, draft: true, trashedAt, stillLive: true })
    expect(await work.open('page:/hidden')).toMatchObject({ trashedAt, version })
    expect((await work.visit('/hidden')).statusCode).toBe(200)
    expect((await work.post('restore', { key: 'page:/hidden' })).json()).toEqual({ key: 'page:/hidden', version })
    expect(JSON.stringify((await work.open('page:/hidden')).content)).toContain('Mine')
    expect(await work.entry('page:/hidden')).toMatchObject({ trashed: false })
  })

  it('lists links to a trashed page in the edited state', async () => {
    await work.post('create', { path: '/prices', title: 'Prices' })
    await work.post('create', { path: '/prices-2026', title: 'Others' })
    await work.post('create', { path: '/leading', title: 'Leading' })
    const { content, version } = await work.open('page:/leading')
    const button = (to: string) =>
      row({ type: 'content/button', id: 'go', version: 1, props: { text: 'Go', link: { to } } })
    await work.save('page:/leading', version, { ...content, views: { guest: { rows: [button('/prices#offers')] } } })
    const trash = async (key: string) => (await work.post('trash', { key })).json<{ linkedFrom?: unknown }>().linkedFrom
    expect(await trash('page:/prices')).toEqual([{ key: 'page:/leading', title: 'Leading' }])
    expect(await trash('page:/prices-2026')).toBeUndefined()
    await work.post('trash', { key: 'page:/leading' })
    await work.post('restore', { key: 'page:/prices' })
    expect(await trash('page:/prices')).toBeUndefined()
  })

  it('keeps a concurrent save, and informs its writer', async () => {
    await work.post('create', { path: '/typing', title: 'x' })
    const { content, version } = await work.open('page:/typing')
    await work.post('trash', { key: 'page:/typing' }, work.admin)
    expect((await work.save('page:/typing', version, adding(content, 'Still typing'))).json()).toMatchObject({
      version: 2,
      trashedAt: expect.any(String),
    })
  })

  it('frees the address; a later restore needs another', async () => {
    await work.post('create', { path: '/t/{a}', title: 'x' })
    await work.post('trash', { key: 'page:/t/{a}' })
    expect(await status('create', { path: '/t/{b}', title: 'y' })).toBe(200)
    expect(await status('restore', { key: 'page:/t/{a}' })).toBe(409)
    expect(await status('restore', { key: 'page:/t/{a}', path: '/t2' })).toBe(400)
    expect((await work.post('restore', { key: 'page:/t/{a}', path: '/t2/{a}' })).json()).toMatchObject({
      key: 'page:/t2/{a}',
    })
    expect(await work.entry('page:/t2/{a}')).toMatchObject({ trashed: false, title: 'x' })
    expect(await work.entry('page:/t/{b}')).toMatchObject({ trashed: false, title: 'y' })
  })

  it('keeps a page whose address another one takes, with its versions, notes and password, until it is restored', async () => {
    await work.post('create', { path: '/twice', title: 'First' })
    await work.write('page:/twice', 'First words')
    await work.post('write-note', { key: 'page:/twice', body: 'Remember' })
    await work.post('set-page-password', { key: 'page:/twice', password: 'open sesame 42', seen: 0 })
    await work.post('trash', { key: 'page:/twice' })
    expect((await work.post('create', { path: '/twice', title: 'Second' })).statusCode).toBe(200)
    const { content, version } = await work.open('page:/twice')
    expect([content.title, JSON.stringify(content).includes('First words')]).toEqual(['Second', false])
    expect((await versions('page:/twice')).map((each) => each.version)).toEqual([version])
    expect(await work.entry('page:/twice')).not.toMatchObject({ notes: 1 })
    expect(await work.entry('page:/twice')).not.toMatchObject({ hasPassword: true })
    const parked = (await work.list()).find((each) => each.trashed && each.title === 'First')
    expect(parked).toMatchObject({ parkedFrom: '/twice', notes: 1, hasPassword: true })
    expect(parked).not.toHaveProperty('stillLive')
    // It is no page that anybody could publish or visit.
    expect((await work.visit(parked?.key.slice(5) ?? '')).statusCode).toBe(404)

    const key = parked?.key ?? ''
    expect((await work.post('restore', { key })).json()).toMatchObject({ error: { code: 'address_taken' } })
    expect((await work.post('restore', { key, path: '/once' })).json()).toMatchObject({ key: 'page:/once' })
    expect(await work.entry('page:/once')).toMatchObject({
      trashed: false,
      title: 'First',
      notes: 1,
      hasPassword: true,
    })
    expect(JSON.stringify((await work.open('page:/once')).content)).toContain('First words')
    expect((await versions('page:/once')).length).toBeGreaterThan(2)
    expect((await work.open('page:/twice')).content.title).toBe('Second')
    const all = (await work.list()).map((each) => each.key)
    expect(all.filter((each) => /\/(?:once|twice)/.test(each))).toEqual(['page:/once', 'page:/twice'])
  })

  it('is restored once, however many ask at once', async () => {
    await work.post('create', { path: '/torn', title: 'First' })
    await work.post('trash', { key: 'page:/torn' })
    await work.post('create', { path: '/torn', title: 'Second' })
    const key = (await work.list()).find(({ parkedFrom }) => parkedFrom === '/torn')?.key
    const paths = ['/torn-1', '/torn-2', '/torn-3', '/torn-4']
    const answers = await Promise.all(paths.map((path) => status('restore', { key, path })))
    expect(answers.toSorted((one, other) => one - other)).toEqual([200, 404, 404, 404])
    const restored = (await work.list()).filter((each) => each.key.startsWith('page:/torn-'))
    expect(restored).toMatchObject([{ title: 'First', trashed: false }])
  })

  it('gives a page its own address back where the other one is gone by then', async () => {
    await work.post('create', { path: '/swap', title: 'First' })
    await work.post('trash', { key: 'page:/swap' })
    await work.post('create', { path: '/swap', title: 'Second' })
    await work.post('trash', { key: 'page:/swap' })
    const first = (await work.list()).find((each) => each.trashed && each.title === 'First')
    expect((await work.post('restore', { key: first?.key })).json()).toMatchObject({ key: 'page:/swap' })
    expect((await work.list()).filter((each) => each.trashed && each.title === 'Second')).toMatchObject([
      { parkedFrom: '/swap' },
    ])
    expect(await work.entry('page:/swap')).toMatchObject({ trashed: false, title: 'First' })
  })

  it('hides an admin-only page from managers, with its address and content', async () => {
    const blank = (await work.get('/api/editor/document?key=page:/news')).json<{ content: Content }>().content
    await work.post('create', { path: '/secret', title: 'Secret' }, work.admin)
    await work.save(
      'page:/secret',
      1,
      { ...blank, path: '/secret', access: 'admin' },
      { who: work.admin, label: 'For admins' },
    )
    await work.post('trash', { key: 'page:/secret' }, work.admin)
    await work.post('create', { path: '/open', title: 'Open' })
    expect(
      await Promise.all([
        status('create', { path: '/secret', title: 'Mine' }),
        status('rename', { key: 'page:/open', path: '/secret' }),
      ]),
    ).toEqual([409, 409])
    expect((await work.open('page:/secret', work.admin)).trashedAt).toEqual(expect.any(String))
    expect((await work.post('create', { path: '/secret', title: 'Ours' }, work.admin)).json()).toEqual({
      key: 'page:/secret',
      version: 3,
    })
    // Open to managers from here on; earlier versions are not.
    expect((await versions('page:/secret')).map((each) => each.version)).toEqual([3])
    // The trashed one stays the admins' own.
    const isSecret = (each: { parkedFrom?: string }) => each.parkedFrom === '/secret'
    expect((await work.list()).some(isSecret)).toBe(false)
    const parked = (await work.list(work.admin)).find(isSecret)?.key ?? ''
    const read = async (who?: typeof work.admin) =>
      (await work.get(`/api/editor/version?key=${encodeURIComponent(parked)}&version=2`, who)).statusCode
    expect([await read(), await read(work.admin)]).toEqual([403, 200])
  })

  it('does not open a formerly admin-only page to others', async () => {
    const { content } = await work.open('page:/staff', work.admin)
    await work.save(
      'page:/staff',
      0,
      { ...content, access: 'guest', views: { guest: { rows: [] } } },
      { who: work.admin },
    )
    expect([(await work.open('page:/staff')).live, (await work.open('page:/staff', work.admin)).live]).toEqual([
      null,
      content,
    ])
    await work.post('revert', { key: 'page:/staff' }, work.admin)
    expect((await work.get('/api/editor/versions?key=page:/staff')).statusCode).toBe(403)
  })

  it('refuses required pages, and locked ones for managers', async () => {
    expect(await Promise.all(['page:/', 'slot:footer', 'page:/_error'].map((key) => status('trash', { key })))).toEqual(
      [409, 409, 409],
    )
    expect(await status('trash', { key: 'page:/kept' })).toBe(403)
    expect((await work.post('trash', { key: 'page:/kept' }, work.admin)).statusCode).toBe(200)
  })
})

describe('reverting a document', () => {
  it("writes a new version for the theme's page", async () => {
    const version = await work.write('page:/year/now', 'Changed')
    // Not a version written since.
    expect(await status('revert', { key: 'page:/year/now', base: version - 1 })).toBe(409)
    expect((await work.post('revert', { key: 'page:/year/now', base: version })).json()).toEqual({
      version: version + 1,
    })
    const opened = await work.open('page:/year/now')
    expect(opened).toMatchObject({ origin: 'theme', version: version + 1 })
    expect(opened.themeBase).toBeUndefined()
    expect(opened.content).toEqual(opened.live)
    expect(await work.entry('page:/year/now')).toMatchObject({ state: 'theme', draft: false })
    expect((await versions('page:/year/now'))[0]).toMatchObject({ isTheme: true })
    expect((await work.post('revert', { key: 'page:/year/now' })).json()).toEqual({ version: version + 1 })
    // Edited again, it is based on the theme's page, so that a newer one is reported.
    await work.write('page:/year/now', 'Anew')
    expect((await work.open('page:/year/now')).themeBase).toMatchObject({ path: '/year/now' })
    await work.post('revert', { key: 'page:/year/now' })
    expect(await status('revert', { key: 'page:/news' })).toBe(409)
  })

  it('keeps every replaced text, however fast the changes', async () => {
    const key = 'page:/year/now'
    const texts = ['First text', 'Second words', 'Third words']
    for (const text of texts) {
      await work.write(key, text)
      await work.post('revert', { key })
    }
    // Restoring a version is recorded with its save.
    const version = await work.write(key, 'Fourth words')
    await work.save(key, version, (await work.open(key)).live, { replaces: true })
    const stored = await Promise.all(
      (await versions(key)).map(async ({ version: each }) =>
        JSON.stringify((await work.get(`/api/editor/version?key=${key}&version=${each}`)).json()),
      ),
    )
    expect([...texts, 'Fourth words'].filter((text) => !stored.some((each) => each.includes(text)))).toEqual([])
  })

  it('saves any version again', async () => {
    await work.post('create', { path: '/steps', title: 'x' })
    await work.write('page:/steps', 'First text')
    await work.save(
      'page:/steps',
      2,
      { ...(await work.open('page:/steps')).content, views: { guest: { rows: [] } } },
      { label: 'Emptied' },
    )
    const old = (await work.get('/api/editor/version?key=page:/steps&version=2')).json<{ content: Content }>()
    expect((await work.save('page:/steps', 3, old.content)).json()).toMatchObject({ version: 4 })
    expect(JSON.stringify((await work.open('page:/steps')).content)).toContain('First text')
    expect((await versions('page:/steps')).find((each) => each.version === 3)).toMatchObject({
      label: 'Emptied',
      by: 'Mana Two',
      isTheme: false,
    })
    expect((await work.get('/api/editor/version?key=page:/steps&version=99')).statusCode).toBe(404)
  })

  it('reports a newer theme page until the draft merges it', async () => {
    const key = 'page:/members'
    const opened = await work.open(key)
    await work.save(key, 0, { ...opened.content, noindex: true })
    expect((await work.open(key)).theme).toBeUndefined()
    await gateway.database.db.execute(
      sql`UPDATE draft SET theme_base = jsonb_set(theme_base, '{title}', '"Older"') WHERE document = ${key}`,
    )
    expect((await work.open(key)).theme).toMatchObject({ title: { en: 'Page /members' } })
    expect((await work.list()).filter((each) => each.isThemeNewer).map((each) => each.key)).toEqual([key])
    await work.save(key, 1, { ...opened.content, noindex: true }, { takesTheme: true })
    expect((await work.open(key)).theme).toBeUndefined()
    expect((await work.entry(key))?.isThemeNewer).toBeUndefined()
    // And again, after undoing the merge.
    await work.save(key, 2, { ...opened.content, noindex: true }, { themeBase: { ...opened.content, title: 'Older' } })
    expect(await work.open(key)).toMatchObject({
      version: 3,
      themeBase: { title: 'Older' },
      theme: { title: { en: 'Page /members' } },
    })
    expect((await work.save(key, 3, opened.content, { themeBase: { format: 1 } })).statusCode).toBe(422)
  })

  it('reports it too for a page opened before a newer build and first saved after it', async () => {
    const key = 'page:/roles'
    const { content } = await work.open(key)
    const older = { ...content, title: 'Older' }
    expect((await work.save(key, 0, { ...older, noindex: true }, { themeBase: older })).json()).toMatchObject({
      version: 1,
    })
    expect(await work.open(key)).toMatchObject({ themeBase: { title: 'Older' }, theme: { path: '/roles' } })
  })
})

it('audits creating, moving, trashing, restoring and reverting', async () => {
  const rows = await gateway.services.withSite('alpha', (tx) =>
    tx
      .select()
      .from(audit)
      .where(sql`action <> 'save'`)
      .orderBy(audit.at),
  )
  expect(new Set(rows.map((each) => each.action))).toEqual(
    new Set(['create', 'rename', 'trash', 'restore', 'revert', 'page-password']),
  )
  expect(rows.find((each) => each.subject === 'page:/second')).toMatchObject({
    before: { path: '/first' },
    after: { path: '/second' },
    personId: expect.any(String),
  })
})
