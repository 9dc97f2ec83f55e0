import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Boot } from '@schemas/boot'
import type { MenuItem } from '@schemas/site/entities/space'
import { site } from '@gateway/db/tables'
import { row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
const key = 'section:menu-main'
const own: MenuItem[] = [{ label: { en: 'Home', th: 'หน้าแรก' }, to: '/' }]

beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
  const [found] = await gateway.database.db.select({ space: site.space }).from(site).where(eq(site.siteId, 'alpha'))
  if (!found) throw new Error('There is no site.')
  await gateway.database.db
    .update(site)
    .set({ space: { ...found.space, menus: { main: own } } })
    .where(eq(site.siteId, 'alpha'))
  gateway.services.sites.forget()
})
afterAll(() => gateway.close())

type Menu = { rows: { cells: { blocks: { props: { items: MenuItem[] } }[] }[] }[] }
const listOf = (items: MenuItem[], extra: object = {}) =>
  row({ type: 'site/navigation-menu', props: { menu: '', items }, ...extra })
const labels = async (headers: { cookie?: string } = {}, language = 'en') => {
  const html = (await ask(gateway, `/hidden?lang=${language}`, headers)).body
  const boot = /<script[^>]*type="application\/json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const { space } = (JSON.parse(boot) as { boot: Boot }).boot ?? (JSON.parse(boot) as Boot)
  return (space.menus.main ?? []).map(({ label }) => label)
}

