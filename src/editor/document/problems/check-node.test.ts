import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Asset } from '@schemas/layout/image'
import { isRecord } from '@schemas/layout/json'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockEditor } from '@registry/block-kits'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { patternsOf } from '../addressed-pages'
import { setSectionSource } from '../known-sections'
import { readDocument } from '../read-document'
import { checkNode } from './check-node'
import { addressFinder, checkDeadLinks, isDeadLink, isOfPattern, oddAddress, unseenLinks } from './dead-link'
import { checkPageTranslations } from './missing-translation'
import type { Facts } from './problem'

registerAllBlockKits()
const types = { definition: blockDefinition, migrations: blockMigrations }
const raster = (alt: string): Asset => ({ kind: 'raster', width: 10, height: 10, sources: [], src: '/x.jpg', alt })
const assets: Record<string, Asset> = {
  told: raster('A cat on a mat'),
  untold: raster(''),
  'sample-1': raster('A cup'),
}
const facts: Facts = {
  pages: [
    { path: '/', own: {} },
    { path: '/about', own: { th: '/เกี่ยวกับเรา' } },
    { path: '/shop/{sku}', own: {} },
  ],
  locales: ['th', 'en'],
  asset: (name) => assets[name],
  isLost: () => false,
  documents: undefined,
  isGone: () => false,
  fresh: blockEditor,
}

const check = (type: string, props: unknown, withFacts = facts) => {
  const node = pageOfBlocks([{ id: 'a', type, props }]).nodes.get('a')
  if (!node) throw new Error('There is no such block.')
  return checkNode(node, withFacts, types)
}
const kinds = (type: string, props: unknown, withFacts?: Facts) =>
  check(type, props, withFacts).problems.map(({ kind, level, path }) => [kind, level, path?.join('.')])
/** Problems about things that do not exist. */
const missing = (type: string, props: unknown, withFacts: Facts) =>
  check(type, props, withFacts).problems.flatMap(({ kind, level, path, words: message }) =>
    kind === 'missing' ? [[level, path?.join('.'), message.en.split('.')[0]]] : [],
  )
const tree = (...content: unknown[]) => ({ type: 'doc', content: [{ type: 'paragraph', content }] })
const linked = (href: string) => ({ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] })

describe('alternative text', () => {
  it('is reported missing when neither the picture nor the document has one', () => {
    expect(kinds('content/image', { image: { asset: 'untold' } })).toEqual([['alt', 'warning', 'props.image.alt']])
    expect(kinds('content/image', { image: { asset: 'told' } })).toEqual([])
    expect(kinds('content/image', { image: { asset: 'untold', alt: 'A dog' } })).toEqual([])
  })

  it('may be deliberately empty for decoration, but not blank or a file name', () => {
    expect(kinds('content/image', { image: { asset: 'told', alt: '' } })).toEqual([])
    expect(kinds('content/image', { image: { asset: 'told', alt: '  ' } })).toEqual([
      ['alt', 'warning', 'props.image.alt'],
    ])
    expect(kinds('content/image', { image: { asset: 'told', alt: 'IMG_2041.jpg' } })).toEqual([
      ['alt', 'warning', 'props.image.alt'],
    ])
    expect(kinds('content/image', { image: { asset: 'told', alt: 'The .jpg of a cat' } })).toEqual([])
  })
})

