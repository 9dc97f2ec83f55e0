import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit, draft, draftVersion } from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, type Content, type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

const html = { type: 'content/custom-html', id: 'html', props: { html: '<p>1</p>', title: 'Frame' } }
const lockedRow = { ...row(heading('Fixed', { id: 'fixed' })), id: 'kept', locked: true }
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', {
    guest: [row(heading({ en: 'About', th: 'หมวดหมู่' }, { id: 'title' }))],
  }),
  '/themes/default/pages/guarded.json': page('/guarded', {
    guest: [lockedRow, { id: 'open', cells: [{ id: 'cell', blocks: [html] }] }],
  }),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

describe('opening a document', () => {
  it("returns the theme's page when the site has no page there", async () => {
    const opened = await work.open('page:/about')
    expect(opened).toMatchObject({
      version: 0,
      origin: 'theme',
      content: { path: '/about' },
      types: { 'content/custom-html': 'admin' },
    })
    expect(opened.live).toEqual(opened.content)
    expect(opened.themeBase).toBeUndefined()
  })

  it('returns slots too, and the error page', async () => {
    expect(await work.open('slot:header')).toMatchObject({
      version: 0,
      origin: 'theme',
      content: { rows: [{ cells: [{ blocks: [{ type: 'content/heading' }] }] }] },
    })
    expect(await work.open('page:/_error')).toMatchObject({ content: { path: '/_error' } })
  })

  it('is allowed only to those who may open the page', async () => {
    const answer = await work.get('/api/editor/document?key=page:/staff', work.manager, { cookie: 'lang=th' })
    expect([answer.statusCode, answer.json().error.message]).toEqual([403, 'เฉพาะผู้ดูแลระบบเท่านั้นที่แก้ไขหน้านี้ได้'])
    expect(await work.open('page:/staff', work.admin)).toMatchObject({ content: { access: 'admin' }, types: {} })
  })
})

describe('saving a document', () => {
  it('writes the next version, which visitors do not see', async () => {
    const { content } = await work.open('page:/about')
    expect((await work.save('page:/about', 0, adding(content, 'More'))).json()).toMatchObject({
      version: 1,
      savedAt: expect.any(String),
    })
    expect(await work.open('page:/about')).toMatchObject({
      version: 1,
      origin: 'customised',
      updatedBy: 'Mana Two',
      themeBase: { path: '/about' },
    })
    expect(JSON.stringify((await work.open('page:/about')).content)).toContain('More')
    expect((await ask(gateway, '/about')).body).not.toContain('More')
  })

  it('stores nothing for a stale version and returns the newer one', async () => {
    const { content } = await work.open('page:/about')
    const answer = await work.save('page:/about', 0, adding(content, 'Lost?'), { who: work.admin })
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error).toMatchObject({
      message: 'มีผู้อื่นแก้ไขหน้านี้ระหว่างที่คุณทำงานอยู่',
      details: { version: 1, updatedBy: 'Mana Two', content: { path: '/about' } },
    })
    expect(JSON.stringify((await work.open('page:/about')).content)).not.toContain('Lost?')
  })

  it('is one version when repeated after a lost response', async () => {
    const { content, version } = await work.open('page:/about')
    const next = adding(content, 'Once')
    expect((await work.save('page:/about', version, next)).json()).toMatchObject({ version: version + 1 })
    expect((await work.save('page:/about', version, next)).json()).toMatchObject({ version: version + 1 })
  })

  it.each(['page:/lower', 'slot:footer'])('lets one of several concurrent saves through: %s', async (key) => {
    for (let round = 0; round < 3; round++) {
      const { content, version } = await work.open(key)
      const rows = (typedText: string) => [row(heading(`${typedText} ${round}`))]
      const variant = (typedText: string) =>
        key.startsWith('slot')
          ? { ...content, rows: rows(typedText) }
          : { ...content, views: { ...content.views, guest: { rows: rows(typedText) } } }
      const answers = await Promise.all(
        ['one', 'two', 'three', 'four'].map((typedText, at) =>
          work.save(key, version, variant(typedText), { who: at % 2 === 0 ? work.manager : work.admin }),
        ),
      )
      expect(answers.map((answer) => answer.statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409, 409])
      const winner = ['one', 'two', 'three', 'four'][answers.findIndex((answer) => answer.statusCode === 200)]
      expect(JSON.stringify((await work.open(key)).content)).toContain(`${winner} ${round}`)
      for (const answer of answers.filter((each) => each.statusCode === 409))
        expect(answer.json().error.details).toMatchObject({ version: version + 1 })
    }
  })

  it.each([
    ['what is no page', null, 422],
    ['a page of another address', { format: 1, path: '/other', title: 'x', views: { guest: { rows: [] } } }, 422],
    [
      'an invalid field of the page',
      { format: 1, path: '/about', title: 'x', frame: 'none', views: { guest: { rows: [] } } },
      422,
    ],
    [
      'a row with a value that no row has',
      { format: 1, path: '/about', title: 'x', views: { guest: { rows: [{ id: 'r', gap: 'wide', cells: [] }] } } },
      422,
    ],
  ])('refuses %s', async (_case, content, status) => {
    const answer = await work.save('page:/about', (await work.open('page:/about')).version, content)
    expect([answer.statusCode, typeof answer.json().error.message]).toEqual([status, 'string'])
  })

  it('accepts documents far larger than other calls, up to a limit', async () => {
    const { content, version } = await work.open('page:/hidden')
    const big = (megabytes: number) => ({
      ...content,
      views: { guest: { rows: Array.from({ length: megabytes * 64 }, () => row(heading('x'.repeat(16_000)))) } },
    })
    expect((await work.save('page:/hidden', version, big(4))).statusCode).toBe(200)
    expect((await work.save('page:/hidden', version + 1, big(9))).statusCode).toBe(413)
  })

  it('keeps unreadable blocks unchanged', async () => {
    const { content, version } = await work.open('page:/broken-block')
    const saved = adding(content, 'Next to it')
    expect((await work.save('page:/broken-block', version, saved)).statusCode).toBe(200)
    const rows = (await work.open('page:/broken-block')).content.views.guest.rows
    expect(rows[0]).toEqual(content.views.guest.rows[0])
  })

  it('removes characters the database refuses, which nobody can type', async () => {
    const { content, version } = await work.open('page:/year/now')
    expect((await work.save('page:/year/now', version, adding(content, 'a\0b\ud800c'))).statusCode).toBe(200)
    expect(JSON.stringify((await work.open('page:/year/now')).content)).toContain('ab\ufffdc')
  })
})

