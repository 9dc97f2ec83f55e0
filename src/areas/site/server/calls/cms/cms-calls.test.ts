import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fixtureSites, fixtureThemes, heading, page, row } from '@tests/fixtures/sites'
import { editing } from '@tests/support/editing'
import { ask, openGateway, signIn, type TestGateway } from '@tests/support/gateway'

const doc = (text: string) => ({
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Part one' }] },
    { type: 'paragraph', content: [{ type: 'text', text }] },
  ],
})
const post = (slug: string, day: string, extra: Record<string, unknown> = {}) =>
  JSON.stringify({
    slug,
    category: 'notes',
    title: { en: `Title ${slug}`, th: `ชื่อ ${slug}` },
    excerpt: { en: `About ${slug}`, th: `เรื่อง ${slug}` },
    author: { name: { en: 'Ann', th: 'แอน' } },
    tags: ['tea'],
    publishedAt: `${day}T03:00:00Z`,
    body: { en: doc(`English words of ${slug}`), th: doc(`คำไทยของ ${slug} เรื่องขนมปัง`) },
    ...extra,
  })
const sites = {
  ...fixtureSites,
  '/themes/alpha/site/posts/first.json': post('first', '2026-01-01'),
  '/themes/alpha/site/posts/second.json': post('second', '2026-02-01', { tags: ['tea', 'cake'] }),
  '/themes/alpha/site/posts/third.json': post('third', '2026-03-01', { tags: ['cake'] }),
  '/themes/alpha/site/posts/other.json': post('other', '2026-04-01', { category: 'news', tags: [] }),
  '/themes/alpha/site/posts/later.json': post('later', '2999-01-01'),
  '/themes/beta/site/posts/foreign.json': post('foreign', '2026-05-01', { category: 'secrets' }),
}
const frame = (id: string, extra: Record<string, unknown> = {}) => ({
  id,
  type: 'content/custom-html',
  props: { title: 'Frame', html: { en: '<p>Hello</p>', th: '<p>สวัสดี</p>' } },
  ...extra,
})
const themes = {
  ...fixtureThemes,
  '/themes/default/pages/category.json': page(
    '/{page}',
    { guest: [row({ id: 'list', type: 'content/post-list', props: { fromAddress: true, limit: 2, paging: true } })] },
    { sample: { page: 'notes' }, validate: { page: 'slug' } },
  ),
  '/themes/default/pages/post.json': page(
    '/{page}/{post}',
    { guest: [row({ id: 'body', type: 'content/post-body' })] },
    { sample: { page: 'notes', post: 'first' } },
  ),
  '/themes/default/pages/frames.json': page('/frames', {
    guest: [
      row(
        frame('open'),
        frame('hidden', { shown: { roles: ['admin'] } }),
        heading('Breadwinner words', { id: 'title' }),
      ),
    ],
  }),
  '/themes/default/pages/shelf.json': page('/shelf', { guest: [row({ id: 'list', type: 'content/page-list' })] }),
  '/themes/default/pages/shelf-b.json': page(
    '/shelf/b',
    { guest: [row(heading('B'))] },
    { title: { en: 'Alpha', th: 'ข' }, description: { en: 'First', th: 'สอง' }, image: { asset: 'sample-1' } },
  ),
  '/themes/default/pages/shelf-a.json': page(
    '/shelf/a',
    { guest: [row(heading('A'))] },
    { title: { en: 'Beta', th: 'ก' } },
  ),
  '/themes/default/pages/shelf-deep.json': page('/shelf/a/deep', { guest: [row(heading('Deep'))] }, { title: 'Deep' }),
  '/themes/default/pages/shelf-unlisted.json': page(
    '/shelf/unlisted',
    { guest: [row(heading('Unlisted'))] },
    { noindex: true },
  ),
  '/themes/default/pages/shelf-staff.json': page(
    '/shelf/staff',
    { manager: [row(heading('Staff'))] },
    { access: 'manager', title: 'For staff' },
  ),
  '/themes/default/pages/shelf-any.json': page(
    '/shelf/{any}',
    { guest: [row(heading('Any'))] },
    { sample: { any: 'thing' }, validate: { any: { oneOf: ['thing'] } } },
  ),
  '/themes/default/pages/more-frames.json': page('/more-frames', { guest: [row(frame('more'))] }),
}

let gateway: TestGateway
beforeAll(async () => {
  gateway = await openGateway({ themes, sites })
})
afterAll(() => gateway.close())

type Posts = { posts: { slug: string; title: string; path: string }[]; next?: string; category?: { count: number } }
const slugs = (answer: { json: <T>() => T }) => answer.json<Posts>().posts.map((each) => each.slug)