describe('translations', () => {
  it('are reported when one language has a text and another has none', () => {
    expect(kinds('content/heading', { text: { en: 'Hello' } })).toEqual([['translation', 'warning', 'props.text.th']])
    expect(kinds('content/heading', { text: { en: 'Hello', th: ' ' } })).toEqual([
      ['translation', 'warning', 'props.text.th'],
    ])
    expect(kinds('content/heading', { text: { en: 'Hello', th: 'สวัสดี' } })).toEqual([])
    expect(kinds('content/heading', { text: 'LINE' })).toEqual([])
  })

  it('are checked in rich text, lists, alternative texts and page fields', () => {
    expect(kinds('content/rich-text', { text: { th: tree({ type: 'text', text: 'ก' }), en: tree() } })).toEqual([
      ['translation', 'warning', 'props.text.en'],
    ])
    expect(kinds('content/rich-text', { text: tree({ type: 'text', text: 'ก' }) })).toEqual([])
    expect(kinds('content/button-group', { items: [{ text: { th: 'ก' }, link: { to: '/about' } }] })).toEqual([
      ['translation', 'warning', 'props.items.0.text.en'],
    ])
    expect(kinds('content/image', { image: { asset: 'told', alt: { th: 'แมว' } } })).toEqual([
      ['translation', 'warning', 'props.image.alt.en'],
    ])
    const { fields } = pageOfBlocks([], { title: { en: 'Shop' }, description: { th: 'ร้าน', en: 'A shop' } })
    expect(checkPageTranslations({ fields }, facts.locales)).toMatchObject([{ path: ['title', 'th'] }])
  })

  it('are not checked on a site with one language', () => {
    expect(kinds('content/heading', { text: { en: 'Hello' } }, { ...facts, locales: ['en'] })).toEqual([])
  })
})

describe('sample picture', () => {
  it('is reported until it is replaced, anywhere in a list', () => {
    expect(kinds('content/image', { image: { asset: 'sample-1', alt: '' } })).toEqual([
      ['sample', 'error', 'props.image'],
    ])
    expect(
      kinds('content/gallery', {
        images: [{ thumbnail: { asset: 'told' } }, { thumbnail: { asset: 'sample-1', alt: '' } }],
      }),
    ).toEqual([['sample', 'error', 'props.images.1.thumbnail']])
    expect(kinds('content/image', { image: { asset: 'told' } })).toEqual([])
  })
})

describe('sample text', () => {
  const sample = { en: 'A heading', th: 'หัวเรื่อง' }

  it('is an error while written in no language, and a missing translation once it is written in one', () => {
    expect(kinds('content/heading', { text: sample })).toEqual([['sample', 'error', 'props.text']])
    expect(kinds('content/heading', { text: 'A heading' })).toEqual([['sample', 'error', 'props.text']])
    expect(kinds('content/heading', { text: { ...sample, en: 'Spring' } })).toEqual([
      ['translation', 'warning', 'props.text.th'],
    ])
    expect(kinds('content/heading', { text: { ...sample, th: 'ฤดูร้อน' } })).toEqual([
      ['translation', 'warning', 'props.text.en'],
    ])
    expect(kinds('content/heading', { text: { en: 'Spring', th: 'ฤดูร้อน' } })).toEqual([])
    expect(kinds('content/heading', { text: 'หัวเรื่อง' }, { ...facts, locales: ['th'] })).toEqual([
      ['sample', 'error', 'props.text'],
    ])
    expect(kinds('content/heading', { text: { ...sample, en: 'Spring' } }, { ...facts, locales: ['en'] })).toEqual([])
  })

  it('is recognised with any marks, and anywhere in a list', () => {
    const start = blockEditor('content/rich-text')?.start as { text: { en: unknown; th: unknown } }
    expect(kinds('content/rich-text', start)).toEqual([['sample', 'error', 'props.text']])
    expect(
      kinds('content/rich-text', {
        text: { th: start.text.th, en: tree({ type: 'text', text: 'Mine', marks: [{ type: 'bold' }] }) },
      }),
    ).toEqual([['translation', 'warning', 'props.text.th']])
    expect(
      kinds('content/rich-text', {
        text: {
          th: tree({ type: 'text', text: 'เขียน' }, { type: 'text', text: 'ข้อความที่นี่', marks: [{ type: 'bold' }] }),
          en: tree({ type: 'text', text: 'Mine' }),
        },
      }),
    ).toEqual([['translation', 'warning', 'props.text.th']])
    expect(
      kinds('content/list', {
        kind: 'bullets',
        items: [{ text: { en: 'Ask', th: 'ถาม' } }, { text: { en: 'Pay', th: 'รายการแรก' } }],
      }),
    ).toEqual([['translation', 'warning', 'props.items.1.text.th']])
  })

  it('can be removed: alone where the block works without it, else with its entry or the block', () => {
    const label = (type: string, props: unknown) =>
      check(type, props).problems.flatMap(({ kind, fix }) => (kind === 'sample' ? [fix?.label.en] : []))
    expect(label('content/heading', { text: sample })).toEqual(['Remove the block'])
    expect(label('content/card', { title: 'Mine', text: blockEditor('content/card')?.start.text })).toEqual([
      'Remove it',
    ])
    expect(label('content/list', { kind: 'bullets', items: [{ text: 'First item' }, { text: 'Mine' }] })).toEqual([
      'Remove this entry',
    ])
  })

  it('may stay when it is usable as is, as may names and figures', () => {
    expect(kinds('form/form', blockEditor('form/form')?.start)).toEqual([])
    expect(kinds('content/button', { text: { en: 'Read on', th: 'อ่านเพิ่มเติม' }, link: { to: '/about' } })).toEqual([])
    expect(kinds('content/quote', { text: { en: 'Own', th: 'ของฉัน' }, name: 'Ada' })).toEqual([])
  })

  // Ready-made sections are tested elsewhere, where a sample film is allowed.
  it('does not occur in any theme page', () => {
    const pages = (readdirSync('themes', { recursive: true }) as string[]).filter(
      (file) => file.endsWith('.json') && !/demo|(?:^|[\\/])patterns[\\/]/.test(file),
    )
    const read = pages.flatMap((file) => {
      const content: unknown = JSON.parse(readFileSync(`themes/${file}`, 'utf8'))
      const document =
        isRecord(content) && readDocument('path' in content ? `page:${content.path}` : 'slot:any', content)
      return document ? [...document.page.nodes.values()].map((node) => ({ file, node })) : []
    })
    expect(read.length).toBeGreaterThan(500)
    expect(
      read.flatMap(({ file, node }) =>
        checkNode(node, facts, types)
          .problems.filter(({ kind }) => kind === 'sample')
          .map(({ path }) => [file, node.fields.id, path?.join('.')]),
      ),
    ).toEqual([])
  })
})

