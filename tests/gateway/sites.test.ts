import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withSite } from '@gateway/db/scope'
import * as accountTables from '@gateway/db/account-tables'
import { item } from '@gateway/db/item-tables'
import { post as postTable } from '@gateway/db/post-tables'
import * as tables from '@gateway/db/tables'
import { fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { ask, openGateway, productionEnv, signIn, type TestGateway } from '@tests/support/gateway'
import { sendPicture } from '@tests/support/media'
import { makePicture } from '@tests/support/picture'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await openGateway()
  token = (await signIn(gateway, 'admin')).token
})
afterAll(() => gateway.close())

type Failed = { error: { message: string; fields?: Record<string, string>; details?: { version: number } } }
const get = (path: string) => ask(gateway, `/api/site/${path}`, { token, cookie: 'lang=en' })
const post = (call: string, body: object, cookie = 'lang=en') =>
  ask(gateway, `/api/site/${call}`, { token, cookie, body })
const wanted = (id: string, extra: object = {}) => ({
  id,
  template: 'pack:default',
  hosts: [`${id}.localhost`],
  name: { en: `New ${id}`, th: `ใหม่ ${id}` },
  locales: ['th', 'en'],
  timeZone: 'Asia/Bangkok',
  spaceId: id,
  admin: { email: `Owner@${id}.example`, firstname: 'Nok', lastname: 'Dee' },
  ...extra,
})
const make = async (id: string, extra: object = {}) => {
  const answer = await post('create', wanted(id, extra))
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ id: string; address: string; email: string; password: string }>()
}
const open = async (id: string) =>
  (await get(`document?id=${id}`)).json<{
    version: number
    status: string
    hosts: { hostname: string; shown: string; address: string }[]
    address: string
    admins: number
    services: object
  }>()
const errorOf = (answer: { json: () => unknown }) => (answer.json() as Failed).error
const signInAt = (host: string, email: string, password: string) =>
  ask(gateway, '/account/signin', { host, body: { email, password } })

