import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heading, row } from '@tests/fixtures/sites'
import { type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing())
})
afterAll(() => gateway.close())

type Section = {
  key: string
  id: string
  title: unknown
  version: number
  content: { rows: unknown[] }
  uses: string[]
  draftUses: string[]
}
const sections = async (who = work.manager) =>
  (await work.get('/api/editor/sections', who)).json<{ sections: Section[] }>().sections
const create = async (title: string, ...texts: string[]) =>
  (await work.post('create-section', { title, rows: texts.map((each) => row(heading(each))) })).json<{
    key: string
    id: string
    version: number
  }>()
const linkTo = (section: string) => ({ type: 'site/section', props: { section } })
/** Appends the section to a page and saves it. */
const use = async (key: string, section: string) => {
  const { version, content } = await work.open(key)
  const answer = await work.save(key, version, {
    ...content,
    views: { ...content.views, guest: { rows: [...content.views.guest.rows, row(linkTo(section))] } },
  })
  expect(answer.statusCode, answer.body).toBe(200)
}
const publish = async (...keys: string[]) =>
  (await work.post('publish', { keys })).json<{ release: number; keys: string[] }>()

describe('a section of the site', () => {
  it('is shown by every page that links it, and changes on all of them at once', async () => {
    const hours = await create('Hours', 'Open nine to six')
    await use('page:/lower', hours.id)
    await use('page:/hidden', hours.id)
    expect(await sections()).toMatchObject([
      { key: hours.key, title: 'Hours', version: 1, uses: ['page:/hidden', 'page:/lower'] },
    ])
    expect((await work.visit('/lower')).body).not.toContain('Open nine to six')
    expect((await work.entry(hours.key))?.unseen).toBe(true)
    // The page publishes the new section with it; another page shows it once published itself.
    expect((await publish('page:/lower')).keys).toEqual(['page:/lower', hours.key])
    expect((await work.visit('/lower')).body).toContain('Open nine to six')
    expect((await work.entry(hours.key))?.unseen).toBeUndefined()
    expect((await work.visit('/hidden')).body).not.toContain('Open nine to six')
    await publish('page:/hidden')
    expect((await work.visit('/hidden')).body).toContain('Open nine to six')
    // Edited and published separately.
    const opened = await work.open(hours.key)
    expect(opened).toMatchObject({ version: 1, origin: 'site', content: { title: 'Hours' } })
    expect(
      (await work.save(hours.key, 1, { ...opened.content, rows: [row(heading('Open ten to four'))] })).statusCode,
    ).toBe(200)
    expect((await work.entry(hours.key))?.draft).toBe(true)
    expect((await work.visit('/lower')).body).toContain('Open nine to six')
    await publish(hours.key)
    for (const path of ['/lower', '/hidden']) expect((await work.visit(path)).body).toContain('Open ten to four')
    // In the visitor's own response, without another request.
    expect((await work.visit('/lower/_payload.json')).body).toContain('Open ten to four')
  })

  it('tells what shows it in the edited state and live', async () => {
    const badge = await create('Badge', 'A badge')
    await use('page:/lower', badge.id)
    await publish('page:/lower')
    const { version, content } = await work.open('page:/lower')
    await work.save('page:/lower', version, {
      ...content,
      views: { ...content.views, guest: { rows: content.views.guest.rows.slice(0, -1) } },
    })
    const badgeSection = async () => (await sections()).find(({ key }) => key === badge.key)
    expect(await badgeSection()).toMatchObject({ uses: ['page:/lower'], draftUses: [] })
    await publish('page:/lower')
    expect(await badgeSection()).toMatchObject({ uses: [], draftUses: [] })

    // A page with a pending new address is still one page.
    await use('page:/lower', badge.id)
    await publish('page:/lower')
    await work.post('rename', { key: 'page:/lower', path: '/moved' })
    expect(await badgeSection()).toMatchObject({ uses: ['page:/moved'], draftUses: ['page:/moved'] })
    await work.post('rename', { key: 'page:/moved', path: '/lower' })
    await work.post('trash', { key: badge.key })
  })

  it('shows a trashed section as a notice to managers and a gap to visitors, and restores it', async () => {
    const [hours] = await sections()
    if (!hours) throw new Error('There is no section.')
    expect((await work.post('trash', { key: hours.key })).statusCode).toBe(200)
    expect(await sections()).toEqual([])
    expect((await work.visit('/lower')).body).toContain('Open ten to four')
    expect((await publish(hours.key)).keys).toEqual([hours.key])
    const seen = await work.visit('/lower')
    expect([seen.statusCode, seen.body.includes('Open ten to four'), seen.body.includes('data-block-problem')]).toEqual(
      [200, false, false],
    )
    expect(
      (await ask(gateway, '/hidden', { cookie: work.manager.cookie })).body.includes(
        'data-block-problem="missing-section"',
      ),
    ).toBe(true)
    await work.post('restore', { key: hours.key })
    await publish(hours.key)
    expect((await work.visit('/lower')).body).toContain('Open ten to four')
  })

  it('survives containing itself, and returns with a rollback', async () => {
    const one = await create('One', 'First of two')
    const two = await create('Two', 'Second of two')
    for (const [mine, other] of [
      [one, two],
      [two, one],
    ] as const) {
      const { content, version } = await work.open(mine.key)
      await work.save(mine.key, version, {
        ...content,
        rows: [...(content as unknown as { rows: unknown[] }).rows, row(linkTo(other.id))],
      })
    }
    await use('page:/roles', one.id)
    const { release, keys } = await publish('page:/roles')
    expect(keys.toSorted()).toEqual(['page:/roles', one.key, two.key].toSorted())
    const seen = await work.visit('/roles')
    expect([seen.statusCode, seen.body.split('First of two').length > 1, seen.body.includes('Second of two')]).toEqual([
      200,
      true,
      true,
    ])
    const back = await work.post('rollback', { no: release - 1 })
    expect(back.json<{ keys: string[] }>().keys).toEqual(expect.arrayContaining(['page:/roles', one.key, two.key]))
    expect((await work.visit('/roles')).body).not.toContain('First of two')
  })

  it('is shown in a preview before it is published', async () => {
    const published = await create('News', 'Only for those with the link')
    await use('page:/lower', published.id)
    const { address } = (await work.post('preview-link', { keys: ['page:/lower'] })).json<{ address: string }>()
    expect((await work.visit(address)).body).toContain('Only for those with the link')
    expect((await work.visit('/lower')).body).not.toContain('Only for those with the link')
  })

  it('has versions, and admin-only blocks stay admin-only in it', async () => {
    const html = [row({ type: 'content/custom-html', props: { html: '<p>Hi</p>', title: 'A frame' } })]
    expect((await work.post('create-section', { title: 'Raw', rows: html })).statusCode).toBe(403)
    expect((await work.post('create-section', { title: 'Raw', rows: html }, work.admin)).statusCode).toBe(200)
    expect(
      (await work.post('create-section', { title: 'Broken', rows: [{ id: 'r', width: 'nine' }] })).statusCode,
    ).toBe(422)
    const [first] = (await sections()).filter(({ title }) => title === 'Hours')
    const { versions } = (await work.get(`/api/editor/versions?key=${first?.key}`)).json<{ versions: unknown[] }>()
    expect(versions.length).toBeGreaterThan(0)
    expect((await work.post('rename', { key: first?.key, path: '/hours' })).statusCode).toBe(409)
    const { entries } = (await work.get(`/api/editor/audit?subject=${first?.key}`, work.admin)).json<{
      entries: { action: string }[]
    }>()
    expect(entries.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'save', 'trash', 'restore']))
  })

  it('belongs to its site', async () => {
    const [mine] = await sections()
    const stranger = await signIn(gateway, 'manager', 'beta')
    const of = (path: string) => ask(gateway, path, { host: 'beta.localhost', token: stranger.token })
    expect((await of('/api/editor/sections')).json()).toEqual({ sections: [], assets: {} })
    expect((await of(`/api/editor/document?key=${mine?.key}`)).statusCode).toBe(404)
  })

  it('is named by its title in the audit log, when published with others or trashed', async () => {
    const notes = await create('Notes', 'Some notes')
    await publish(notes.key)
    const titles = async (query: string) =>
      (await work.get(`/api/editor/audit?${query}`, work.admin)).json<{ titles: Record<string, unknown> }>().titles
    expect([
      (await titles(`subject=${notes.key}`))[notes.key],
      (await titles('action=publish&limit=1'))[notes.key],
      await titles('area=money'),
    ]).toEqual(['Notes', 'Notes', {}])
    // Pages are named by title too.
    expect((await work.post('create', { path: '/named', title: { en: 'Named', th: 'มีชื่อ' } })).statusCode).toBe(200)
    expect((await titles('subject=page:/named'))['page:/named']).toEqual({ en: 'Named', th: 'มีชื่อ' })
    expect((await work.post('trash', { key: notes.key })).statusCode).toBe(200)
    expect((await titles(`subject=${notes.key}&action=trash`))[notes.key]).toBe('Notes')
  })
})