describe('pictures and files', () => {
  const [gone, unknown] = ['item-0198f0a0-0000-7000-8000-000000000001', 'item-0198f0a0-0000-7000-8000-000000000002']
  const withFacts: Facts = { ...facts, isLost: (name) => name === gone }
  const notHere = 'This picture is not on this site, so visitors see an empty space'

  it('are reported when missing on this site, anywhere in a block, but not while uploads are unknown', () => {
    expect(missing('content/image', { image: { asset: gone, alt: '' } }, withFacts)).toEqual([
      ['warning', 'props.image', notHere],
    ])
    expect(missing('content/image', { image: { asset: unknown, alt: '' } }, withFacts)).toEqual([])
    expect(missing('content/image', { image: { asset: 'of-another-theme', alt: '' } }, withFacts)).toEqual([
      ['warning', 'props.image', notHere],
    ])
    expect(missing('content/image', { image: { asset: 'told' } }, withFacts)).toEqual([])
    expect(
      missing(
        'content/rich-text',
        { text: { type: 'doc', content: [{ type: 'image', attrs: { asset: gone, alt: '' } }] } },
        withFacts,
      ),
    ).toEqual([['warning', 'props.text.content.0.attrs', notHere]])
    expect(
      missing('content/video', { title: 'Film', source: { kind: 'file', files: [{ asset: gone }] } }, withFacts),
    ).toEqual([['warning', 'props.source.files.0', 'This file is not on this site']])
  })

  it('count as present while they display, even from the trash', () => {
    expect(
      missing('content/image', { image: { asset: gone, alt: '' } }, { ...withFacts, asset: () => raster('') }),
    ).toEqual([])
  })

  it('behind a row are reported once for all widths', () => {
    const { nodes } = pageOfBlocks([])
    const row = nodes.get('row')
    if (row?.kind !== 'row') throw new Error('There is no row.')
    const ground = { background: { out: { type: 'image' as const, image: { asset: gone } } } }
    expect(
      checkNode({ ...row, fields: { ...row.fields, style: { base: ground, mobile: ground } } }, withFacts, types)
        .problems,
    ).toMatchObject([{ kind: 'missing', level: 'warning', node: 'row', path: ['style'] }])
  })
})