describe('new site', () => {
  it('answers at its host at once, and its first admin signs in with the password shown once', async () => {
    expect((await ask(gateway, '/', { host: 'bakery.localhost' })).statusCode).toBe(404)
    const made = await make('bakery')
    expect(made).toMatchObject({
      id: 'bakery',
      address: 'http://bakery.localhost:5001',
      email: 'owner@bakery.example',
      password: expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/),
    })
    const home = await ask(gateway, '/?lang=en', { host: 'bakery.localhost' })
    expect(home.statusCode).toBe(200)
    expect(home.body).toContain('New bakery')
    expect((await signInAt('bakery.localhost', 'owner@bakery.example', made.password)).statusCode).toBe(200)
    expect((await signInAt('bakery.localhost', 'owner@bakery.example', 'sitewright-demo')).statusCode).toBe(401)
    expect(await open('bakery')).toMatchObject({
      status: 'active',
      version: 1,
      admins: 1,
      template: 'pack:default',
      hosts: [{ hostname: 'bakery.localhost', shown: 'bakery.localhost', address: 'http://bakery.localhost:5001' }],
    })
  })

  it('answers at once on another gateway of the same database too', async () => {
    const other = await openGateway({ database: gateway.database })
    expect((await ask(other, '/', { host: 'second.localhost' })).statusCode).toBe(404)
    await make('second')
    expect((await ask(other, '/', { host: 'second.localhost' })).statusCode).toBe(200)
    await post('disable', { id: 'second' })
    await expect.poll(async () => (await ask(other, '/', { host: 'second.localhost' })).statusCode).toBe(503)
    await post('enable', { id: 'second' })
    expect((await ask(other, '/', { host: 'second.localhost' })).statusCode).toBe(200)
    await other.app.close()
  })

  it.each([
    [
      'a key that is taken',
      { id: 'beta', hosts: ['free.localhost'] },
      409,
      'id',
      'A site with this key already exists.',
    ],
    [
      'a host that is taken',
      { hosts: ['fresh.localhost', 'BETA.localhost.'] },
      409,
      'hosts.1',
      '“Site beta” already uses this name.',
    ],
    [
      'an address for a name',
      { hosts: ['https://shop.example.com/'] },
      422,
      'hosts.0',
      'Enter only the name: no https://, path or sign-in details.',
    ],
    [
      'a port',
      { hosts: ['shop.example.com:8080'] },
      422,
      'hosts.0',
      'Leave out the port. The site uses the gateway’s port.',
    ],
    ['a number', { hosts: ['10.0.0.1'] }, 422, 'hosts.0', 'An IP address can’t be a host name.'],
    [
      'this machine itself',
      { hosts: ['localhost'] },
      422,
      'hosts.0',
      'Enter the full host name with its domain, such as shop.example.com.',
    ],
    [
      'a name twice',
      { hosts: ['one.localhost', 'ONE.localhost'] },
      422,
      'hosts.1',
      'This name is already in the list.',
    ],
    ['no host', { hosts: [] }, 400, 'hosts', expect.any(String)],
    ['a template that is not there', { template: 'pack:none' }, 404, 'template', 'Template not found.'],
    ['a key that is none', { id: 'Not A Key' }, 400, 'id', expect.any(String)],
    ['no language', { locales: [] }, 400, 'locales', 'Choose at least one language.'],
    [
      'no name in one of its languages',
      { name: { en: 'Only English' } },
      400,
      'name.th',
      'Enter a site name in each language.',
    ],
    ['a time zone that is none', { timeZone: 'Mars/Olympus' }, 400, 'timeZone', 'This time zone doesn’t exist.'],
    [
      'no address for its admin',
      { admin: { email: 'nobody', firstname: '', lastname: '' } },
      400,
      'admin.email',
      expect.any(String),
    ],
  ])('is refused at the field with %s', async (_case, extra, status, field, message) => {
    const answer = await post('create', wanted('refused', extra))
    expect([answer.statusCode, errorOf(answer).fields]).toEqual([status, { [field]: message }])
    expect((await get('document?id=refused')).statusCode).toBe(404)
  })

  it('is refused in Thai for readers of Thai', async () => {
    expect(errorOf(await post('create', wanted('refused', { hosts: ['beta.localhost'] }), 'lang=th')).fields).toEqual({
      'hosts.0': 'เว็บไซต์ “ไซต์ beta” ใช้ชื่อนี้อยู่แล้ว',
    })
  })

  it('reports a taken key and a taken name together', async () => {
    expect(
      errorOf(await post('create', wanted('beta', { hosts: ['fresh.localhost', 'beta.localhost'] }))).fields,
    ).toEqual({ id: 'A site with this key already exists.', 'hosts.1': '“Site beta” already uses this name.' })
  })

  it('checks key and names in advance like its creation, without creating it', async () => {
    const checked = async (id: string, hosts: string[]) => post('check-names', { id, hosts })
    expect((await checked('not-yet', ['not-yet.localhost'])).json()).toEqual({ status: true })
    expect((await get('document?id=not-yet')).statusCode).toBe(404)
    const refused = await checked('beta', ['https://fresh.localhost', 'fresh.localhost'])
    expect([refused.statusCode, errorOf(refused).fields]).toEqual([
      409,
      {
        id: 'A site with this key already exists.',
        'hosts.0': 'Enter only the name: no https://, path or sign-in details.',
      },
    ])
    expect(errorOf(await checked('not-yet', ['fresh.localhost', 'beta.localhost'])).fields).toEqual({
      'hosts.1': '“Site beta” already uses this name.',
    })
    const other = await signIn(gateway, 'admin', 'beta')
    expect(
      (
        await ask(gateway, '/api/site/check-names', {
          host: 'beta.localhost',
          token: other.token,
          body: { id: 'not-yet', hosts: ['not-yet.localhost'] },
        })
      ).statusCode,
    ).not.toBe(200)
  })

  it('is created once for two with the same host or key, and the other fails at the field', async () => {
    const host = await Promise.all(
      ['race-a', 'race-b'].map((id) => post('create', wanted(id, { hosts: ['race.localhost'] }))),
    )
    expect(host.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const late = host.find((answer) => answer.statusCode === 409)
    expect(late && errorOf(late).fields).toEqual({ 'hosts.0': expect.stringMatching(/“New race-[ab]” already uses/) })
    const key = await Promise.all(
      ['one', 'two'].map((name) => post('create', wanted('race-c', { hosts: [`race-${name}.localhost`] }))),
    )
    expect(key.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const second = key.find((answer) => answer.statusCode === 409)
    expect(second && errorOf(second).fields).toEqual({ id: 'A site with this key already exists.' })
  })

  it('shows a name in another script as people write it', async () => {
    await make('thai', { hosts: ['ร้านขนม.ไทย'] })
    expect((await open('thai')).hosts[0]).toMatchObject({
      hostname: 'xn--22c9bb6ag4guh.xn--o3cw4h',
      shown: 'ร้านขนม.ไทย',
    })
    expect((await ask(gateway, '/', { host: 'xn--22c9bb6ag4guh.xn--o3cw4h' })).statusCode).toBe(200)
  })

  it('refuses names of this machine, of a tunnel or of the gateway in production', async () => {
    const world = await openGateway({ env: { ...productionEnv, TUNNEL_HOSTS: 'tunnel.example.net' } })
    const admin = (await signIn(world, 'admin')).token
    const answers = await Promise.all(
      ['new.localhost', 'tunnel.example.net', 'gateway.example.com', 'new.example.com'].map((host, index) =>
        ask(world, '/api/site/create', {
          token: admin,
          cookie: 'lang=en',
          body: wanted(`world-${index}`, { hosts: [host] }),
        }),
      ),
    )
    expect(answers.map((answer) => answer.statusCode)).toEqual([422, 422, 422, 200])
    expect(answers.slice(0, 3).map((answer) => errorOf(answer).fields?.['hosts.0'])).toEqual([
      'Names ending in .localhost point to each visitor’s own machine.',
      'This name is reserved for the gateway.',
      'This name is reserved for the gateway.',
    ])
    await world.close()
  })
})

describe('template', () => {
  it('exists for each pack, and each existing site', async () => {
    const { templates } = (await get('templates')).json<{
      templates: { id: string; kind: string; look: object; pages: number }[]
    }>()
    expect(templates[0]).toMatchObject({
      id: 'pack:default',
      kind: 'pack',
      pages: expect.any(Number),
      look: { scheme: 'light', colors: { brand: expect.stringMatching(/^#/) } },
    })
    expect(templates.map((each) => each.id)).toEqual(expect.arrayContaining(['site:alpha', 'site:beta']))
  })

  it('copies a pack’s menus and posts, under the new site’s name', async () => {
    const themes = {
      ...fixtureThemes,
      '/themes/rye/theme.json': JSON.stringify({
        ...(JSON.parse(fixtureThemes['/themes/default/theme.json'] as string) as object),
        name: 'rye',
        parent: 'default',
      }),
    }
    const sites = {
      '/themes/alpha/site/site.json': JSON.stringify({
        id: 'alpha',
        name: 'Alpha',
        hosts: ['alpha.localhost'],
        theme: Object.fromEntries(
          ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'].map((slot) => [slot, 'default']),
        ),
        space: { id: 'alpha', name: 'Alpha', locales: ['th', 'en'], menus: {}, contact: {} },
        people: {
          user: { firstname: 'U', lastname: '' },
          manager: { firstname: 'M', lastname: '' },
          admin: { firstname: 'A', lastname: '' },
        },
      }),
      '/themes/rye/site/site.json': JSON.stringify({
        id: 'rye',
        name: 'Rye',
        hosts: ['rye.localhost'],
        theme: Object.fromEntries(
          ['homepage', 'header', 'subheader', 'footer', 'dashboard', 'checkout'].map((slot) => [slot, 'rye']),
        ),
        space: {
          id: 'rye',
          name: 'Rye',
          locales: ['th'],
          menus: { main: [{ label: 'Bread', to: '/bread' }] },
          contact: { phone: '02 000 0000', email: 'hello@rye.example' },
          copyright: 'Rye Ltd.',
          announcement: { id: 'a', text: 'Closed on Monday' },
        },
        people: {
          user: { firstname: 'U', lastname: '' },
          manager: { firstname: 'M', lastname: '' },
          admin: { firstname: 'A', lastname: '' },
        },
      }),
      '/themes/rye/site/posts/first.json': JSON.stringify({
        slug: 'first',
        category: 'news',
        title: 'First post',
        excerpt: 'Of the pack.',
        author: { name: 'Someone' },
        publishedAt: '2026-01-01T00:00:00Z',
        body: { type: 'doc', content: [] },
      }),
    }
    const other = await openGateway({ themes, sites })
    const admin = (await signIn(other, 'admin')).token
    expect(
      (await ask(other, '/api/site/create', { token: admin, body: wanted('loaf', { template: 'pack:rye' }) }))
        .statusCode,
    ).toBe(200)
    const made = await other.services.sites.byId('loaf')
    expect(made).toMatchObject({
      theme: { homepage: 'rye' },
      space: { id: 'loaf', name: { en: 'New loaf' }, menus: { main: [{ label: 'Bread' }] } },
    })
    // Contact data and owner of the new site were never given.
    expect(made?.space).toMatchObject({ contact: {} })
    expect([made?.space.announcement, made?.space.copyright]).toEqual([undefined, undefined])
    expect(await withSite(other.database, 'loaf', (tx) => tx.select({ slug: postTable.slug }).from(postTable))).toEqual(
      [{ slug: 'first' }],
    )
    await other.close()
  })

  it('copies a site’s release, posts and pictures, and nothing of its people and their answers', async () => {
    const picture = await sendPicture(gateway, await makePicture())
    const document = JSON.parse(
      page('/only-here', {
        guest: [
          row(heading('Only at alpha')),
          row({ type: 'content/image', props: { image: { asset: picture.asset } } }),
        ],
      }),
    ) as object
    await gateway.database.db.execute(
      sql`UPDATE release SET content = ${JSON.stringify({ pages: { '/only-here': document }, versions: { 'page:/only-here': 3 }, changed: ['page:/only-here'], backTo: 7 })}::jsonb WHERE site_id = 'alpha'`,
    )
    await gateway.database.db.execute(
      sql`INSERT INTO post (site_id, id, slug, category, title, excerpt, body, author, search_text, published_at) VALUES ('alpha', 'p1', 'told', 'news', '"Told"', '"."', '{"type":"doc","content":[]}', '{"name":"Someone"}', 'told', now())`,
    )
    await gateway.database.db.execute(
      sql`INSERT INTO form_submission (site_id, id, form, page_path, answers, locale) VALUES ('alpha', 's1', 'contact', '/', '{"secret":"alpha"}', 'th')`,
    )
    gateway.services.sites.forget()
    await make('copied', { template: 'site:alpha' })
    const shown = await ask(gateway, '/only-here', { host: 'copied.localhost' })
    expect(shown.body).toContain('Only at alpha')
    const [address] = /\/_store\/public\/copied\/[^ "]+/.exec(shown.body) ?? []
    expect(address).toBeDefined()
    expect((await ask(gateway, address as string, { host: 'copied.localhost' })).statusCode).toBe(200)
    expect((await ask(gateway, address as string, { host: 'alpha.localhost' })).statusCode).toBe(404)
    const own = await withSite(gateway.database, 'copied', async (tx) => ({
      people: (await tx.select().from(tables.person)).map((each) => each.email),
      posts: (await tx.select().from(postTable)).map((each) => [each.slug, each.id === 'p1']),
      answers: await tx.select().from(tables.formSubmission),
      releases: (await tx.select().from(tables.release)).map((each) => [each.no, Object.keys(each.content)]),
      drafts: await tx.select().from(tables.draft),
    }))
    expect(own).toEqual({
      people: ['owner@copied.example'],
      posts: [['told', false]],
      answers: [],
      releases: [[1, ['pages']]],
      drafts: [],
    })
    // The copies belong to the new site: nothing waits for cleanup.
    expect(
      await gateway.database.db.execute(
        sql`SELECT count(*)::int AS count FROM stray_object WHERE storage_key LIKE '%copied/%'`,
      ),
    ).toMatchObject({ rows: [{ count: 0 }] })
  })

  it('keeps nothing of the copied site’s name and contact, and stays out of search engines until its first release', async () => {
    const before = (await gateway.database.db.execute(
      sql`SELECT name, space FROM site WHERE site_id = 'alpha'`,
    )) as unknown as { rows: { name: unknown; space: unknown }[] }
    await gateway.database.db.execute(
      sql`UPDATE site SET name = '{"en":"Alpha Works","th":"แอลฟาเวิร์กส์"}', space = space || '{"copyright":"Alpha Works Ltd.","contact":{"email":"hello@alpha.example"}}'::jsonb WHERE site_id = 'alpha'`,
    )
    const document = JSON.parse(
      page('/story', { guest: [row(heading({ en: 'The story of Alpha Works', th: 'เรื่องของแอลฟาเวิร์กส์' }))] }),
    ) as object
    await gateway.database.db.execute(
      sql`UPDATE release SET content = ${JSON.stringify({ pages: { '/story': document } })}::jsonb WHERE site_id = 'alpha'`,
    )
    gateway.services.sites.forget()
    await make('new-name', { template: 'site:alpha', name: { en: 'Renamed', th: 'ชื่อใหม่' } })
    const at = (path: string, host = 'new-name.localhost') => ask(gateway, path, { host })
    for (const path of ['/story?lang=en', '/story?lang=th']) {
      const { body, headers } = await at(path)
      expect(body).toMatch(/The story of Renamed|เรื่องของชื่อใหม่/)
      expect(body).not.toMatch(/Alpha Works|แอลฟาเวิร์กส์|hello@alpha/)
      expect(headers['x-robots-tag']).toBe('noindex, nofollow')
    }
    expect((await at('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    expect((await at('/sitemap.xml')).body).not.toContain('<loc>')
    expect((await at('/story', 'alpha.localhost')).headers['x-robots-tag']).toBeUndefined()
    await gateway.database.db.execute(
      sql`INSERT INTO release (site_id, no, content) SELECT site_id, 2, content FROM release WHERE site_id = 'new-name'`,
    )
    await gateway.database.db.execute(sql`UPDATE site SET release_no = 2 WHERE site_id = 'new-name'`)
    gateway.services.sites.forget()
    expect((await at('/story')).headers['x-robots-tag']).toBeUndefined()
    expect((await at('/robots.txt')).body).toContain('Disallow: /api/')
    expect((await at('/sitemap.xml')).body).toContain('/story</loc>')
    await gateway.database.db.execute(
      sql`UPDATE site SET name = ${JSON.stringify(before.rows[0]?.name)}::jsonb, space = ${JSON.stringify(before.rows[0]?.space)}::jsonb WHERE site_id = 'alpha'`,
    )
    gateway.services.sites.forget()
  })

  it('creates no site when its pictures are unavailable, and leaves only what is purged', async () => {
    const picture = await sendPicture(gateway, await makePicture())
    const keys = await gateway.database.db.execute(sql`SELECT storage_key AS key FROM item WHERE id = ${picture.id}`)
    await gateway.services.store.remove((keys as unknown as { rows: { key: string }[] }).rows[0]?.key ?? '')
    await gateway.database.db.execute(
      sql`UPDATE release SET content = ${JSON.stringify({ tokens: { background: picture.asset } })}::jsonb WHERE site_id = 'beta'`,
    )
    await gateway.database.db.execute(
      sql`INSERT INTO item (site_id, id, drive, kind, name, sibling_key, sort_key, file_kind, search_text, mime, size, checksum, storage_key, mode, width, height, renditions, alt, focus) SELECT 'beta', id, drive, kind, name, sibling_key, sort_key, file_kind, search_text, mime, size, checksum, storage_key, mode, width, height, renditions, alt, focus FROM item WHERE id = ${picture.id}`,
    )
    expect((await post('create', wanted('unmade', { template: 'site:beta' }))).statusCode).toBe(503)
    expect((await get('document?id=unmade')).statusCode).toBe(404)
    const left = await gateway.database.db.execute(
      sql`SELECT site_id, count(*)::int AS count FROM stray_object WHERE storage_key LIKE '%unmade/%' GROUP BY site_id`,
    )
    expect((left as unknown as { rows: unknown[] }).rows).toEqual([{ site_id: 'alpha', count: expect.any(Number) }])
    await gateway.database.db.execute(sql`UPDATE release SET content = '{}' WHERE site_id = 'beta'`)
  })
})

describe('site host names and settings', () => {
  it('change host names as a whole, effective at once', async () => {
    await make('moving')
    const changed = await post('set-hosts', {
      id: 'moving',
      version: 1,
      hosts: ['moved.localhost', 'Moving.localhost'],
    })
    expect(changed.json()).toEqual({
      version: 2,
      hosts: ['moved.localhost', 'moving.localhost'].map((hostname) => ({
        hostname,
        shown: hostname,
        address: `http://${hostname}:5001`,
      })),
    })
    const canonical = /<link rel="canonical" href="([^"]*)">/.exec(
      (await ask(gateway, '/year/2026', { host: 'moving.localhost' })).body,
    )?.[1]
    expect(canonical).toBe('http://moved.localhost:5001/year/2026')
    expect((await post('set-hosts', { id: 'moving', version: 2, hosts: ['moved.localhost'] })).statusCode).toBe(200)
    expect((await ask(gateway, '/', { host: 'moving.localhost' })).statusCode).toBe(404)
    expect((await post('set-hosts', { id: 'moving', version: 3, hosts: [] })).statusCode).toBe(400)
    expect(
      errorOf(await post('set-hosts', { id: 'moving', version: 3, hosts: ['moved.localhost', 'alpha.localhost'] }))
        .fields,
    ).toEqual({ 'hosts.1': '“Site alpha” already uses this name.' })
    expect((await open('moving')).hosts.map((each) => each.hostname)).toEqual(['moved.localhost'])
  })

  it('give a host to one of two sites that request it, and never deadlock on a swap', async () => {
    await make('left-site')
    await make('right-site')
    const both = await Promise.all(
      ['left-site', 'right-site'].map((id) =>
        post('set-hosts', { id, version: 1, hosts: [`${id}.localhost`, 'wanted.localhost'] }),
      ),
    )
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [left, right] = await Promise.all(['left-site', 'right-site'].map(open))
    const exchange = await Promise.all([
      post('set-hosts', { id: 'left-site', version: left?.version, hosts: ['right-site.localhost'] }),
      post('set-hosts', { id: 'right-site', version: right?.version, hosts: ['left-site.localhost'] }),
    ])
    for (const answer of exchange) expect([200, 409]).toContain(answer.statusCode)
  })

  it('remove the caller’s own host name only when that is confirmed', async () => {
    const { hosts, version: first } = await open('alpha')
    let version = first
    const change = async (names: string[], extra: object = {}, host = 'alpha.localhost') => {
      const answer = await ask(gateway, '/api/site/set-hosts', {
        host,
        token,
        cookie: 'lang=en',
        body: { id: 'alpha', version, hosts: names, ...extra },
      })
      if (answer.statusCode === 200) version += 1
      return answer
    }
    const before = hosts.map(({ hostname }) => hostname)
    expect(before).toContain('alpha.localhost')
    const refused = await change(['renamed.localhost'])
    expect([refused.statusCode, errorOf(refused).message, errorOf(refused).details]).toEqual([
      422,
      'You’re using “alpha.localhost” right now, and it would stop working.',
      { givesUp: 'alpha.localhost' },
    ])
    expect((await change(['renamed.localhost'], { givesUp: 'other.localhost' })).statusCode).toBe(422)
    expect((await open('alpha')).hosts).toEqual(hosts)
    // Another name of the list may be removed without confirmation, and this machine's own always works, regardless of
    // the list.
    expect((await change(['alpha.localhost', 'spare.localhost'])).statusCode).toBe(200)
    expect((await change(['alpha.localhost'])).statusCode).toBe(200)
    expect((await change(['renamed.localhost'], {}, 'localhost')).statusCode).toBe(200)
    const back = await change(before, { givesUp: 'renamed.localhost' }, 'renamed.localhost')
    expect([
      back.statusCode,
      back.json<{ hosts: { hostname: string }[] }>().hosts.map((each) => each.hostname),
    ]).toEqual([200, before])
  })

  it('are saved only with the latest version', async () => {
    await make('settled')
    const settings = {
      id: 'settled',
      name: { th: 'ชื่อใหม่', en: 'Newly named' },
      tagline: { en: 'Warm', th: '' },
      locales: ['en', 'th'],
      timeZone: 'Asia/Tokyo',
      spaceId: 'other-space',
      clusterId: 'club',
    }
    expect((await post('update', { ...settings, version: 1 })).json()).toEqual({ version: 2 })
    const stale = await post('set-hosts', { id: 'settled', version: 1, hosts: ['x.localhost'] })
    expect([stale.statusCode, errorOf(stale).details]).toEqual([409, { version: 2 }])
    const shown = await ask(gateway, '/year/2026', { host: 'settled.localhost' })
    expect(shown.body).toMatch(/<html lang="en"/)
    expect(shown.body).toContain('Newly named')
    expect(await gateway.services.sites.byId('settled')).toMatchObject({
      clusterId: 'club',
      space: { id: 'other-space', timeZone: 'Asia/Tokyo', tagline: { en: 'Warm' } },
    })
    const stored = await gateway.services.sites.byId('settled')
    expect((await ask(gateway, '/', { host: 'settled.localhost' })).statusCode).toBe(302)
    expect((await post('update', { ...settings, version: 2, clusterId: undefined })).statusCode).toBe(200)
    expect((await gateway.services.sites.byId('settled'))?.publicKey).toBe(stored?.publicKey)
  })

  it('open with services older than the address check, so that they can be corrected', async () => {
    await make('older')
    await gateway.database.db
      .update(tables.site)
      .set({ space: sql`${tables.site.space} || '{"remoteLog":"https://log_host/"}'::jsonb` })
      .where(eq(tables.site.siteId, 'older'))
    expect(await open('older')).toMatchObject({ services: { log: 'https://log_host/' } })
  })

  it('let the site’s pages call the configured services, and no others', async () => {
    await make('served')
    const host = 'served.localhost'
    const settings = {
      id: 'served',
      name: { th: 'ไซต์', en: 'Site' },
      locales: ['en'],
      timeZone: 'Asia/Bangkok',
      spaceId: 'served',
    }
    const readDocument = async () => {
      const { headers, body } = await ask(gateway, '/year/2026', { host })
      const { space } = JSON.parse(
        /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '',
      ) as { space: Record<string, unknown> }
      const policy = String(headers['content-security-policy'])
      const [asks, runs] = [
        /connect-src[^;]*/.exec(policy)?.[0],
        /script-src [^;]*/.exec(policy)?.[0].replaceAll(/ 'sha256-[^']+'/g, ''),
      ]
      return {
        asks,
        runs,
        named: /data-analytics="([^"]*)"/.exec(body)?.[1],
        clientData: space.clientData,
        remoteLog: space.remoteLog,
        analytics: space.analytics,
      }
    }
    const none = await readDocument()
    expect(none).toEqual({ asks: "connect-src 'self'", runs: "script-src 'self'" })
    const services = {
      ip: 'https://ip.example/json;v=1',
      location: 'https://geo.example/{ip}',
      log: 'http://localhost:9000/log',
      analytics: 'https://Count.example',
    }
    expect(
      (await post('update', { ...settings, version: 1, services: { ...services, ip: ` ${services.ip} ` } })).statusCode,
    ).toBe(200)
    expect(await readDocument()).toEqual({
      asks: "connect-src 'self' https://count.example https://ip.example https://geo.example http://localhost:9000",
      runs: "script-src 'self' https://count.example",
      // In the browser's spelling, which the document's script policy uses for comparison.
      named: 'https://count.example/',
      clientData: { ip: services.ip, location: services.location },
      remoteLog: services.log,
      analytics: { src: services.analytics },
    })
    // A save without them leaves them, and so does a refused one.
    expect((await post('update', { ...settings, version: 2 })).statusCode).toBe(200)
    const refused = await post('update', {
      ...settings,
      version: 3,
      services: {
        ...services,
        log: 'http://log.example/',
        ip: "https://a;script-src 'unsafe-inline'/",
        location: 'https://a.example/;script-src *',
        analytics: 'http://localhost/a.js',
      },
    })
    expect([
      refused.statusCode,
      Object.keys(errorOf(refused).fields ?? {}).toSorted(),
      errorOf(refused).fields?.['services.location'],
    ]).toEqual([
      400,
      ['services.analytics', 'services.ip', 'services.location', 'services.log'],
      expect.stringMatching(/ที่อยู่ต้องไม่มีช่องว่าง|can’t contain spaces/),
    ])
    expect(await open('served')).toMatchObject({ version: 3, services })
    expect(
      (await get('audit?id=served'))
        .json<{ entries: { after: object }[] }>()
        .entries.find(({ after }) => 'services' in after)?.after,
    ).toMatchObject({ services })
    // A save with some of them, as from an older window, leaves the others; a blank one is removed.
    expect(
      (
        await post('update', {
          ...settings,
          version: 3,
          services: { ip: services.ip, location: services.location, log: '' },
        })
      ).statusCode,
    ).toBe(200)
    expect((await open('served')).services).toEqual({
      ip: services.ip,
      location: services.location,
      analytics: services.analytics,
    })
    expect(
      (await post('update', { ...settings, version: 4, services: { ip: '', location: '', log: '', analytics: '' } }))
        .statusCode,
    ).toBe(200)
    expect([await readDocument(), (await open('served')).services]).toEqual([none, {}])
  })

  it('never change key and public key, even for the platform', async () => {
    for (const column of ['site_id', 'public_key'])
      for (const role of ['sitewright_platform', 'sitewright_site'])
        await expect(
          gateway.database.db.transaction(async (tx) => {
            await tx.execute(sql`SELECT set_config('role', ${role}, true), set_config('app.site', 'beta', true)`)
            await tx.execute(sql.raw(`UPDATE site SET ${column} = 'changed' WHERE site_id = 'beta'`))
          }),
        ).rejects.toThrow()
    await expect(
      withSite(gateway.database, 'beta', (tx) => tx.execute(sql`UPDATE site SET status = 'disabled'`)),
    ).rejects.toThrow()
  })
})

describe('disabled site', () => {
  it('shows a notice on every page, ends its sessions, and is restored unchanged', async () => {
    const { password } = await make('closing')
    const host = 'closing.localhost'
    const signed = await signInAt(host, 'owner@closing.example', password)
    const own = (signed.json() as { session: { token: string } }).session.token
    expect((await ask(gateway, '/api/editor/pages', { host, token: own })).statusCode).toBe(200)
    expect((await post('disable', { id: 'closing' })).json()).toEqual({ status: 'disabled' })
    const page503 = await ask(gateway, '/year/2026', { host })
    expect(page503.statusCode).toBe(503)
    expect(page503.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '3600' })
    expect(page503.body).toContain('“New closing” isn’t available right now')
    expect(page503.body).toContain('ขณะนี้ยังเข้าชม “ใหม่ closing” ไม่ได้')
    expect((await ask(gateway, '/_payload.json', { host })).statusCode).toBe(503)
    expect((await signInAt(host, 'owner@closing.example', password)).statusCode).toBe(503)
    const refused = await ask(gateway, '/api/editor/pages', { host, token: own, cookie: 'lang=en' })
    expect([refused.statusCode, refused.json().error]).toEqual([
      503,
      expect.objectContaining({ message: 'This site is temporarily closed', details: { closed: true } }),
    ])
    expect(await open('closing')).toMatchObject({ status: 'disabled', disabledAt: expect.any(String) })
    // Called twice it is disabled once.
    await post('disable', { id: 'closing' })
    expect(
      (await get('audit?id=closing')).json<{ entries: { action: string }[] }>().entries.map((each) => each.action),
    ).toEqual(['site-disable', 'site-create'])
    expect((await post('enable', { id: 'closing' })).json()).toEqual({ status: 'active' })
    expect((await ask(gateway, '/year/2026', { host })).statusCode).toBe(200)
    expect((await ask(gateway, '/api/editor/pages', { host, token: own })).statusCode).toBe(401)
    expect((await signInAt(host, 'owner@closing.example', password)).statusCode).toBe(200)
  })

  it('is never the operator’s own', async () => {
    const refused = await post('disable', { id: 'alpha' })
    expect([refused.statusCode, errorOf(refused).message]).toEqual([409, 'The operator’s own site can’t be disabled.'])
  })

  it('starts no session for a concurrent sign-in', async () => {
    const { password } = await make('late')
    const [signed] = await Promise.all([
      signInAt('late.localhost', 'owner@late.example', password),
      post('disable', { id: 'late' }),
    ])
    expect([200, 404]).toContain(signed.statusCode)
    expect(
      await withSite(gateway.database, 'late', (tx) =>
        tx.execute(sql`SELECT count(*)::int AS count FROM session WHERE revoked_at IS NULL`),
      ),
    ).toMatchObject({ rows: [{ count: 0 }] })
  })
})

describe('site icon', () => {
  it('is redrawn as a square, served at the site’s own address, and reset to the theme’s', async () => {
    await make('marked')
    const host = 'marked.localhost'
    const picture = (await makePicture({ width: 300, height: 120, format: 'png' })).toString('base64')
    expect((await post('set-icon', { id: 'marked', picture })).json()).toEqual({ version: 2 })
    const [, href] =
      /<link rel="icon" href="([^"]+)" type="image\/png">/.exec((await ask(gateway, '/', { host })).body) ?? []
    expect(href).toMatch(/^\/favicon\.png\?icon=item-/)
    const icon = await ask(gateway, href as string, { host })
    expect(icon.headers['content-type']).toBe('image/png')
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({
      width: 512,
      height: 512,
      format: 'png',
      hasAlpha: true,
    })
    expect(icon.rawPayload.includes('SECRET-PLACE')).toBe(false)
    expect((await ask(gateway, '/favicon.svg', { host })).headers.location).toBe(href)
    expect((await ask(gateway, '/manifest.webmanifest', { host })).json()).toMatchObject({
      icons: [{ src: href, type: 'image/png' }],
    })
    expect((await ask(gateway, href as string, { host: 'beta.localhost' })).statusCode).toBe(404)
    expect((await get('document?id=marked')).json()).toMatchObject({
      icon: expect.stringMatching(/^data:image\/png;base64,/),
    })
    // The copy of a site has its icon, as a separate file.
    await make('marked-copy', { template: 'site:marked' })
    expect((await ask(gateway, href as string, { host: 'marked-copy.localhost' })).headers['content-type']).toBe(
      'image/png',
    )
    expect((await post('set-icon', { id: 'marked', picture: null })).statusCode).toBe(200)
    expect((await ask(gateway, '/', { host })).body).toContain('href="/favicon.svg?theme=default" type="image/svg+xml"')
    expect((await ask(gateway, '/favicon.png', { host })).statusCode).toBe(404)
  })

  it.each([
    ['words', Buffer.from('<svg onload="alert(1)"/>')],
    ['half a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])],
  ])('refuses %s', async (_case, bytes) => {
    const refused = await post('set-icon', { id: 'beta', picture: bytes.toString('base64') })
    expect([refused.statusCode, Object.keys(errorOf(refused).fields ?? {})]).toEqual([422, ['picture']])
  })
})

describe('members of a site', () => {
  const members = async (id: string, q = '') =>
    (await get(`members?id=${id}&q=${encodeURIComponent(q)}`)).json<{
      members: { id: string; email: string; role: string; status: string; lastActiveAt?: string }[]
    }>().members

  it('are found, given accounts and roles, which apply from their next navigation', async () => {
    await make('team')
    const added = await post('add-member', {
      id: 'team',
      email: 'Mali@Team.example',
      firstname: 'Mali',
      lastname: 'Suk',
      role: 'user',
    })
    const { member, password } = added.json<{ member: { id: string; email: string }; password: string }>()
    expect(member).toMatchObject({ email: 'mali@team.example', role: 'user', status: 'active' })
    expect((await members('team', 'mali')).map((each) => each.email)).toEqual(['mali@team.example'])
    const again = await post('add-member', {
      id: 'team',
      email: 'mali@team.example',
      firstname: 'Other',
      lastname: '',
      role: 'user',
    })
    expect([again.statusCode, errorOf(again).fields]).toEqual([
      409,
      { email: 'This site already has an account with this email.' },
    ])
    const signed = await signInAt('team.localhost', 'mali@team.example', password)
    const own = (signed.json() as { session: { token: string } }).session.token
    expect((await ask(gateway, '/api/editor/pages', { host: 'team.localhost', token: own })).statusCode).toBe(403)
    expect((await post('set-role', { id: 'team', person: member.id, role: 'manager' })).json()).toEqual({
      role: 'manager',
    })
    expect((await ask(gateway, '/api/editor/pages', { host: 'team.localhost', token: own })).statusCode).toBe(200)
    expect((await members('team')).map((each) => [each.email, each.lastActiveAt !== undefined])).toEqual([
      ['mali@team.example', true],
      ['owner@team.example', false],
    ])
    expect((await post('set-member-status', { id: 'team', person: member.id, status: 'disabled' })).statusCode).toBe(
      200,
    )
    expect((await ask(gateway, '/api/editor/pages', { host: 'team.localhost', token: own })).statusCode).toBe(401)
    expect((await post('set-member-status', { id: 'team', person: member.id, status: 'active' })).statusCode).toBe(200)
    const reset = (await post('reset-password', { id: 'team', person: member.id })).json<{ password: string }>()
    expect((await signInAt('team.localhost', 'mali@team.example', password)).statusCode).toBe(401)
    expect((await signInAt('team.localhost', 'mali@team.example', reset.password)).statusCode).toBe(200)
  })

  it('lose their links when they get another password, or are closed', async () => {
    await make('links')
    const host = 'links.localhost'
    const account = (call: string, body: object, by?: string) =>
      ask(gateway, `/account/${call}`, { host, body, ...(by ? { token: by } : {}) })
    const mailed = async (to: string) => {
      await gateway.mail.writeQueued()
      return /(?:token|email)=([\w-]{43})/.exec(
        (await gateway.database.db.select().from(accountTables.mail))
          .filter((each) => each.to.includes(to))
          .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime())[0]?.plain ?? '',
      )?.[1]
    }
    const idOf = async (email: string) => (await members('links', email))[0]?.id

    // A person who knows the password requested another address before the operator hears of it.
    const { member, password } = (
      await post('add-member', {
        id: 'links',
        email: 'held@links.example',
        firstname: 'Held',
        lastname: '',
        role: 'user',
      })
    ).json<{ member: { id: string }; password: string }>()
    const own = (await signInAt(host, 'held@links.example', password)).json<{ session: { token: string } }>().session
      .token
    expect((await account('change-email', { email: 'intruder@elsewhere.example', password }, own)).statusCode).toBe(200)
    const taking = await mailed('intruder@elsewhere.example')
    expect(taking).toBeDefined()
    expect((await post('reset-password', { id: 'links', person: member.id })).statusCode).toBe(200)
    expect((await account('confirm-email', { token: taking })).statusCode).toBe(410)

    // An account closed while the first mail waited stays closed.
    const strong = 'quiet river under seven bridges'
    for (const email of ['closed@links.example', 'waits@links.example'])
      await account('register', { email, password: strong, firstname: 'Malee', lastname: '' })
    const [first, second] = [await mailed('closed@links.example'), await mailed('waits@links.example')]
    expect(
      (await post('set-member-status', { id: 'links', person: await idOf('closed@'), status: 'disabled' })).statusCode,
    ).toBe(200)
    expect((await account('activate', { token: first, password: strong })).statusCode).toBe(410)
    expect((await members('links', 'closed@'))[0]?.status).toBe('disabled')

    // A password handed out by the operator activates a pending account.
    const resetResult = (await post('reset-password', { id: 'links', person: await idOf('waits@') })).json<{
      password: string
    }>()
    expect((await account('activate', { token: second, password: strong })).statusCode).toBe(410)
    expect((await signInAt(host, 'waits@links.example', resetResult.password)).statusCode).toBe(200)
  })

  it('keep one admin who can sign in, also when the last two are removed at once', async () => {
    await make('pair')
    const { member } = (
      await post('add-member', { id: 'pair', email: 'two@pair.example', firstname: 'Two', lastname: '', role: 'admin' })
    ).json<{ member: { id: string } }>()
    const [first] = (await members('pair')).filter((each) => each.id !== member.id)
    const both = await Promise.all([
      post('set-role', { id: 'pair', person: member.id, role: 'user' }),
      post('set-member-status', { id: 'pair', person: first?.id, status: 'disabled' }),
    ])
    expect(both.map((answer) => answer.statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await members('pair')).filter((each) => each.role === 'admin' && each.status === 'active')).toHaveLength(1)
  })

  it('of another site are unknown here', async () => {
    await make('apart')
    const [other] = await members('beta')
    for (const [call, body] of [
      ['set-role', { role: 'admin' }],
      ['set-member-status', { status: 'disabled' }],
      ['reset-password', {}],
    ] as const)
      expect((await post(call, { id: 'apart', person: other?.id, ...body })).statusCode, call).toBe(404)
    expect((await members('apart')).map((each) => each.email)).toEqual(['owner@apart.example'])
  })
})