describe("a page's overrides of a section", () => {
  const marked = { ...heading('Ask us'), id: 'ask', differs: true }
  const html = {
    id: 'code',
    type: 'content/custom-html',
    version: 1,
    props: { html: '<p>Ours</p>', title: 'Ours' },
    differs: true,
  }
  const openOffer = async () => {
    const { key, id } = await create('Offer', 'Ask us')
    const { version, content } = await work.open(key)
    expect(
      (await work.save(key, version, { ...content, rows: [row(marked), row(html)] }, { who: work.admin })).statusCode,
    ).toBe(200)
    return { key, id }
  }
  const saying = async (key: string, section: string, own: object, who = work.manager) => {
    const { version, content } = await work.open(key)
    const rows = content.views.guest.rows.filter((each) => !JSON.stringify(each).includes(section))
    return work.save(
      key,
      version,
      {
        ...content,
        views: { ...content.views, guest: { rows: [...rows, row({ ...linkTo(section), props: { section, own } })] } },
      },
      { who },
    )
  }
  const own = (type: string, props: object) => ({ type, version: 1, props })

  it("applies to that page's visitors, while every other page shows the section's text", async () => {
    const offer = await openOffer()
    expect(
      (await saying('page:/lower', offer.id, { ask: own('content/heading', { text: 'Ask the lower school' }) }))
        .statusCode,
    ).toBe(200)
    await use('page:/hidden', offer.id)
    await publish('page:/lower', 'page:/hidden')
    const [lower, hidden] = [(await work.visit('/lower')).body, (await work.visit('/hidden')).body]
    expect([
      lower.includes('Ask the lower school'),
      lower.includes('Ask us'),
      hidden.includes('Ask the lower school'),
      hidden.includes('Ask us'),
    ]).toEqual([true, false, false, true])
    // Found like any text.
    expect((await work.get('/api/editor/find-words?words=lower%20school')).json<{ keys: string[] }>().keys).toEqual([
      'page:/lower',
    ])
    expect((await work.visit('/api/cms/search?q=lower%20school')).body).toContain('/lower')
    // A link without an address falls back to the section's, and does not block publishing.
    expect(
      (
        await saying('page:/lower', offer.id, {
          ask: own('content/heading', { text: 'Ask the lower school', link: { to: ' ' } }),
        })
      ).statusCode,
    ).toBe(200)
    expect((await publish('page:/lower')).keys).toEqual(['page:/lower'])
    expect((await work.visit('/lower')).body).toContain('Ask the lower school')
    // No longer an override target, it is stored but shown nowhere.
    const { version, content } = await work.open(offer.key)
    const { differs: _, ...plain } = marked
    await work.save(offer.key, version, { ...content, rows: [row(plain)] }, { who: work.admin })
    await publish(offer.key)
    expect((await work.visit('/lower')).body).toContain('Ask us')
    expect(JSON.stringify((await work.open('page:/lower')).content)).toContain('Ask the lower school')
  })

  it('refuses overrides of admin-only blocks for any manager and under any name', async () => {
    const offer = await openOffer()
    const smuggled = await saying('page:/lower', offer.id, {
      code: own('content/custom-html', { html: '<p>Smuggled</p>' }),
    })
    expect([
      smuggled.statusCode,
      smuggled.json<{ error: { message: string } }>().error.message.includes('content/custom-html'),
    ]).toEqual([403, true])
    expect(
      (
        await saying('page:/lower', offer.id, {
          code: own('content/heading', { html: '<p>Smuggled</p>', text: 'Smuggled' }),
        })
      ).statusCode,
    ).toBe(200)
    await publish('page:/lower')
    expect((await work.visit('/lower')).body).not.toContain('Smuggled')
  })
})