describe('linked section', () => {
  const link = { section: 'offer' }
  const entry = (state: object) => ({
    ...facts,
    documents: [{ key: 'section:offer', trashed: false, draft: false, ...state }],
  })

  it('is reported when missing or trashed, with what visitors see', () => {
    expect(missing('site/section', link, { ...facts, documents: [] })).toEqual([
      ['warning', undefined, 'This section is not on this site'],
    ])
    expect(
      check('site/section', link, entry({ trashed: true, draft: true })).problems.map(
        ({ words: message }) => message.en,
      ),
    ).toEqual(['This section is in the trash. Visitors see it until you publish, then nothing here.'])
    expect(
      check('site/section', link, entry({ trashed: true })).problems.map(({ words: message }) => message.en),
    ).toEqual(['This section is in the trash. Visitors will see nothing here.'])
  })

  it('is reported as circular when it shows the open document, directly or not, before anything else', () => {
    const messages = check('site/section', link, {
      ...entry({ draft: true }),
      holders: new Set(['section:inner', 'section:offer']),
    }).problems.map((problem) => [problem.level, problem.words.en])
    expect(messages).toEqual([
      [
        'warning',
        'A section can’t contain itself, directly or through another section. Visitors will see nothing here.',
      ],
    ])
    expect(kinds('site/section', link, { ...entry({ draft: true }), holders: new Set(['section:inner']) })).toEqual([])
  })

  it('is reported when a section inside shows itself, also on a page', () => {
    const messages = check('site/section', link, {
      ...entry({ draft: true }),
      holders: new Set(['page:/']),
      rounds: new Set(['section:offer']),
    }).problems.map((problem) => [problem.level, problem.words.en])
    expect(messages).toEqual([
      ['warning', 'A section inside this one contains itself. Visitors will see nothing in that place.'],
    ])
  })

  it('is not reported when it exists or is not yet known', () => {
    expect(kinds('site/section', link, entry({ draft: true }))).toEqual([])
    expect(kinds('site/section', link)).toEqual([])
  })
})