describe('restrictions for managers', () => {
  type Rows = Record<string, unknown>[]
  const rowsOf = async () =>
    structuredClone((await work.open('page:/guarded')).content.views.guest.rows) as [
      Record<string, unknown> & { cells: { blocks: Record<string, unknown>[] }[] },
      Record<string, unknown> & { cells: { blocks: Record<string, unknown>[] }[] },
    ]
  const saveRows = async (rows: Rows, who = work.manager) => {
    const { content, version } = await work.open('page:/guarded')
    return work.save('page:/guarded', version, { ...content, views: { guest: { rows } } }, { who })
  }

  it.each<[string, (rows: Awaited<ReturnType<typeof rowsOf>>) => Rows, string]>([
    ['changing a locked row', ([first, other]) => [{ ...first, gap: 2 }, other], 'locked'],
    ['unlocking it', ([{ locked: _locked, ...first }, other]) => [first, other], 'locked'],
    ['removing it', ([, other]) => [other], 'locked'],
    [
      'changing a block in it',
      ([first, other]) => [
        {
          ...first,
          cells: [{ ...first.cells[0], blocks: [{ ...first.cells[0]?.blocks[0], props: { text: 'Mine', level: 1 } }] }],
        },
        other,
      ],
      'locked',
    ],
    [
      'adding a block to it',
      ([first, other]) => [
        {
          ...first,
          cells: [
            {
              ...first.cells[0],
              blocks: [...(first.cells[0]?.blocks ?? []), { id: 'new', version: 1, ...heading('Mine') }],
            },
          ],
        },
        other,
      ],
      'locked',
    ],
    [
      'moving it elsewhere',
      ([first, other]) => [
        {
          ...other,
          cells: [
            {
              ...other.cells[0],
              blocks: [
                { id: 'stack', type: 'content/stack', version: 1, props: {}, slots: { content: [first] } },
                ...(other.cells[0]?.blocks ?? []),
              ],
            },
          ],
        },
      ],
      'locked',
    ],
    ['locking another row', ([first, other]) => [first, { ...other, locked: true }], 'locked'],
    [
      'changing an admins’ block',
      ([first, other]) => [
        first,
        {
          ...other,
          cells: [{ ...other.cells[0], blocks: [{ ...html, version: 1, props: { ...html.props, html: '<p>2</p>' } }] }],
        },
      ],
      'type',
    ],
    ['adding one', ([first, other]) => [first, other, row({ ...html, id: 'second' })], 'type'],
    [
      'adding one that cannot be read',
      ([first, other]) => [first, other, row({ ...html, id: 'second', props: 'none' as never })],
      'type',
    ],
  ])('refuses %s', async (_case, change, reason) => {
    const rows = change(await rowsOf())
    const answer = await saveRows(rows)
    expect([answer.statusCode, answer.json().error.details?.reason]).toEqual([403, reason])
  })

  it('lets managers change everything around it, and admins everything', async () => {
    const [first, other] = await rowsOf()
    expect((await saveRows([row(heading('Above')), other, first, row(heading('Below'))])).statusCode).toBe(200)
    const after = structuredClone((await work.open('page:/guarded')).content.views.guest.rows)
    expect((await saveRows(after.filter((each) => each.id !== 'open'))).statusCode).toBe(200)
    expect((await saveRows([{ ...first, gap: 3 }, row({ ...html, id: 'second' })], work.admin)).statusCode).toBe(200)
  })

  it('covers unreadable blocks too, wherever they are moved', async () => {
    const { content, version } = await work.open('page:/broken-block', work.admin)
    const broken = {
      id: 'odd',
      locked: true,
      cells: [
        {
          id: 'odd-cell',
          blocks: [
            { id: 'odd-block', type: 'content/heading', version: 'none' },
            { id: 'odd-html', type: 'content/custom-html', version: 'none' },
          ],
        },
      ],
    }
    const rows = [...content.views.guest.rows, broken]
    expect(
      (await work.save('page:/broken-block', version, { ...content, views: { guest: { rows } } }, { who: work.admin }))
        .statusCode,
    ).toBe(200)
    const lower = { ...content, views: { guest: { rows: [row(heading('Above')), ...rows] } } }
    expect((await work.save('page:/broken-block', version + 1, lower)).statusCode).toBe(200)
    const changed = JSON.parse(JSON.stringify(lower).replace('"version":"none"', '"version":"some"')) as Content
    expect((await work.save('page:/broken-block', version + 2, changed)).statusCode).toBe(403)
  })

  it('names the node in the message', async () => {
    const answer = await ask(gateway, '/api/editor/save', {
      token: work.manager.token,
      cookie: 'lang=en',
      body: {
        key: 'page:/guarded',
        base: (await work.open('page:/guarded')).version,
        content: { ...(await work.open('page:/guarded')).content, views: { guest: { rows: [] } } },
      },
    })
    expect(answer.json().error).toMatchObject({
      message: '“kept” is locked. Only an admin can change, move or remove it.',
      details: { node: 'kept', reason: 'locked' },
    })
  })

  it("stops managers from raising a page's access above their own", async () => {
    const { content, version } = await work.open('page:/guarded')
    expect((await work.save('page:/guarded', version, { ...content, access: 'admin' })).statusCode).toBe(403)
  })
})