it('lists matching sites, page by page', async () => {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const answer = (await get(`list?limit=3${cursor && `&cursor=${cursor}`}`)).json<{
      sites: { id: string }[]
      next?: string
      counts: { active: number; disabled: number }
    }>()
    ids.push(...answer.sites.map((each) => each.id))
    if (!answer.next) break
    cursor = answer.next
  }
  expect(ids).toEqual(ids.toSorted())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(['alpha', 'beta', 'gamma', 'bakery']))
  const named = async (q: string) =>
    (await get(`list?q=${encodeURIComponent(q)}`)).json<{ sites: { id: string }[] }>().sites.map((each) => each.id)
  expect(await named('www.gamma')).toEqual(['gamma'])
  expect(await named('ไซต์ beta')).toEqual(['beta'])
  expect(await named('100%_')).toEqual([])
  expect((await get('list?status=disabled')).json<{ sites: { id: string }[] }>().sites.map((each) => each.id)).toEqual([
    'late',
  ])
})

it('audits changes for the operator with the person, and for the site’s own admins, with before and after', async () => {
  await make('noted')
  await post('set-hosts', { id: 'noted', version: 1, hosts: ['noted-2.localhost'] })
  const { entries } = (await get('audit?id=noted')).json<{
    entries: { action: string; by?: string; before: unknown; after: unknown }[]
  }>()
  expect(entries).toMatchObject([
    {
      action: 'site-hosts',
      by: 'Ada Three',
      before: { hosts: ['noted.localhost'] },
      after: { hosts: ['noted-2.localhost'] },
    },
    { action: 'site-create', before: null, after: { template: 'pack:default', admin: 'owner@noted.example' } },
  ])
  const own = await withSite(gateway.database, 'noted', (tx) => tx.select().from(tables.audit))
  expect(
    own
      .map((each) => `${each.action} by ${String(each.personId)}, ${(each.after as { operator: string }).operator}`)
      .toSorted((a, b) => a.localeCompare(b)),
  ).toEqual(['site-create by null, Ada Three', 'site-hosts by null, Ada Three'])
  expect(JSON.stringify(entries)).not.toMatch(/password|passwordHash/)
  // The operator's audit log covers many sites: each entry names its own.
  const { name } = (await withSite(gateway.database, 'noted', (tx) => tx.select().from(tables.site)))[0] ?? {}
  expect(entries.map(({ after }) => (after as { site: unknown }).site)).toEqual([name, name])
})