describe('a menu of the site', () => {
  it('opens with the original entries, listed beside the sections', async () => {
    const opened = await work.open(key)
    expect(opened).toMatchObject({ version: 0, origin: 'theme', content: { title: { en: 'Main menu' } } })
    expect((opened.content as unknown as Menu).rows[0]?.cells[0]?.blocks[0]?.props.items).toEqual(own)
    expect(await work.entry(key)).toMatchObject({ state: 'theme', draft: false, fixed: true })
    expect((await work.get('/api/editor/sections')).json()).toMatchObject({ sections: [] })
    // A menu without entries can be started; an unknown one cannot.
    expect(await work.open('section:menu-footer')).toMatchObject({ origin: 'theme' })
    expect((await work.get('/api/editor/document?key=section:menu-nowhere')).statusCode).toBe(404)
  })

  it("is a draft until published, then in every header at once, in the visitor's language", async () => {
    const { content } = await work.open(key)
    const prices: MenuItem = { label: { en: 'Prices', th: 'ราคา' }, to: '/about' }
    expect((await work.save(key, 0, { ...content, rows: [listOf([...own, prices])] })).statusCode).toBe(200)
    expect(await work.entry(key)).toMatchObject({ state: 'customised', draft: true })
    expect(await labels()).toEqual(['Home'])
    expect((await work.post('publish', { keys: [key] })).json()).toMatchObject({ keys: [key] })
    expect(await labels()).toEqual(['Home', 'Prices'])
    expect(await labels({}, 'th')).toEqual(['หน้าแรก', 'ราคา'])
    expect((await work.get('/api/editor/sections')).json()).toMatchObject({ sections: [] })
  })

  it('shows restricted entries only to their role, through another list in it', async () => {
    const { version, content } = await work.open(key)
    const rows = (content as unknown as Menu).rows
    await work.save(key, version, {
      ...content,
      rows: [...rows, listOf([{ label: 'Staff', to: '/staff' }], { shown: { roles: ['manager', 'admin'] } })],
    })
    await work.post('publish', { keys: [key] })
    expect(await labels()).toEqual(['Home', 'Prices'])
    expect(await labels({ cookie: work.manager.cookie })).toEqual(['Home', 'Prices', 'Staff'])
    // The public space call returns only what is published.
    const { space } = await gateway.database.db
      .select({ space: site.space })
      .from(site)
      .where(eq(site.siteId, 'alpha'))
      .then(([found]) => found as { space: { id: string } })
    const body = (await ask(gateway, `/api/space/${space.id}`)).json<{ menus: { main: MenuItem[] } }>()
    expect(body.menus.main.map(({ to }) => to)).toEqual(['/', '/about'])
  })

  it('returns with a rollback, and to the original entries', async () => {
    const { releases } = (await work.get('/api/editor/releases')).json<{ releases: { no: number }[] }>()
    const [, before] = releases
    expect((await work.post('rollback', { no: before?.no })).statusCode).toBe(200)
    expect(await labels({ cookie: work.manager.cookie })).toEqual(['Home', 'Prices'])
    expect((await work.post('trash', { key })).statusCode).toBe(409)
    expect((await work.post('revert', { key })).statusCode).toBe(200)
    await work.post('publish', { keys: [key] })
    expect(await labels()).toEqual(['Home'])
    expect(await work.entry(key)).toMatchObject({ state: 'theme', draft: false })
  })

  it('includes the entries of linked sections and of lists nested in other blocks, in order', async () => {
    const entry = (label: string): MenuItem => ({ label, to: `/${label.toLowerCase()}` })
    const list = (label: string) => ({ type: 'site/navigation-menu', props: { menu: '', items: [entry(label)] } })
    const shared = (await work.post('create-section', { title: 'Shared', rows: [row(list('Shared'))] })).json<{
      key: string
      id: string
    }>()
    const linked = { type: 'site/section', props: { section: shared.id } }
    const { version, content } = await work.open(key)
    await work.save(key, version, {
      ...content,
      rows: [
        listOf([entry('First')]),
        row(linked),
        row({ type: 'content/stack', props: {}, slots: { content: [row(list('Within'))] } }),
      ],
    })
    expect((await work.post('publish', { keys: [key] })).json()).toMatchObject({ keys: [key, shared.key] })
    expect(await labels()).toEqual(['First', 'Shared', 'Within'])
    const { space } = await gateway.database.db
      .select({ space: site.space })
      .from(site)
      .where(eq(site.siteId, 'alpha'))
      .then(([found]) => found as { space: { id: string } })
    expect(
      (await ask(gateway, `/api/space/${space.id}`))
        .json<{ menus: { main: MenuItem[] } }>()
        .menus.main.map(({ label }) => label),
    ).toEqual(['First', 'Shared', 'Within'])
  })

  it('opens and publishes more entries than one list may hold', async () => {
    const many = Array.from({ length: 130 }, (_, at): MenuItem => ({ label: `Entry ${at}`, to: `/${at}` }))
    const [found] = await gateway.database.db.select({ space: site.space }).from(site).where(eq(site.siteId, 'alpha'))
    await gateway.database.db
      .update(site)
      .set({ space: { ...found?.space, menus: { main: own, long: many } } as typeof site.$inferInsert.space })
      .where(eq(site.siteId, 'alpha'))
    gateway.services.sites.forget()
    const { content } = await work.open('section:menu-long')
    expect(
      (content as unknown as Menu).rows.flatMap(({ cells }) =>
        cells.flatMap(({ blocks }) => blocks.flatMap(({ props }) => props.items)),
      ),
    ).toEqual(many)
    await work.save('section:menu-long', 0, { ...content, title: 'Long' })
    const published = await work.post('publish', { keys: ['section:menu-long'] })
    expect(published.statusCode, published.body).toBe(200)
  })

  it('is empty without entries', async () => {
    const { version, content } = await work.open(key)
    await work.save(key, version, { ...content, rows: [] })
    await work.post('publish', { keys: [key] })
    expect(await labels()).toEqual([])
  })

  it('returns publicly only the entries that guests see now', async () => {
    const { version, content } = await work.open(key)
    const list = (to: string, shown: object) => listOf([{ label: to, to }], { shown })
    const rows = [
      list('/since', { from: '2020-01-01T00:00:00Z' }),
      list('/all', { roles: ['guest', 'user', 'manager', 'admin'] }),
      list('/over', { until: '2020-01-01T00:00:00Z' }),
      list('/later', { from: '2999-01-01T00:00:00Z' }),
      list('/staff', { roles: ['manager', 'admin'] }),
    ]
    await work.save(key, version, { ...content, rows })
    await work.post('publish', { keys: [key] })
    expect(await labels()).toEqual(['/since', '/all'])
    const { space } = await gateway.database.db
      .select({ space: site.space })
      .from(site)
      .where(eq(site.siteId, 'alpha'))
      .then(([found]) => found as { space: { id: string } })
    expect(
      (await ask(gateway, `/api/space/${space.id}`))
        .json<{ menus: { main: MenuItem[] } }>()
        .menus.main.map(({ to }) => to),
    ).toEqual(['/since', '/all'])
  })
})
