import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'
import { makePlannedReleases } from '@tests/support/run-jobs'

const plain = fixtureThemes['/themes/default/theme.json'] as string
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/about.json': page('/about', { guest: [row(heading('About'))] }),
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
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

const postTheme = (call: string, body: object) => ask(gateway, `/api/theme/${call}`, { token: work.admin.token, body })
const versionOf = async (name: string) =>
  (await ask(gateway, `/api/theme/document?name=${name}`, { token: work.admin.token })).json<{ version: number }>()
    .version
/** Saves a theme's tokens and slots, and returns its reference for a release. */
async function draw(name: string, brand: string, slots: object = {}) {
  await postTheme('save', { name, base: await versionOf(name), overrides: { picks: { brand } }, slots })
  return { name, version: await versionOf(name) }
}
const publish = (body: object, who = work.admin) => work.post('publish', body, who)
type Releases = { releases: { no: number; note: string; isLive: boolean; keys: string[] }[] }
const newest = async () => (await work.get('/api/editor/releases')).json<Releases>().releases[0]
type Plans = { publications: { id: string; documents: { key: string; isStale: boolean }[] }[] }
const plans = async (who = work.admin) => (await work.get('/api/editor/scheduled', who)).json<Plans>().publications
const soon = () => new Date(Date.now() + 3_600_000).toISOString()
const makeDue = (id: string) =>
  gateway.database.db.execute(sql`UPDATE publication SET due_at = now() - interval '1 second' WHERE id = ${id}`)
/** What a guest sees of both. */
const shown = async (brand: string, text: string, path = '/about') => {
  const { body } = await work.visit(path)
  return [body.includes(brand), body.includes(text)]
}