describe('posts', () => {
  it('lists posts newest first, and none before its time', async () => {
    expect(slugs(await ask(gateway, '/api/cms/posts'))).toEqual(['other', 'third', 'second', 'first'])
  })

  it('filters posts by category, tag and text, page by page', async () => {
    expect(slugs(await ask(gateway, '/api/cms/posts?category=notes&tag=tea'))).toEqual(['second', 'first'])
    expect(slugs(await ask(gateway, `/api/cms/posts?q=${encodeURIComponent('คำไทยของ third')}`))).toEqual(['third'])
    const start = (await ask(gateway, '/api/cms/posts?limit=3')).json<Posts>()
    expect(slugs(await ask(gateway, `/api/cms/posts?limit=3&cursor=${start.next}`))).toEqual(['first'])
  })

  it("uses the visitor's language", async () => {
    const english = (await ask(gateway, '/api/cms/post?slug=first', { cookie: 'lang=en' })).json<{
      post: { title: string }
    }>()
    expect(english.post.title).toBe('Title first')
  })

  it('answers 404 for an unknown category, and an empty list otherwise', async () => {
    expect((await ask(gateway, '/api/cms/posts?category=secrets&subject=true')).statusCode).toBe(404)
    expect((await ask(gateway, '/secrets')).statusCode).toBe(404)
    expect((await ask(gateway, '/notes')).statusCode).toBe(200)
  })
})

describe('a post', () => {
  it('names its page and links its neighbours', async () => {
    const answer = (await ask(gateway, '/api/cms/post?slug=second&category=notes', { cookie: 'lang=en' })).json<
      Record<string, unknown>
    >()
    expect(answer).toMatchObject({
      head: {
        title: 'Title second',
        description: 'About second',
        published: '2026-02-01T03:00:00.000Z',
        author: 'Ann',
      },
      previous: { path: '/notes/first' },
      next: { path: '/notes/third' },
      post: { contents: [{ id: 'part-one', text: 'Part one', level: 2 }] },
    })
    expect(answer).not.toHaveProperty('facts')
    const html = (await ask(gateway, '/notes/second', { cookie: 'lang=en' })).body
    expect(html).toContain('<title>Title second · Site alpha</title>')
    expect(html).toContain('English words of second')
    const feed = '<link rel="alternate" type="application/rss+xml"'
    expect(html).toContain(`${feed} title="Site alpha" href="http://alpha.localhost:5001/feed.xml?lang=en">`)
    expect((await ask(gateway, '/frames')).body).not.toContain(feed)
  })

  it.each([
    ['of another site', '/secrets/foreign'],
    ['before its time', '/notes/later'],
    ['that never was', '/notes/never'],
  ])('answers 404 for a post %s', async (_case, path) => {
    const answer = await ask(gateway, path)
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('คำไทยของ')
  })

  it('leads on for ever from another category, in its own family', async () => {
    const answer = await ask(gateway, '/news/first')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/notes/first'])
  })

  it('shows its details to managers only', async () => {
    const { token } = await signIn(gateway, 'manager')
    expect((await ask(gateway, '/api/cms/post?slug=first', { token })).json()).toMatchObject({
      facts: { status: 'published', version: 1, languages: ['th', 'en'] },
    })
  })
})

describe('site search', () => {
  const search = async (q: string, host = 'alpha.localhost') =>
    (await ask(gateway, `/api/cms/search?q=${encodeURIComponent(q)}`, { host })).json<{
      results: { path: string; kind: string; excerpt: string }[]
    }>().results

  it('finds posts by Thai words inside sentences, and pages by their blocks', async () => {
    expect((await search('ขนมปัง')).map((found) => found.path).sort()).toEqual([
      '/news/other',
      '/notes/first',
      '/notes/second',
      '/notes/third',
    ])
    expect(await search('breadwinner')).toMatchObject([{ path: '/frames', kind: 'page' }])
  })

  it('finds nothing that is closed to the visitor, on another site, or matched by a wildcard', async () => {
    expect(await search('SECRET-FOR-STAFF')).toEqual([])
    expect(await search('foreign')).toEqual([])
    expect(await search('%')).toEqual([])
    expect(await search("'; DROP TABLE post; --")).toEqual([])
    expect((await search('foreign', 'beta.localhost')).map((found) => found.path)).toEqual(['/secrets/foreign'])
  })
})