it('shows no site a row of another, whatever is created', async () => {
  await make('separate', { template: 'site:alpha' })
  for (const id of ['alpha', 'separate']) {
    const seen = await withSite(gateway.database, id, async (tx) => {
      const all = [
        tables.site,
        tables.siteHost,
        tables.release,
        tables.person,
        accountTables.session,
        postTable,
        item,
        tables.siteTheme,
        tables.audit,
        tables.formSubmission,
        tables.draft,
      ]
      const found: string[] = []
      for (const table of all)
        found.push(...(await tx.selectDistinct({ id: table.siteId }).from(table)).map((each) => each.id))
      return new Set(found)
    })
    expect([...seen]).toEqual([id])
  }
})

it('refuses all but admins of the operator’s site, at every site', async () => {
  const calls = [
    ['list'],
    ['templates'],
    ['document?id=beta'],
    ['members?id=beta'],
    ['audit?id=beta'],
    ['create', wanted('stolen')],
    ['update', { id: 'beta', version: 1, name: { th: 'x' }, locales: ['th'], timeZone: 'UTC', spaceId: 'x' }],
    ['set-hosts', { id: 'beta', version: 1, hosts: ['stolen.localhost'] }],
    ['disable', { id: 'gamma' }],
    ['enable', { id: 'gamma' }],
    ['add-member', { id: 'beta', email: 'x@x.example', firstname: '', lastname: '', role: 'admin' }],
    ['set-role', { id: 'beta', person: 'x', role: 'admin' }],
    ['set-member-status', { id: 'beta', person: 'x', status: 'disabled' }],
    ['reset-password', { id: 'beta', person: 'x' }],
    ['set-icon', { id: 'beta', picture: null }],
  ] as const
  const [user, manager, foreign] = [
    await signIn(gateway, 'user'),
    await signIn(gateway, 'manager'),
    await signIn(gateway, 'admin', 'beta'),
  ]
  for (const [call, body] of calls) {
    const at = async (host: string, person?: { token: string }) =>
      (
        await ask(gateway, `/api/site/${call}`, {
          host,
          ...(person ? { token: person.token } : {}),
          ...(body ? { body } : {}),
        })
      ).statusCode
    expect([
      call,
      await at('alpha.localhost'),
      await at('alpha.localhost', user),
      await at('alpha.localhost', manager),
      await at('alpha.localhost', foreign),
      await at('beta.localhost', foreign),
      await at('beta.localhost', { token }),
      await at('beta.localhost'),
    ]).toEqual([call, 401, 403, 403, 401, 403, 401, 401])
  }
  expect((await get('document?id=stolen')).statusCode).toBe(404)
})