describe('document list', () => {
  it("tells each document's origin and whether it was changed", async () => {
    expect(await work.entry('page:/about')).toMatchObject({
      state: 'customised',
      draft: true,
      fixed: false,
      access: 'guest',
      views: ['guest'],
      title: { en: 'Page /about' },
    })
    expect(await work.entry('page:/roles')).toMatchObject({
      state: 'theme',
      draft: false,
      views: ['guest', 'user', 'manager', 'admin'],
    })
    expect(await work.entry('page:/')).toMatchObject({ fixed: true })
    expect(await work.entry('slot:header')).toMatchObject({ fixed: true, state: 'theme', draft: false })
  })

  it('tells unlisted pages and the last editor', async () => {
    const { content, version } = await work.open('page:/about')
    await work.save('page:/about', version, { ...content, noindex: true })
    const seenBy = async (who = work.manager) => (await work.list(who)).find(({ key }) => key === 'page:/about')
    expect(await seenBy()).toMatchObject({ noindex: true, isMine: true, updatedBy: 'Mana Two' })
    expect([await seenBy(work.admin), await work.entry('page:/roles')]).toEqual([
      expect.not.objectContaining({ isMine: true }),
      expect.not.objectContaining({ noindex: true }),
    ])
  })

  it('shows admin-only documents to admins only', async () => {
    expect(await work.entry('page:/staff')).toBeUndefined()
    expect((await work.list(work.admin)).find((each) => each.key === 'page:/staff')).toMatchObject({ access: 'admin' })
  })
})

describe('editor permissions', () => {
  it.each(['/api/editor/pages', '/api/editor/document?key=page:/about'])(
    'allows %s only to managers of the site',
    async (path) => {
      const [user, stranger] = [await signIn(gateway, 'user'), await signIn(gateway, 'manager', 'beta')]
      expect([
        (await work.get(path, {})).statusCode,
        (await work.get(path, user)).statusCode,
        (await work.get(path, stranger)).statusCode,
      ]).toEqual([401, 403, 401])
      expect((await ask(gateway, path, { cookie: work.manager.cookie })).statusCode).toBe(401)
    },
  )

  it('separates the drafts of sites', async () => {
    const stranger = await signIn(gateway, 'manager', 'beta')
    const there = (await work.get('/api/editor/document?key=page:/about', stranger, { host: 'beta.localhost' })).json<
      Awaited<ReturnType<Editing['open']>>
    >()
    expect(there).toMatchObject({ version: 0, origin: 'theme' })
  })
})

