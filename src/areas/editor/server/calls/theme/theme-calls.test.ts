import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { audit } from '@gateway/db/tables'
import { fixtureThemes, heading, row } from '@tests/fixtures/sites'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const plain = fixtureThemes['/themes/default/theme.json'] as string
const themes = {
  ...fixtureThemes,
  '/themes/night/theme.json': JSON.stringify({
    ...(JSON.parse(plain) as object),
    name: 'night',
    parent: 'default',
    title: { en: 'Night', th: 'กลางคืน' },
  }),
  '/themes/night/header.json': JSON.stringify({
    format: 1,
    rows: [row(heading('Night header', { props: { text: 'Night header', level: 2 } }))],
  }),
  '/themes/night/assets/fonts.json': JSON.stringify({
    faces: [{ family: 'Owl Sans', file: 'fonts/owl.woff2', weight: 400, style: 'normal', unicodeRange: 'U+0-FF' }],
    fallbacks: [],
  }),
}

type Opened = {
  name: string
  kind: string
  pack: string
  parent: string
  version: number
  base: { picks: { brand: string } }
  overrides: object
  slots: object
  baseSlots: object
  live: { name: string }
  families: { family: string; weights: number[] }[]
  packs: { name: string; slots: string[] }[]
  updatedBy?: string
}
type Entry = {
  name: string
  kind: string
  isLive: boolean
  differs: boolean
  version: number
  trashedAt?: string
  swatch: { light: string[] }
}

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway({ themes })
  token = (await signIn(gateway, 'admin')).token
})
afterAll(() => gateway.close())

const post = (call: string, body: object) => ask(gateway, `/api/theme/${call}`, { token, body })
const get = (path: string) => ask(gateway, `/api/theme/${path}`, { token })
const open = async (name?: string) => (await get(`document${name ? `?name=${name}` : ''}`)).json<Opened>()
const list = async () => (await get('list')).json<{ themes: Entry[] }>().themes
const entry = async (name: string) => (await list()).find((each) => each.name === name)
const save = async (name: string, overrides: object, slots: object = {}) =>
  post('save', { name, base: (await open(name)).version, overrides, slots })
const publish = async (name: string, extra: object = {}) =>
  post('publish', { name, version: (await open(name)).version, ...extra })
const shown = async () => (await ask(gateway, '/')).body
const message = (answer: { json: () => unknown }) =>
  (
    answer.json() as {
      error: {
        message: string
        details?: {
          pairs?: { message: string; ink: string }[]
          version?: number
          overrides?: unknown
          updatedBy?: string
        }
      }
    }
  ).error