describe('links', () => {
  it('are errors without an address, also “#” outside of a text, and reported once', () => {
    expect(kinds('content/button', { text: 'Go', link: { to: '' } })).toEqual([
      ['empty-link', 'error', 'props.link.to'],
    ])
    expect(kinds('content/button', { text: 'Go', link: { to: ' ' } })).toEqual([
      ['empty-link', 'error', 'props.link.to'],
    ])
    expect(kinds('content/rich-text', { text: tree(linked('')) })).toEqual([
      ['empty-link', 'error', 'props.text.content.0.content.0.marks.0.attrs.href'],
    ])
    expect(kinds('content/rich-text', { text: tree(linked('#')) })).toEqual([
      ['empty-link', 'warning', 'props.text.content.0.content.0.marks.0.attrs.href'],
    ])
    expect(kinds('content/button', { text: 'Go', link: { to: '#' } })).toEqual([
      ['empty-link', 'error', 'props.link.to'],
    ])
    expect(kinds('content/button', { text: 'Go', link: { to: '/about' } })).toEqual([])
  })

  it('are removed by a fix, with the block when it requires them', () => {
    expect(check('content/heading', { text: 'Go', link: { to: '' } }).problems[0]?.fix?.label.en).toBe(
      'Remove the empty link',
    )
    expect(check('content/button', { text: 'Go', link: { to: '' } }).problems[0]?.fix?.label.en).toBe(
      'Remove the block',
    )
  })

  it('are dead when no page answers, unlike files, other sites and unknown addresses', () => {
    const pages = patternsOf(facts.pages ?? [])
    expect(['/nowhere', '/shop', '/about/us?x#y'].filter((to) => !isDeadLink(to, pages))).toEqual([])
    expect(
      [
        '/',
        '/about?x=1#y',
        '/เกี่ยวกับเรา',
        '/shop/tea',
        'https://example.com/nowhere',
        'mailto:a@b.co',
        '/assets/x',
        '/sitemap.xml',
      ].filter((to) => isDeadLink(to, pages)),
    ).toEqual([])
    expect(isDeadLink('/nowhere', [])).toBe(false)
    const drafts = [
      { path: '/soon', own: { th: '/เร็วๆนี้' }, isUnseen: true },
      { path: '/{page}', own: {} },
      { path: '/news/{slug}', own: {}, isUnseen: true },
      { path: '/news/old', own: {} },
    ]
    expect(
      ['/soon', '/soon?x#y', '/เร็วๆนี้', '/news/new', '/news/old', '/other', 'https://example.com/soon', '#soon'].filter(
        (to) => unseenLinks(drafts)(to),
      ),
    ).toEqual(['/soon', '/soon?x#y', '/เร็วๆนี้', '/news/new'])
  })

  it('are reported when the address is invalid, whatever the site has', () => {
    expect(
      [
        'not a link at all',
        'about',
        'www.example.com/x y',
        'https://',
        'https://nowhere',
        'https://example.com/x y',
        'mailto:foo',
        'mailto:a@b',
        'mailto:',
        'mailto:a@b.co,c',
        'tel:abc',
        'tel:',
      ].filter((to) => !oddAddress(to)),
    ).toEqual([])
    expect(
      [
        '',
        '#',
        '#x',
        '/about',
        '/เกี่ยวกับเรา?x#y',
        '?page=2',
        'item-0198f0a0-0000-7000-8000-000000000000',
        'https://example.com',
        'https://คาเฟ่.ไทย/เมนู',
        'http://localhost:3000',
        'http://[::1]/',
        'https://10.0.0.1/x',
        'mailto:a@b.co?subject=x y',
        'mailto:?subject=x',
        'mailto:a@b.co,c@d.co',
        'mailto:a%40b.co',
        'tel:+66 2-123 4567',
        'tel:1669;ext=2',
      ].filter(oddAddress),
    ).toEqual([])
    expect(
      checkDeadLinks('a', [{ to: 'about us', path: ['props', 'link', 'to'], isOptional: true, isRich: false }], {
        isDead: () => false,
        isUnseen: () => false,
        hasPlace: undefined,
      }),
    ).toMatchObject([
      {
        kind: 'dead-link',
        level: 'warning',
        words: {
          en: '“about us” is not a valid address. Pages on this site start with “/”, other websites with “https://”.',
        },
      },
    ])
  })

  it('report what is missing after a bare mail or phone scheme', () => {
    const missed = ['mailto:', ' MAILTO: ', 'mailto:?', 'tel:', 'tel: '].map((to) => oddAddress(to)?.en)
    expect(missed).toEqual([
      ...Array<string>(3).fill('The email address is missing.'),
      ...Array<string>(2).fill('The phone number is missing.'),
    ])
    expect(oddAddress('mailto:foo')?.en).toBe('“foo” is not a valid email address.')
  })

  it('to a page with a parameter are left to the gateway', () => {
    const pages = [
      { path: '/about', own: { th: '/เกี่ยวกับเรา' } },
      { path: '/{page}', own: {} },
      { path: '/soon/{slug}', own: {}, isUnseen: true },
    ]
    expect(
      [
        '/news',
        '/ข่าว?x#y',
        '/about',
        '/เกี่ยวกับเรา',
        '/soon/x',
        '/a/b',
        '/api',
        'https://example.com/x',
        '#x',
        'x',
      ].filter((to) => isOfPattern(to, addressFinder(patternsOf(pages))) && !unseenLinks(pages)(to)),
    ).toEqual(['/news', '/ข่าว?x#y'])
  })

  it('are reported when they lead to an unpublished page', () => {
    const { links } = check('content/rich-text', { text: tree(linked('/soon'), linked('/about')) })
    expect(
      checkDeadLinks('a', links, { isDead: () => false, isUnseen: (to) => to === '/soon', hasPlace: undefined }),
    ).toMatchObject([{ level: 'warning', words: { en: 'The page at /soon is not published yet. Publish it too.' } }])
  })

  it('are dead when the anchor does not exist on the page', () => {
    const { links } = check('content/rich-text', {
      text: tree(linked('#here'), linked('#there'), linked('#%E0%B8%81')),
    })
    const known = {
      isDead: () => false,
      isUnseen: () => false,
      hasPlace: (name: string) => name === 'here' || name === 'ก',
    }
    expect(checkDeadLinks('a', links, known)).toMatchObject([
      { level: 'warning', words: { en: 'There is no #there on this page.' } },
    ])
    expect(checkDeadLinks('a', links, { ...known, hasPlace: undefined })).toEqual([])
  })
})