describe('publishing a theme with pages', () => {
  it('goes live as one release, appears in history, and rolls back in one step', async () => {
    const theme = await draw('default', '#0b7a4b', { header: 'night' })
    await work.write('page:/about', 'In the new look')
    expect(await shown('#0b7a4b', 'In the new look')).toEqual([false, false])
    const before = (await newest())?.no ?? 0
    expect((await publish({ keys: ['page:/about'], theme, note: 'Relaunch' })).json()).toEqual({
      release: before + 1,
      keys: ['page:/about', 'theme'],
      documents: [
        { key: 'page:/about', kind: 'changed' },
        { key: 'theme', kind: 'changed', title: { en: 'Default', th: 'มาตรฐาน' } },
      ],
    })
    expect(await shown('#0b7a4b', 'In the new look')).toEqual([true, true])
    expect((await work.visit('/')).body).toContain('Night header')
    expect(await newest()).toMatchObject({ no: before + 1, note: 'Relaunch', keys: ['page:/about', 'theme'] })
    const { entries } = (await work.get('/api/editor/audit?action=publish', work.admin)).json<{
      entries: { subject: string; before: object; after: object }[]
    }>()
    expect(entries[0]).toMatchObject({
      subject: `release:${before + 1}`,
      before: { tokens: null },
      after: { keys: ['page:/about', 'theme'], tokens: { theme: 'default' } },
    })

    expect((await work.post('rollback', { no: before })).statusCode).toBe(403)
    expect((await work.post('rollback', { no: before }, work.admin)).json()).toMatchObject({
      keys: ['page:/about', 'theme'],
    })
    expect(await shown('#0b7a4b', 'In the new look')).toEqual([false, false])
    expect((await work.visit('/')).body).not.toContain('Night header')
    expect((await work.post('rollback', { no: before + 1 }, work.admin)).statusCode).toBe(200)
    expect(await shown('#0b7a4b', 'In the new look')).toEqual([true, true])
  })

  it('restores a trashed theme on rollback: what visitors see must not be in the trash', async () => {
    await postTheme('create', { name: 'fair', title: 'Fair', from: 'night' })
    const live = (await newest())?.no
    const { release: fair } = (await publish({ keys: [], theme: await draw('fair', '#3d5a00') })).json<{
      release: number
    }>()
    expect((await work.post('rollback', { no: live }, work.admin)).statusCode).toBe(200)
    expect((await postTheme('trash', { name: 'fair' })).statusCode).toBe(200)
    expect((await work.post('rollback', { no: fair }, work.admin)).statusCode).toBe(200)
    expect((await work.visit('/')).body).toContain('#3d5a00')
    const { themes: all } = (await ask(gateway, '/api/theme/list', { token: work.admin.token })).json<{
      themes: { name: string; isLive: boolean; trashedAt?: string }[]
    }>()
    expect(all.find(({ name }) => name === 'fair')).toMatchObject({ isLive: true })
    expect(all.find(({ name }) => name === 'fair')).not.toHaveProperty('trashedAt')
    const { entries } = (await work.get('/api/editor/audit?action=theme-restore', work.admin)).json<{
      entries: { subject: string }[]
    }>()
    expect(entries).toMatchObject([{ subject: 'theme:fair' }])
    await work.post('rollback', { no: live }, work.admin)
  })

  it('lets only admins publish, schedule and share a theme, and refuses managers completely', async () => {
    const theme = await draw('default', '#7c3aed', { header: 'night' })
    await work.write('page:/about', 'By a manager')
    for (const extra of [{}, { at: soon() }])
      expect((await publish({ keys: ['page:/about'], theme, ...extra }, work.manager)).statusCode).toBe(403)
    expect((await work.post('preview-link', { keys: ['page:/about'], theme: 'default' })).statusCode).toBe(403)
    expect(await shown('#7c3aed', 'By a manager')).toEqual([false, false])
    expect([
      (await publish({ keys: ['page:/about'] }, work.manager)).json(),
      await shown('#7c3aed', 'By a manager'),
    ]).toEqual([expect.objectContaining({ keys: ['page:/about'] }), [false, true]])
  })

  it('is refused completely for a theme that is missing, changed, unreadable, or already live', async () => {
    await work.write('page:/about', 'Not with this look')
    const known = { name: 'default', version: await versionOf('default') }
    const answers = [
      await publish({ keys: ['page:/about'], theme: { name: 'nothing', version: 0 } }),
      await publish({ keys: ['page:/about'], theme: { ...known, version: known.version - 1 } }),
    ]
    await postTheme('create', { name: 'faint', title: 'Faint', from: 'night' })
    await postTheme('save', {
      name: 'faint',
      base: 1,
      overrides: { colors: { soft: { light: '#dddddd' } } },
      slots: {},
    })
    answers.push(await publish({ keys: ['page:/about'], theme: { name: 'faint', version: 2 } }))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 409, 422])
    expect(answers[2]?.json().error.details.pairs).toEqual(
      expect.arrayContaining([expect.objectContaining({ ink: 'soft' })]),
    )
    expect((await work.visit('/about')).body).not.toContain('Not with this look')
    expect((await publish({ keys: [], theme: known })).json()).toMatchObject({ keys: ['theme'] })
    expect((await publish({ keys: [], theme: known })).statusCode).toBe(409)
    // By a later time visitors may see another one.
    const { scheduled } = (await publish({ keys: [], theme: known, at: soon() })).json<{ scheduled: string }>()
    expect((await work.post('unschedule', { id: scheduled }, work.admin)).statusCode).toBe(200)
    // What visitors see already is not part of it, and blocks nothing.
    expect((await publish({ keys: ['page:/about'], theme: known })).json()).toMatchObject({ keys: ['page:/about'] })
  })

  it('knows no theme of another site', async () => {
    const there = await signIn(gateway, 'admin', 'beta')
    await ask(gateway, '/api/theme/create', {
      host: 'beta.localhost',
      token: there.token,
      body: { name: 'theirs', title: 'Theirs', from: 'default' },
    })
    expect((await publish({ keys: [], theme: { name: 'theirs', version: 1 } })).statusCode).toBe(404)
    expect((await work.post('preview-link', { keys: [], theme: 'theirs' }, work.admin)).statusCode).toBe(404)
  })
})