describe('the live theme', () => {
  it('is the pack that the site was created with, and can be edited', async () => {
    const opened = await open()
    expect(opened).toMatchObject({
      name: 'default',
      kind: 'pack',
      version: 0,
      overrides: {},
      slots: {},
      live: { name: 'default' },
    })
    expect(opened.families).toEqual([expect.objectContaining({ family: 'Owl Sans', weights: [400] })])
    expect(opened.packs).toEqual(
      expect.arrayContaining([expect.objectContaining({ name: 'night', slots: ['header'] })]),
    )
    expect(await entry('default')).toMatchObject({ isLive: true, differs: false, kind: 'pack' })
  })

  it('stays a draft when saved, until published for visitors at once', async () => {
    const before = await shown()
    expect(
      (
        await save(
          'default',
          { picks: { brand: '#0b7a4b' }, fonts: { heading: { family: 'Owl Sans' } } },
          { header: 'night' },
        )
      ).json(),
    ).toMatchObject({ version: 1 })
    expect(before.split('</style>')[0]).toBe((await shown()).split('</style>')[0])
    expect(await open()).toMatchObject({
      kind: 'customised',
      version: 1,
      overrides: { picks: { brand: '#0b7a4b' } },
      updatedBy: 'Ada Three',
    })
    expect(await entry('default')).toMatchObject({ isLive: true, differs: true })
    expect((await publish('default', { note: 'Green' })).json()).toEqual({ release: 2 })
    const after = await shown()
    expect(after).toMatch(/--c-brand:(?:light-dark\()?#0b7a4b/)
    expect(after).toContain('--font-heading:"Owl Sans"')
    expect(after).toContain('Night header')
    expect(await entry('default')).toMatchObject({ isLive: true, differs: false })
    expect((await publish('default')).statusCode).toBe(409)
    const { cookie, token: manager } = await signIn(gateway, 'manager')
    const { releases } = (await ask(gateway, '/api/editor/releases', { token: manager })).json<{
      releases: { no: number; note: string; keys: string[] }[]
    }>()
    expect(releases[0]).toMatchObject({ no: 2, note: 'Green', keys: ['theme'] })
    expect((await ask(gateway, '/', { host: 'beta.localhost', cookie })).body).not.toContain('#0b7a4b')
  })

  it('stays when pages are published, and goes with a rolled-back release', async () => {
    const { token: manager } = await signIn(gateway, 'manager')
    const asManager = (call: string, body: object) => ask(gateway, `/api/editor/${call}`, { token: manager, body })
    await asManager('create', { path: '/fresh', title: 'Fresh' })
    expect((await asManager('publish', { keys: ['page:/fresh'] })).json()).toMatchObject({ release: 3 })
    expect(await shown()).toContain('#0b7a4b')
    const refused = await asManager('rollback', { no: 1 })
    expect([refused.statusCode, refused.json().error.details.keys]).toEqual([403, ['theme']])
    expect((await ask(gateway, '/api/editor/rollback', { token, body: { no: 1 } })).json()).toMatchObject({
      release: 4,
      keys: expect.arrayContaining(['theme']),
    })
    expect(await shown()).not.toContain('#0b7a4b')
    expect(await entry('default')).toMatchObject({ isLive: true, differs: true })
    expect((await publish('default')).statusCode).toBe(200)
    expect(await shown()).toContain('#0b7a4b')
  })
})

describe('a theme with unreadable contrast', () => {
  it("is stored as a draft and refused pair by pair, in the admin's language", async () => {
    await post('create', { name: 'faint', title: 'Faint', from: 'night' })
    expect(
      (await save('faint', { colors: { soft: { light: '#dddddd' }, onBrand: { dark: '#a9bdd8' } } })).statusCode,
    ).toBe(200)
    const refused = await publish('faint')
    expect(refused.statusCode).toBe(422)
    const thai = message(refused)
    expect(thai.message).toBe('มีข้อความบางส่วนที่อ่านไม่ออก')
    expect(thai.details?.pairs?.map((pair) => pair.ink)).toEqual(expect.arrayContaining(['soft', 'onBrand']))
    expect(thai.details?.pairs?.[0]?.message).toContain('ข้อความบนสีแบรนด์')
    const english = await ask(gateway, '/api/theme/publish', {
      token,
      cookie: 'lang=en',
      body: { name: 'faint', version: 2 },
    })
    expect(message(english).details?.pairs?.[0]?.message).toMatch(
      /^“Text on brand” on “Brand” \(dark\) has a contrast of 1\.00:1, but text needs 4\.5:1\.$/,
    )
    expect(await shown()).not.toContain('#dddddd')
  })
})

describe('a theme of the site', () => {
  it('starts from another, inherits what it does not change, and can be published', async () => {
    expect(
      (await post('create', { name: 'feast', title: { en: 'Feast', th: 'งานเลี้ยง' }, from: 'default' })).json(),
    ).toEqual({ name: 'feast', version: 1 })
    // From a pack it takes the site's edited state.
    expect(await open('feast')).toMatchObject({
      kind: 'site',
      parent: 'default',
      pack: 'default',
      overrides: { picks: { brand: '#0b7a4b' } },
      slots: { header: 'night' },
    })
    expect((await post('create', { name: 'feast-night', title: 'Feast by night', from: 'feast' })).statusCode).toBe(200)
    await save('feast-night', { scheme: 'dark' })
    await save('feast', { picks: { brand: '#b3005e' } }, {})
    expect(await open('feast-night')).toMatchObject({
      parent: 'feast',
      base: { picks: { brand: '#b3005e' } },
      overrides: { scheme: 'dark' },
      baseSlots: {},
    })
    expect((await publish('feast-night')).statusCode).toBe(200)
    expect(await shown()).toMatch(/data-default-scheme="dark"[\s\S]*#b3005e/)
    expect((await list()).filter((each) => each.isLive).map((each) => each.name)).toEqual(['feast-night'])
    // The starting content is shown only once published again.
    await save('feast', { picks: { brand: '#7c3aed' } })
    expect(await shown()).toContain('#b3005e')
    expect(await entry('feast-night')).toMatchObject({ differs: true })
  })

  it('trashes and restores a theme, but not while live or while another is based on it', async () => {
    expect((await post('trash', { name: 'feast-night' })).statusCode).toBe(409)
    expect(message(await post('trash', { name: 'feast' })).message).toContain('Feast by night')
    expect((await post('trash', { name: 'default' })).statusCode).toBe(409)
    expect((await post('trash', { name: 'faint' })).statusCode).toBe(200)
    expect((await entry('faint'))?.trashedAt).toBeDefined()
    const unseen = await publish('faint')
    expect([unseen.statusCode, message(unseen).message]).toEqual([409, 'ธีมนี้อยู่ในถังขยะ ให้กู้คืนก่อน'])
    expect((await post('create', { name: 'faint', title: 'Again', from: 'default' })).statusCode).toBe(409)
    expect((await post('restore', { name: 'faint' })).json()).toEqual({ version: 2 })
    expect((await entry('faint'))?.trashedAt).toBeUndefined()
  })

  it('refuses too long a chain of base themes', async () => {
    let from = 'night'
    const codes: number[] = []
    for (let depth = 1; depth <= 9; depth++) {
      codes.push((await post('create', { name: `deep-${depth}`, title: `Deep ${depth}`, from })).statusCode)
      from = `deep-${depth}`
    }
    expect(codes).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 422])
  })
})

describe('theme titles', () => {
  const fields = (answer: { json: () => unknown }) =>
    (answer.json() as { error: { fields?: Record<string, string> } }).error.fields
  const rename = async (name: string, title: unknown) =>
    post('save', { name, base: (await open(name)).version, title, overrides: {}, slots: {} })

  it('requires a title unique in each language, in any spelling', async () => {
    await post('create', { name: 'cafe', title: { en: 'Café Noir', th: 'น้ำ' }, from: 'night' })
    const refused = await post('create', {
      name: 'cafe-too',
      title: { en: ' cafe\u0301  noir', th: 'อื่น' },
      from: 'night',
    })
    expect([refused.statusCode, message(refused).message, fields(refused)]).toEqual([
      409,
      'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว',
      { 'title.en': 'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว' },
    ])
    expect(fields(await post('create', { name: 'cafe-too', title: { en: 'Other', th: 'นํ้า' }, from: 'night' }))).toEqual(
      { 'title.th': 'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว' },
    )
    // A pack counts as a theme in the list.
    expect(
      Object.keys(fields(await post('create', { name: 'cafe-too', title: 'night', from: 'night' })) ?? {}),
    ).toEqual(['title.en'])
    expect(await entry('cafe-too')).toBeUndefined()
  })

  it('refuses a taken title on rename without storing the save, but keeps the current one', async () => {
    await post('create', { name: 'tea', title: { en: 'Tea', th: 'ชา' }, from: 'night' })
    const refused = await rename('tea', { en: 'CAFÉ NOIR', th: 'ชา' })
    expect([refused.statusCode, fields(refused)]).toEqual([409, { 'title.en': 'มีธีมอื่นใช้ชื่อนี้อยู่แล้ว' }])
    expect(await open('tea')).toMatchObject({ version: 1, title: { en: 'Tea', th: 'ชา' } })
    expect((await rename('tea', { en: 'TEA', th: 'ชา' })).statusCode).toBe(200)
    // Two themes that have had the same title since before this was refused can still be edited and renamed.
    await gateway.services.withSite('alpha', (tx) =>
      tx.execute(sql`UPDATE site_theme SET title = '{"en":"Café Noir","th":"ชา"}' WHERE name = 'tea'`),
    )
    expect((await rename('tea', { en: 'Café Noir', th: 'ชาเย็น' })).statusCode).toBe(200)
    expect((await rename('tea', { en: 'Tea', th: 'ชาเย็น' })).statusCode).toBe(200)
  })

  it('reserves the title of a trashed theme, and says that it is in the trash', async () => {
    await post('trash', { name: 'tea' })
    const refused = await ask(gateway, '/api/theme/create', {
      token,
      cookie: 'lang=en',
      body: { name: 'tea-too', title: 'Tea', from: 'night' },
    })
    expect([refused.statusCode, message(refused).message, fields(refused)]).toEqual([
      409,
      'A theme in the trash already has this name.',
      { 'title.en': 'A theme in the trash already has this name.' },
    ])
  })

  it('gives a title to one of two concurrent requests, by creating and by renaming', async () => {
    const codes = async (requests: ReturnType<typeof post>[]) =>
      (await Promise.all(requests)).map((each) => each.statusCode).toSorted((a, b) => a - b)
    expect(
      await codes(
        ['one', 'two', 'three'].map((name) =>
          post('create', { name: `at-once-${name}`, title: 'At once', from: 'night' }),
        ),
      ),
    ).toEqual([200, 409, 409])
    await post('create', { name: 'first', title: 'First', from: 'night' })
    await post('create', { name: 'second', title: 'Second', from: 'night' })
    expect(await codes([rename('first', 'Third'), rename('second', 'Third')])).toEqual([200, 409])
  })

  it('numbers the title when a file is imported a second time', async () => {
    const file = {
      kind: 'sitewright-theme',
      format: 1,
      name: 'cafe',
      title: { en: 'Café noir', th: 'น้ำ' },
      pack: 'default',
      overrides: {},
      slots: {},
    }
    expect((await post('import', { file })).json()).toEqual({ name: 'cafe-2', version: 1 })
    expect((await open('cafe-2')) as unknown).toMatchObject({ title: { en: 'Café noir 2', th: 'น้ำ 2' } })
  })
})

describe('saving a theme', () => {
  it('refuses the later of two admins, with what the first saved', async () => {
    await post('create', { name: 'shared', title: 'Shared', from: 'night' })
    const [one, two] = await Promise.all([
      post('save', { name: 'shared', base: 1, overrides: { rhythm: 8 }, slots: {} }),
      post('save', { name: 'shared', base: 1, overrides: { rhythm: 20 }, slots: {} }),
    ])
    const codes = [one.statusCode, two.statusCode].toSorted((a, b) => a - b)
    expect(codes).toEqual([200, 409])
    const late = one.statusCode === 409 ? one : two
    expect(message(late).details).toMatchObject({
      version: 2,
      overrides: { rhythm: one.statusCode === 409 ? 20 : 8 },
      updatedBy: 'Ada Three',
    })
    expect((await post('publish', { name: 'shared', version: 1 })).statusCode).toBe(409)
  })

  it.each([
    ['a family that is not here', { fonts: { body: { family: 'Comic Sans' } } }, {}, 422],
    ['a pack that is not here', {}, { header: 'no-such-pack' }, 422],
    ['rules of its own', { picks: { brand: 'red;}body{display:none' } }, {}, 400],
    ['what no theme has', { script: 'x' }, {}, 400],
    ['a slot that no theme has', {}, { sidebar: 'default' }, 400],
    ['the names of objects', JSON.parse('{"__proto__": {"scheme": "dark"}}') as object, {}, 400],
  ])('refuses %s', async (_case, overrides, slots, status) => {
    expect((await post('save', { name: 'shared', base: 2, overrides, slots })).statusCode).toBe(status)
    expect((await open('shared')).version).toBe(2)
  })
})

describe('a theme as a file', () => {
  it('exports and imports the same theme, based on its pack only', async () => {
    const file = await get('export?name=feast-night')
    expect(file.headers['content-disposition']).toBe('attachment; filename="feast-night.theme.json"')
    expect(file.json()).toEqual({
      kind: 'sitewright-theme',
      format: 1,
      name: 'feast-night',
      title: 'Feast by night',
      pack: 'default',
      overrides: { picks: { brand: '#7c3aed' }, scheme: 'dark' },
      slots: {},
    })
    const { token: other } = await signIn(gateway, 'admin', 'beta')
    const onBeta = await ask(gateway, '/api/theme/import', {
      host: 'beta.localhost',
      token: other,
      body: { file: file.json<object>() },
    })
    expect(onBeta.json()).toEqual({ name: 'feast-night', version: 1 })
    expect(
      (await ask(gateway, '/api/theme/document?name=feast-night', { host: 'beta.localhost', token: other })).json(),
    ).toMatchObject({ parent: 'default', overrides: { picks: { brand: '#7c3aed' }, scheme: 'dark' } })
    expect((await post('import', { file: file.json<object>() })).json()).toEqual({ name: 'feast-night-2', version: 1 })
  })

  const whole = {
    kind: 'sitewright-theme',
    format: 1,
    name: 'x',
    title: 'X',
    pack: 'default',
    overrides: {},
    slots: {},
  }
  it.each([
    ['is none', 'hello', 'ไม่ใช่ธีม'],
    ['is another’s', { ...whole, kind: 'wordpress' }, 'ไม่ใช่ธีม'],
    ['has a colour that is none', { ...whole, overrides: { picks: { brand: 'blue' } } }, 'overrides.picks.brand'],
    ['says more than a theme says', { ...whole, overrides: { css: 'body{}' } }, 'css'],
    ['needs a pack that is not here', { ...whole, pack: 'harbour' }, 'harbour'],
    [
      'needs a family that is not here',
      { ...whole, overrides: { fonts: { heading: { family: 'Harbour Sans' } } } },
      'Harbour Sans',
    ],
    ['is nothing', null, 'ไม่ใช่ธีม'],
  ])('refuses a file that %s with a message', async (_case, file, refusal) => {
    const refused = await post('import', { file })
    expect(refused.statusCode).toBe(422)
    expect(message(refused).message).toContain(refusal)
  })
})

it("is for admins of the site: refuses guests, users, managers and another site's admins", async () => {
  const calls = [
    ['list'],
    ['document'],
    ['export?name=default'],
    ['save', { name: 'default', base: 1, overrides: {}, slots: {} }],
    ['create', { name: 'y', title: 'Y', from: 'default' }],
    ['publish', { name: 'default', version: 1 }],
    ['import', { file: {} }],
    ['trash', { name: 'faint' }],
    ['restore', { name: 'faint' }],
  ] as const
  const people = [
    undefined,
    await signIn(gateway, 'user'),
    await signIn(gateway, 'manager'),
    await signIn(gateway, 'admin', 'beta'),
  ]
  for (const [call, body] of calls) {
    const codes = await Promise.all(
      people.map(
        async (person) =>
          (
            await ask(gateway, `/api/theme/${call}`, {
              ...(person ? { token: person.token } : {}),
              ...(body ? { body } : {}),
            })
          ).statusCode,
      ),
    )
    expect([call, ...codes]).toEqual([call, 401, 403, 403, 401])
  }
})

it('audits changes with both sides, one entry per sitting', async () => {
  const rows = await gateway.services.withSite('alpha', (tx) =>
    tx
      .select()
      .from(audit)
      .where(sql`subject LIKE 'theme:%'`)
      .orderBy(audit.at, audit.id),
  )
  expect(new Set(rows.map((each) => each.action))).toEqual(
    new Set(['theme-save', 'theme-publish', 'theme-create', 'theme-trash', 'theme-restore', 'theme-import']),
  )
  expect(rows.every((each) => each.personId)).toBe(true)
  expect(rows.find((each) => each.action === 'theme-save' && each.subject === 'theme:default')).toMatchObject({
    before: { overrides: {} },
    after: { overrides: { picks: { brand: '#0b7a4b' } }, slots: { header: 'night' } },
  })
  expect(rows.filter((each) => each.action === 'theme-publish' && each.subject === 'theme:default')[0]).toMatchObject({
    before: { release: 1, tokens: null },
    after: { release: 2, tokens: { theme: 'default' } },
  })
  await post('create', { name: 'sitting', title: 'Sitting', from: 'night' })
  for (const rhythm of [1, 2, 3]) await save('sitting', { rhythm })
  const steps = await gateway.services.withSite('alpha', (tx) =>
    tx
      .select()
      .from(audit)
      .where(sql`subject = 'theme:sitting' AND action = 'theme-save'`),
  )
  expect(steps).toEqual([
    expect.objectContaining({
      before: expect.objectContaining({ overrides: {} }),
      after: expect.objectContaining({ overrides: { rhythm: 3 } }),
    }),
  ])
})
