import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { adding, type Editing, openEditing } from '@tests/support/editing'
import { ask, signIn, type TestGateway } from '@tests/support/gateway'

const themes = {
  ...fixtureThemes,
  '/themes/default/pages/product.json': page(
    '/shop/{sku}',
    { guest: [row(heading('Product'))] },
    { sample: { sku: 'tea' } },
  ),
}

let gateway: TestGateway
let work: Editing
beforeAll(async () => {
  ;({ gateway, work } = await openEditing({ themes }))
})
afterAll(() => gateway.close())

type Presence = {
  others: { name: string; tab: string; isYou: boolean; block?: string; since: string }[]
  version: number
  trashedAt?: string
}
const here = async (key: string, tab: string, extra: Record<string, unknown> = {}, who = work.manager) =>
  (await work.post('presence', { key, tab, ...extra }, who)).json<Presence>()

describe('presence', () => {
  it('tells who else has the document open, and which part they selected', async () => {
    expect(await here('page:/lower', 'manager-1')).toEqual({ others: [], version: 0, notes: expect.any(String) })
    const seen = await here('page:/lower', 'admin-01', { block: 'title' }, work.admin)
    expect(seen.others).toMatchObject([{ name: 'Mana Two', tab: 'manager-1', isYou: false }])
    expect((await here('page:/lower', 'manager-1')).others).toMatchObject([
      { name: 'Ada Three', tab: 'admin-01', block: 'title' },
    ])
    expect((await here('page:/lower', 'manager-2')).others.map((other) => [other.tab, other.isYou])).toEqual([
      ['manager-1', true],
      ['admin-01', false],
    ])
    expect((await here('page:/hidden', 'elsewhere')).others).toEqual([])
  })

  it('drops a person who leaves, switches documents or goes silent', async () => {
    await here('page:/lower', 'manager-2', { leaves: true })
    await here('page:/roles', 'admin-01', {}, work.admin)
    expect((await here('page:/lower', 'manager-1')).others).toEqual([])
    await gateway.database.db.execute(
      sql`UPDATE presence SET seen_at = now() - interval '16 seconds' WHERE tab = 'admin-01'`,
    )
    expect((await here('page:/roles', 'manager-1')).others).toEqual([])
  })

  it("refuses reports for another person's tab", async () => {
    await here('page:/members', 'tab-of-manager')
    await here('page:/members', 'tab-of-manager', { block: 'forged' }, work.admin)
    await here('page:/members', 'tab-of-manager', { leaves: true }, work.admin)
    const { others } = await here('page:/members', 'tab-of-admin', {}, work.admin)
    expect(others).toMatchObject([{ name: 'Mana Two', tab: 'tab-of-manager' }])
    expect(others[0]?.block).toBeUndefined()
  })

  it('returns the newest version, and whether the page was trashed or moved', async () => {
    await work.write('page:/lower', 'One')
    expect(await here('page:/lower', 'manager-1')).toMatchObject({ version: 1 })
    await work.post('trash', { key: 'page:/lower' })
    expect(await here('page:/lower', 'manager-1')).toMatchObject({ trashedAt: expect.any(String) })
    await work.post('restore', { key: 'page:/lower' })
    await work.post('rename', { key: 'page:/lower', path: '/higher' })
    expect((await work.post('presence', { key: 'page:/lower', tab: 'manager-1' })).json().error).toMatchObject({
      status: 410,
      details: { movedTo: 'page:/higher' },
    })
    expect((await work.post('presence', { key: 'page:/staff', tab: 'manager-1' })).statusCode).toBe(403)
    await work.post('rename', { key: 'page:/higher', path: '/lower' })
  })
})