describe('scheduled theme', () => {
  it('goes live at its time with its pages, as scheduled; only admins see the schedule', async () => {
    const theme = await draw('default', '#b3005e')
    await work.write('page:/about', 'At its time')
    const { scheduled } = (await publish({ keys: ['page:/about'], theme, at: soon() })).json<{ scheduled: string }>()
    expect(await plans()).toMatchObject([
      {
        id: scheduled,
        documents: [
          { key: 'page:/about', isStale: false },
          { key: 'theme', isStale: false },
        ],
      },
    ])
    expect(await plans(work.manager)).toEqual([])
    expect((await work.post('unschedule', { id: scheduled })).statusCode).toBe(403)
    await draw('default', '#123456')
    expect((await plans())[0]?.documents[1]).toEqual({
      key: 'theme',
      isStale: true,
      title: { en: 'Default', th: 'มาตรฐาน' },
    })
    expect(await shown('#b3005e', 'At its time')).toEqual([false, false])
    await makeDue(scheduled)
    expect(await makePlannedReleases(gateway)).toBe(1)
    expect(await shown('#b3005e', 'At its time')).toEqual([true, true])
    expect(await newest()).toMatchObject({ keys: ['page:/about', 'theme'] })
  })

  it('reverts no newer edition of the same theme, and replaces another live theme', async () => {
    await postTheme('create', { name: 'feast', title: 'Feast', from: 'night' })
    const feast = await draw('feast', '#8a1c4b')
    const planned = async (hours: number) =>
      (await publish({ keys: [], theme: feast, at: new Date(Date.now() + hours * 3_600_000).toISOString() })).json<{
        scheduled: string
      }>().scheduled
    const [first, second] = [await planned(1), await planned(2)]
    expect((await postTheme('trash', { name: 'feast' })).statusCode).toBe(409)
    expect((await publish({ keys: [], theme: await draw('default', '#224466') })).statusCode).toBe(200)
    await makeDue(first)
    expect([await makePlannedReleases(gateway), (await work.visit('/')).body.includes('#8a1c4b')]).toEqual([1, true])
    expect((await publish({ keys: [], theme: await draw('feast', '#0a5c36') })).statusCode).toBe(200)
    await makeDue(second)
    expect([await makePlannedReleases(gateway), (await work.visit('/')).body.includes('#0a5c36')]).toEqual([0, true])

    // A newer edition of the same theme was live meanwhile, and now another theme is: the schedule applies its theme
    // together with its page.
    const early = { name: 'feast', version: await versionOf('feast') }
    await work.write('page:/about', 'Feast again')
    const { scheduled: third } = (await publish({ keys: ['page:/about'], theme: early, at: soon() })).json<{
      scheduled: string
    }>()
    for (const [name, brand] of [
      ['feast', '#5b2a86'],
      ['default', '#224477'],
    ] as const)
      expect((await publish({ keys: [], theme: await draw(name, brand) })).statusCode).toBe(200)
    await makeDue(third)
    expect([await makePlannedReleases(gateway), await shown('#0a5c36', 'Feast again')]).toEqual([1, [true, true]])
  })
})

describe('preview link with a theme', () => {
  type Link = { address: string; id: string }
  it('shows drafts in an unpublished theme, both in their current state, to anyone with the link', async () => {
    await draw('default', '#a05a00', { header: 'night' })
    await work.write('page:/about', 'Shared with the look')
    const { address, id } = (
      await work.post('preview-link', { keys: ['page:/about'], theme: 'default' }, work.admin)
    ).json<Link>()
    expect(await shown('#a05a00', 'Shared with the look', address)).toEqual([true, true])
    expect(await shown('#a05a00', 'Shared with the look')).toEqual([false, false])
    expect((await work.visit(`/?${address.split('?')[1] ?? ''}`)).body).toMatch(/#a05a00[\s\S]*Night header/)
    await draw('default', '#006d77')
    expect(await shown('#006d77', 'Shared with the look', address)).toEqual([true, true])
    expect(await shown('#006d77', 'Shared with the look', address.replace('/about', '/lower'))).toEqual([true, false])
    type Links = { links: { id: string; theme?: string }[] }
    expect((await work.get('/api/editor/preview-links', work.admin)).json<Links>().links).toMatchObject([
      { id, theme: 'default' },
    ])
    expect((await work.get('/api/editor/preview-links')).json<Links>().links).toEqual([])
    expect((await work.post('end-preview', { id })).statusCode).toBe(404)
  })

  it('shows the site in the theme only, and in the live one once that theme is trashed', async () => {
    await postTheme('create', { name: 'spring', title: 'Spring', from: 'night' })
    await draw('spring', '#4a7c00')
    const { address } = (await work.post('preview-link', { keys: [], theme: 'spring' }, work.admin)).json<Link>()
    expect(address).toMatch(/^\/\?preview=/)
    expect((await work.visit(address)).body).toContain('#4a7c00')
    await postTheme('trash', { name: 'spring' })
    const after = await work.visit(address)
    expect([after.statusCode, after.body.includes('#4a7c00')]).toEqual([200, false])
  })
})

it('shows a page in an edited theme only to admins who view it as another role', async () => {
  // The live theme is feast by now, which has the night's header.
  await draw('default', '#5b2c83')
  const seen = async (who: { cookie?: string }, query: string) => {
    const { body } = await ask(gateway, `/?${query}`, who.cookie ? { cookie: who.cookie } : {})
    return [body.includes('#5b2c83'), body.includes('Night header')]
  }
  expect(await seen(work.admin, 'as=guest&look=default')).toEqual([true, false])
  for (const [who, query] of [
    [work.admin, 'look=default'],
    [work.manager, 'as=guest&look=default'],
    [{}, 'as=guest&look=default'],
  ] as const)
    expect(await seen(who, query)).toEqual([false, true])
  expect((await ask(gateway, '/?as=guest&look=nothing', { cookie: work.admin.cookie })).statusCode).toBe(200)
})