describe('page lists', () => {
  const list = async (query: string, { token, lang = 'en' }: { token?: string; lang?: string } = {}) =>
    (await ask(gateway, `/api/cms/pages?${query}`, { cookie: `lang=${lang}`, ...(token ? { token } : {}) })).json<{
      pages: { path: string; title: string }[]
    }>().pages
  const paths = async (...args: Parameters<typeof list>) => (await list(...args)).map(({ path }) => path)

  it("lists pages below an address by title in the visitor's language, without unlisted ones", async () => {
    expect(await list('below=/shelf')).toEqual([
      { path: '/shelf/b', title: 'Alpha', description: 'First', image: { asset: 'sample-1' } },
      { path: '/shelf/a', title: 'Beta' },
    ])
    expect(await paths('below=/shelf', { lang: 'th' })).toEqual(['/shelf/a', '/shelf/b'])
    expect(await paths('below=/shelf&deep=true&sort=given')).toEqual(['/shelf/a', '/shelf/a/deep', '/shelf/b'])
    expect(await paths('below=/shelf&limit=1')).toEqual(['/shelf/b'])
    expect(await paths('below=/she')).toEqual([])
  })

  it('lists pages only for those who may open them', async () => {
    const { token } = await signIn(gateway, 'manager')
    expect(await paths('below=/shelf', { token })).toContain('/shelf/staff')
    expect(await paths('paths=/shelf/staff&paths=/shelf/unlisted')).toEqual([])
  })

  it('lists chosen pages in their order, without the current one', async () => {
    expect(await paths('paths=/shelf/b&paths=/nowhere&paths=/shelf/a&paths=/shelf/b&sort=given')).toEqual([
      '/shelf/b',
      '/shelf/a',
    ])
    expect(await paths('below=/&except=/shelf')).not.toContain('/shelf')
  })

  it('sorts by latest publication on request', async () => {
    const work = await editing(gateway)
    await work.save(
      'page:/shelf/a',
      0,
      { format: 1, path: '/shelf/a', title: { en: 'Zeta', th: 'ฮ' }, views: { guest: { rows: [] } } },
      { who: work.admin },
    )
    await work.post('publish', { keys: ['page:/shelf/a'] }, work.admin)
    expect(await paths('below=/shelf')).toEqual(['/shelf/b', '/shelf/a'])
    expect(await paths('below=/shelf&sort=newest')).toEqual(['/shelf/a', '/shelf/b'])
  })

  it('shows subpages on their parent page', async () => {
    const html = (await ask(gateway, '/shelf', { cookie: 'lang=en' })).body
    expect(html).toContain('href="/shelf/b"')
    expect(html).not.toContain('href="/shelf/staff"')
  })
})

describe("author's HTML frame", () => {
  const open = (query: string) => ask(gateway, `/api/cms/frame?${query}`)

  it('is a sandboxed document of the stored HTML', async () => {
    const answer = await open('path=/frames&block=open&lang=en&scheme=dark')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-security-policy']).toMatch(
      /^sandbox allow-scripts; default-src 'none';.*frame-ancestors 'self'/,
    )
    expect(answer.body).toContain('<html lang="en" style="color-scheme:dark">')
    expect(answer.body).toContain('<p>Hello</p>')
  })

  it.each([
    'path=/frames&block=hidden',
    'path=/frames&block=title',
    'path=/nowhere&block=open',
    'path=/frames&block=none',
  ])('answers 404 for %s', async (query) => {
    expect((await open(query)).statusCode).toBe(404)
  })

  it('takes no HTML from its address', async () => {
    expect((await open('path=/frames&block=open&html=%3Cb%3E')).statusCode).toBe(400)
  })

  it('shows the draft in a preview, the published HTML to others, and nothing for an ended link', async () => {
    const work = await editing(gateway)
    const draft = (path: string) => ({
      format: 1,
      path,
      title: 'x',
      views: { guest: { rows: [row(frame('open', { props: { title: 'Frame', html: `<p>Draft of ${path}</p>` } }))] } },
    })
    await work.save('page:/frames', 0, draft('/frames'), { who: work.admin })
    await work.post('create', { path: '/unborn', title: 'x', content: draft('/unborn') }, work.admin)
    const { address } = (await work.post('preview-link', { keys: ['page:/frames', 'page:/unborn'] }, work.admin)).json<{
      address: string
    }>()
    const token = address.split('preview=')[1] ?? ''
    // The page refers to it by the frame's address.
    const src =
      /src="([^"]*cms\/frame[^"]*)"/.exec((await work.visit(address)).body)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await ask(gateway, src)).body).toContain('Draft of /frames')
    const within = (query: string, preview = token) => open(`${query}&preview=${preview}`)
    expect((await within('path=/unborn&block=open')).body).toContain('Draft of /unborn')
    expect((await open('path=/frames&block=open&lang=en')).body).toContain('<p>Hello</p>')
    expect((await open('path=/unborn&block=open')).statusCode).toBe(404)
    expect((await within('path=/more-frames&block=more&lang=en')).body).toContain('<p>Hello</p>')
    for (const none of ['', 'a', 'a'.repeat(43)])
      expect((await within('path=/frames&block=open', none)).statusCode, none).toBe(404)
    expect(
      (await ask(gateway, `/api/cms/frame?path=/frames&block=open&preview=${token}`, { host: 'beta.localhost' }))
        .statusCode,
    ).toBe(404)
    await gateway.database.db.execute(sql`UPDATE preview_link SET ends_at = now()`)
    for (const path of ['/frames', '/unborn'])
      expect((await within(`path=${path}&block=open`)).statusCode, path).toBe(404)
  })
})