describe('version history', () => {
  it("keeps one version and one audit row for some minutes of one person's work, and each named version", async () => {
    const key = 'page:/members'
    const start = (await work.open(key)).content as unknown as Content & { views: { user: { rows: unknown[] } } }
    const typed = (typedText: string) => ({
      ...start,
      views: { user: { rows: [row(heading(typedText, { id: 'typed' }))] } },
    })
    for (const [at, typedText] of ['H', 'He', 'Hel', 'Hell', 'Hello'].entries())
      expect((await work.save(key, at, typed(typedText))).statusCode).toBe(200)
    const versions = async () =>
      (
        await gateway.services.withSite('alpha', (tx) =>
          tx
            .select()
            .from(draftVersion)
            .where(sql`document = ${key}`)
            .orderBy(draftVersion.version),
        )
      ).map((each) => each.version)
    expect(await versions()).toEqual([1, 5])
    await work.save(key, 5, typed('Hello!'), { label: 'Greeting' })
    await work.save(key, 6, typed('Hello!!'))
    await work.save(key, 7, typed('Hello!!!'))
    expect(await versions()).toEqual([1, 5, 6, 8])
    const written = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(audit)
        .where(sql`subject = ${key}`),
    )
    expect(written).toHaveLength(1)
    expect(written[0]).toMatchObject({
      action: 'save',
      before: { nodes: { typed: null } },
      after: { nodes: { typed: { fields: { props: { text: 'Hello!!!' } } } } },
    })
  })

  it('starts another version after some minutes, or when another person saves', async () => {
    const key = 'page:/roles'
    const { content } = await work.open(key)
    await work.save(key, 0, adding(content, '1'))
    await work.save(key, 1, adding(content, '2'))
    await gateway.database.db.execute(
      sql`UPDATE draft_version SET saved_at = saved_at - interval '1 hour' WHERE document = ${key}`,
    )
    await work.save(key, 2, adding(content, '3'))
    await work.save(key, 3, adding(content, '4'), { who: work.admin })
    await work.save(key, 4, adding(content, '5'), { who: work.admin })
    const versions = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(draftVersion)
        .where(sql`document = ${key}`)
        .orderBy(draftVersion.version),
    )
    expect(versions.map((each) => each.version)).toEqual([1, 2, 3, 5])
  })

  it('reads back to the first version, some hundreds at a time', async () => {
    const key = 'page:/roles'
    await gateway.database.db.execute(
      sql`INSERT INTO draft_version (site_id, document, version, content, label) SELECT 'alpha', ${key}, 1000 + n, '{}', '' FROM generate_series(1, 300) AS n`,
    )
    const seen: number[] = []
    for (let before = ''; ;) {
      const part = (await work.get(`/api/editor/versions?key=${encodeURIComponent(key)}${before}`)).json<{
        versions: { version: number }[]
        next?: number
      }>()
      seen.push(...part.versions.map(({ version }) => version))
      if (part.next === undefined) break
      before = `&before=${part.next}`
    }
    expect(seen).toEqual([...Array.from({ length: 300 }, (_none, at) => 1300 - at), 5, 3, 2, 1])
    await gateway.database.db.execute(sql`DELETE FROM draft_version WHERE document = ${key} AND version > 1000`)
  })

  it('is thinned with age, except named versions', async () => {
    const key = 'page:/year/now'
    const [now] = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(draft)
        .where(sql`document = ${key}`),
    )
    await gateway.database.db.execute(sql`
      INSERT INTO draft_version (site_id, document, version, content, label, saved_at)
      SELECT 'alpha', ${key}, 100 + n, '{}', CASE WHEN n = 3 THEN 'Kept' ELSE '' END, date_trunc('day', now()) - interval '40 days' + n * interval '10 minutes' FROM generate_series(1, 48) AS n`)
    await gateway.database.db.execute(sql`UPDATE draft SET version = 199 WHERE document = ${key}`)
    expect((await work.save(key, 199, adding(now?.content as Content, 'Again'))).json()).toMatchObject({ version: 200 })
    const old = await gateway.services.withSite('alpha', (tx) =>
      tx
        .select()
        .from(draftVersion)
        .where(sql`document = ${key} AND version BETWEEN 101 AND 199`)
        .orderBy(draftVersion.version),
    )
    expect(old.map((each) => each.version)).toEqual([103, 148])
  })

  it("refuses rewriting by the site's database role", async () => {
    await gateway.database.db.execute(sql`UPDATE audit SET at = at - interval '11 minutes'`)
    const touched = await gateway.services.withSite('alpha', (tx) => tx.update(audit).set({ after: null }).returning())
    expect(touched).toEqual([])
    await expect(gateway.services.withSite('alpha', (tx) => tx.delete(audit))).rejects.toThrow()
  })
})