describe('a preview link', () => {
  const link = async (keys: string[], extra: Record<string, unknown> = {}, who = work.manager) =>
    (await work.post('preview-link', { keys, ...extra }, who)).json<{ address: string; endsAt: string; id: string }>()

  it('shows the draft in its current state to anyone with the link, uncached and unindexed', async () => {
    await work.write('page:/hidden', 'Draft words')
    const { address, endsAt } = await link(['page:/hidden'], { hours: 1 })
    expect(address).toMatch(/^\/hidden\?preview=[\w-]{43}$/)
    expect(Math.round((Date.parse(endsAt) - Date.now()) / 60_000)).toBe(60)
    const shown = await work.visit(address)
    expect(shown.statusCode).toBe(200)
    expect(shown.body).toContain('Draft words')
    expect(shown.body).toContain('<meta name="robots" content="noindex">')
    expect(shown.body).not.toContain('SECRET-FOR-STAFF')
    expect(shown.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'strict-origin',
    })
    await work.write('page:/hidden', 'Later words')
    expect((await work.visit(address)).body).toContain('Later words')
    expect((await work.visit(address.replace('?', '/_payload.json?'))).json()).toMatchObject({
      pattern: '/hidden',
      head: { noindex: true },
    })
    expect((await work.visit('/hidden')).body).not.toContain('Draft words')
    expect((await ask(gateway, '/hidden')).headers['cache-control']).toContain('public')
  })

  it('shows unpublished pages, frame slots, and samples of patterns', async () => {
    await work.post('create', { path: '/brand-new', title: 'New' })
    await work.write('page:/brand-new', 'Never seen')
    const header = await work.open('slot:header')
    await work.save('slot:header', header.version, { ...header.content, rows: [row(heading('Draft header'))] })
    const { address } = await link(['slot:header', 'page:/brand-new'])
    const { body } = await work.visit(address)
    expect([body.includes('Never seen'), body.includes('Draft header')]).toEqual([true, true])
    expect((await work.visit('/brand-new')).statusCode).toBe(404)
    expect((await work.visit('/')).body).not.toContain('Draft header')
    expect((await link(['page:/shop/{sku}'])).address).toMatch(/^\/shop\/tea\?preview=/)
  })

  it('is refused for a trashed page, which it could not show', async () => {
    expect((await work.post('trash', { key: 'page:/lower' })).statusCode).toBe(200)
    const refused = await work.post('preview-link', { keys: ['page:/lower'] })
    expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([
      409,
      'หน้านี้อยู่ในถังขยะ กรุณากู้คืนก่อนแชร์',
    ])
    expect((await work.post('restore', { key: 'page:/lower' })).statusCode).toBe(200)
    expect((await work.post('preview-link', { keys: ['page:/lower'] })).statusCode).toBe(200)
  })

  it('opens the pages that it names, and no other, to those who could not open them', async () => {
    const opened = await work.open('page:/members')
    const members = opened.content as unknown as { views: { user: { rows: unknown[] } } }
    await work.save('page:/members', opened.version, {
      ...opened.content,
      views: { user: { rows: [...members.views.user.rows, row(heading('For members'))] } },
    })
    const { address } = await link(['page:/members'])
    expect((await work.visit(address)).body).toContain('For members')
    const token = address.split('?')[1] ?? ''
    expect((await work.visit(`/staff?${token}`)).statusCode).toBe(302)
    expect((await work.post('preview-link', { keys: ['page:/staff'] })).statusCode).toBe(403)
    expect((await work.visit('/members')).statusCode).toBe(302)
  })

  it("shows nothing of a page that has become admin-only; an admin's link continues", async () => {
    await work.post('create', { path: '/plan', title: 'Plan' })
    await work.write('page:/plan', 'Words for all')
    const [managers, admins] = [await link(['page:/plan']), await link(['page:/plan'], {}, work.admin)]
    let at = '/plan'
    const seen = async ({ address }: { address: string }, text: string) =>
      (await ask(gateway, address.replace('/plan', at))).body.includes(text)
    expect([await seen(managers, 'Words for all'), await seen(admins, 'Words for all')]).toEqual([true, true])
    const { version, content } = await work.open('page:/plan')
    await work.save(
      'page:/plan',
      version,
      { ...adding(content, 'Words for admins'), access: 'admin' },
      { who: work.admin },
    )
    expect([await seen(managers, 'Words for'), await seen(admins, 'Words for admins')]).toEqual([false, true])
    await work.post('rename', { key: 'page:/plan', path: '/plan-2' }, work.admin)
    at = '/plan-2'
    expect([await seen(managers, 'Words for'), await seen(admins, 'Words for admins')]).toEqual([false, true])
  })

  it('follows a page to its new address', async () => {
    await work.post('create', { path: '/before', title: 'x' })
    await work.write('page:/before', 'Moved words')
    const { address } = await link(['page:/before'])
    await work.post('rename', { key: 'page:/before', path: '/after' })
    const moved = await work.visit(address)
    expect(moved.statusCode).toBe(308)
    expect((await work.visit(String(moved.headers.location))).body).toContain('Moved words')
  })

  it('handles a repeated token parameter: the first counts', async () => {
    await work.write('page:/hidden', 'Twice named')
    await work.post('create', { path: '/twice', title: 'x' })
    const { address } = await link(['page:/hidden', 'page:/twice'])
    await work.post('rename', { key: 'page:/twice', path: '/thrice' })
    const token = address.split('preview=')[1] ?? ''
    for (const second of [token, 'another', ''])
      expect((await work.visit(`${address}&preview=${second}`)).body).toContain('Twice named')
    expect((await work.visit(`/hidden?preview=another&preview=${token}`)).statusCode).toBe(410)
    const moved = await work.visit(`/twice?preview=${token}&tab=2&preview=${token}`)
    const to = new URL(String(moved.headers.location), 'http://site')
    expect([to.pathname, to.searchParams.getAll('preview'), to.searchParams.get('tab')]).toEqual([
      '/thrice',
      [token],
      '2',
    ])
  })

  it('expires, says so, and is worthless on another site', async () => {
    const { address } = await link(['page:/hidden'])
    expect((await ask(gateway, address, { host: 'beta.localhost' })).statusCode).toBe(410)
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    const ended = await ask(gateway, address, { cookie: 'lang=en' })
    expect([ended.statusCode, ended.headers['cache-control']]).toEqual([410, 'private, no-store'])
    expect(ended.body).toContain('This preview link has expired.')
    expect((await ask(gateway, address, { cookie: 'lang=th' })).body).toContain('ลิงก์ดูตัวอย่างนี้หมดอายุแล้ว')
  })

  it('tells its visitors when it was revoked, and lists who revoked it', async () => {
    const over = async (who = work.manager) =>
      (await work.get('/api/editor/preview-links', who)).json<{
        over: { id: string; endedAt?: string; endedBy?: string; isYours: boolean }[]
      }>().over
    const [expired, ended] = [await link(['page:/hidden']), await link(['page:/hidden'])]
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now() WHERE token_hash = ${expired.id}`)
    await work.post('end-preview', { id: ended.id }, work.admin)
    const { body, statusCode } = await ask(gateway, ended.address, { cookie: 'lang=en' })
    expect([
      statusCode,
      body.includes('The site’s team revoked this preview link'),
      body.includes('preview link has expired'),
    ]).toEqual([410, true, false])
    expect((await ask(gateway, ended.address, { cookie: 'lang=th' })).body).toContain('ยกเลิกลิงก์ดูตัวอย่างนี้ก่อนครบกำหนด')
    const linksOver = await over()
    expect(linksOver.find(({ id }) => id === ended.id)).toMatchObject({
      isYours: true,
      endedAt: expect.any(String),
      endedBy: 'Ada Three',
    })
    expect(linksOver.find(({ id }) => id === expired.id)).not.toHaveProperty('endedAt')
    // Links to more than a manager may edit are hidden from them.
    const staff = await link(['page:/staff'], {}, work.admin)
    await work.post('end-preview', { id: staff.id }, work.admin)
    expect([
      (await over()).some(({ id }) => id === staff.id),
      (await over(work.admin)).some(({ id }) => id === staff.id),
    ]).toEqual([false, true])
    // However many of those ended since.
    await gateway.database.db.execute(
      sql`INSERT INTO preview_link (site_id, token_hash, documents, theme, ends_at) SELECT 'alpha', 'hides-' || n, CASE WHEN n % 2 = 0 THEN '["page:/staff"]'::jsonb ELSE '["page:/hidden"]'::jsonb END, CASE WHEN n % 2 = 0 THEN NULL ELSE 'default' END, now() FROM generate_series(1, 25) AS n`,
    )
    expect((await over()).some(({ id }) => id === ended.id)).toBe(true)
    await gateway.database.db.execute(sql`DELETE FROM preview_link WHERE token_hash LIKE 'hides-%'`)
    await gateway.database.db.execute(
      sql`UPDATE preview_link SET ends_at = now() - interval '40 days', ended_at = now() - interval '40 days' WHERE token_hash = ${ended.id}`,
    )
    expect((await over()).some(({ id }) => id === ended.id)).toBe(false)
  })

  it("is carried through the site's links, and marks each page as a draft", async () => {
    await work.write('page:/lower', 'Draft of another page')
    const { address } = await link(['page:/hidden', 'page:/lower'])
    const token = address.split('preview=')[1] ?? ''
    const bootIn = (body: string) =>
      JSON.parse(/id="boot">(.*?)<\/script>/.exec(body)?.[1] ?? '{}') as { preview?: string }
    for (const path of ['/hidden', '/lower', '/roles']) {
      const { body, headers } = await ask(gateway, `${path}?preview=${token}`, { cookie: 'lang=en' })
      expect([path, bootIn(body).preview, headers['cache-control']]).toEqual([path, token, 'private, no-store'])
      expect(body).toContain('This is a draft preview – not live.')
    }
    const away = String((await work.visit(`/members?preview=${token}`)).headers.location)
    expect(new URL(away, 'http://site').searchParams.get('preview')).toBe(token)
    const live = (await work.visit('/hidden')).body
    expect([bootIn(live).preview, live.includes('preview-bar')]).toEqual([undefined, false])
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    const { body } = await ask(gateway, address, { cookie: 'lang=en' })
    expect([bootIn(body).preview, body.includes('View published page'), body.includes('not live')]).toEqual([
      '',
      true,
      false,
    ])
  })

  it.each(['yes', '', 'a'.repeat(42), 'a'.repeat(43), 'a&preview=b'])(
    'shows a notice instead of the live page for the token %j',
    async (token) => {
      const response = await ask(gateway, `/hidden?preview=${token}`, { cookie: 'lang=en' })
      expect([response.statusCode, response.headers['cache-control']]).toEqual([410, 'private, no-store'])
      expect(response.body).toContain('This preview link is incomplete or mistyped.')
      expect(response.body).toContain('View published page')
      expect((await work.visit(`/hidden/_payload.json?preview=${token}`)).statusCode).toBe(410)
    },
  )

  it('is listed until it ends, and can be ended by those who may edit what it shows', async () => {
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    type Links = { links: { id: string; keys: string[]; by?: string; isYours: boolean; endsAt: string }[] }
    const links = async (who = work.manager) => (await work.get('/api/editor/preview-links', who)).json<Links>().links
    expect(await links()).toEqual([])
    const mine = await link(['page:/hidden'], { hours: 2 })
    await link(['page:/staff'], {}, work.admin)
    expect(await links()).toMatchObject([
      { keys: ['page:/hidden'], by: 'Mana Two', isYours: true, endsAt: mine.endsAt },
    ])
    expect((await links(work.admin)).map(({ keys, isYours }) => [keys[0], isYours])).toEqual([
      ['page:/staff', true],
      ['page:/hidden', false],
    ])
    const [staff, hidden] = await links(work.admin)
    expect((await work.post('end-preview', { id: staff?.id })).statusCode).toBe(404)
    expect((await work.post('end-preview', { id: hidden?.id }, work.admin)).statusCode).toBe(200)
    expect((await work.visit(mine.address)).statusCode).toBe(410)
    expect(await links()).toEqual([])
    expect((await work.post('end-preview', { id: hidden?.id })).statusCode).toBe(404)
    const { entries } = (await work.get('/api/editor/audit?action=end-preview', work.admin)).json<{
      entries: { subject: string; before: unknown }[]
    }>()
    expect(entries.slice(0, 1)).toMatchObject([
      { subject: `preview:${hidden?.id.slice(0, 12)}`, before: { keys: ['page:/hidden'] } },
    ])
  })

  it('is limited in number, so that each can be found and ended', async () => {
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    await gateway.database.db.execute(
      sql`INSERT INTO preview_link (site_id, token_hash, documents, made_by, ends_at) SELECT 'alpha', 'many-' || n, '["page:/hidden"]', (SELECT id FROM person WHERE site_id = 'alpha' AND role = 'manager'), now() + interval '1 hour' FROM generate_series(1, 99) AS n`,
    )
    const make = async (who = work.manager) =>
      (await work.post('preview-link', { keys: ['page:/hidden'] }, who)).statusCode
    expect((await Promise.all([make(), make(), make()])).sort((a, b) => a - b)).toEqual([200, 409, 409])
    expect(await make(work.admin)).toBe(200)
    await gateway.database.db.execute(
      sql`INSERT INTO preview_link (site_id, token_hash, documents, ends_at) SELECT 'alpha', 'more-' || n, '["page:/hidden"]', now() + interval '1 hour' FROM generate_series(1, 99) AS n`,
    )
    expect(await make(work.admin)).toBe(409)
    expect((await work.get('/api/editor/preview-links', work.admin)).json<{ links: unknown[] }>().links).toHaveLength(
      200,
    )
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    expect(await make()).toBe(200)
  })

  it('keeps its token out of the database', async () => {
    const { address } = await link(['page:/hidden'])
    const token = address.split('preview=')[1] ?? ''
    const stored =
      JSON.stringify(
        (
          (await gateway.database.db.execute(
            sql`SELECT to_jsonb(preview_link) AS link FROM preview_link`,
          )) as unknown as { rows: unknown[] }
        ).rows,
      ) +
      JSON.stringify(
        (
          (await gateway.database.db.execute(sql`SELECT to_jsonb(audit) AS entry FROM audit`)) as unknown as {
            rows: unknown[]
          }
        ).rows,
      )
    expect(stored).not.toContain(token)
  })

  it('counts as no visit, like viewing as another role: analytics are not loaded', async () => {
    await gateway.database.db.execute(
      sql`UPDATE site SET space = space || '{"analytics": {"src": "https://count.example/a.js"}}' WHERE site_id = 'alpha'`,
    )
    gateway.services.sites.forget()
    const counted = async (path: string, cookie?: string) => {
      const { body, headers } = await ask(gateway, path, cookie ? { cookie } : {})
      return [body.includes('count.example'), String(headers['content-security-policy']).includes('count.example')]
    }
    const { address } = await link(['page:/hidden'])
    expect([await counted('/'), await counted('/', work.manager.cookie), await counted('/?as=guest')]).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
    expect([
      await counted(address),
      await counted('/?as=guest', work.manager.cookie),
      await counted('/?as=admin', work.admin.cookie),
    ]).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ])
  })

  it('lets managers only make one', async () => {
    const user = await signIn(gateway, 'user')
    expect((await work.post('preview-link', { keys: ['page:/hidden'] }, user)).statusCode).toBe(403)
    const { content, version } = await work.open('page:/hidden')
    expect((await work.save('page:/hidden', version, adding(content, 'Still works'))).statusCode).toBe(200)
  })
})