describe('own values in a linked section', () => {
  const own = (type: string, props: object, version = 1) =>
    kinds('site/section', { section: 'offer', own: { b: { type, version, props } } }).map(([kind, level, path]) => [
      kind,
      level,
      String(path).replace('props.own.b.', ''),
    ])

  it('are checked like the block they belong to', () => {
    expect(own('content/heading', { text: { en: 'Hello' } })).toEqual([['translation', 'warning', 'props.text.th']])
    expect(own('content/image', { image: { asset: 'untold' } })).toEqual([['alt', 'warning', 'props.image.alt']])
    expect(own('content/button-group', { items: [{ text: 'Go', link: { to: '' } }] })).toEqual([
      ['empty-link', 'warning', 'props.items.0.link.to'],
    ])
    expect(
      check('site/section', {
        section: 'offer',
        own: {
          b: { type: 'content/button-group', version: 1, props: { items: [{ text: 'Go', link: { to: '/gone' } }] } },
        },
      }).links,
    ).toMatchObject([{ to: '/gone' }])
    expect(own('content/heading', { eyebrow: null })).toEqual([])
  })

  it("cause a warning where the section's value is shown instead", () => {
    expect(own('content/heading', { text: 7 })).toEqual([['invalid', 'warning', 'props.text']])
    expect(own('content/heading', { text: 'Hello' }, 99)).toEqual([['invalid', 'warning', 'props.own.b']])
  })

  it('are not checked when not shown: block gone, replaced or no longer marked', () => {
    const block = (id: string, more: object) => ({
      id,
      type: 'content/heading',
      version: 1,
      props: { text: 'Ask' },
      ...more,
    })
    const rows = [
      {
        id: 'r',
        cells: [
          {
            id: 'c',
            blocks: [
              block('plain', {}),
              block('other', { type: 'content/text', differs: true }),
              {
                id: 'box',
                type: 'layout/container',
                version: 1,
                slots: { content: [{ id: 'r2', cells: [{ id: 'c2', blocks: [block('marked', { differs: true })] }] }] },
              },
            ],
          },
        ],
      },
    ]
    setSectionSource(() => [
      {
        key: 'section:offer',
        id: 'offer',
        title: 'Offer',
        version: 1,
        content: { format: 1, rows },
        uses: [],
        draftUses: [],
      },
    ])
    onTestFinished(() => setSectionSource(() => []))
    const stored = { type: 'content/heading', version: 1, props: { text: { en: 'Hello' }, eyebrow: 7 } }
    const found = check('site/section', {
      section: 'offer',
      own: { gone: stored, plain: stored, other: stored, marked: stored },
    })
    expect(found.problems.map(({ kind, path }) => [kind, path?.join('.')])).toEqual([
      ['invalid', 'props.own.marked.props.eyebrow'],
      ['translation', 'props.own.marked.props.text.th'],
    ])
  })
})
