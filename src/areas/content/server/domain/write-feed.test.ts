import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RichTree } from '@schemas/layout/rich-text'
import type { Feed } from './feed'
import { richHtml } from './rich-html'
import { writeJsonFeed, writeRss } from './write-feed'

const feed = (entry: Partial<Feed['entries'][number]> = {}): Feed => ({
  title: 'Tea & bread',
  description: '',
  locale: 'en',
  home: 'https://a.example',
  self: 'https://a.example/feed.xml?lang=en',
  entries: [
    {
      id: 'post-1',
      title: 'First <one>',
      address: 'https://a.example/notes/first',
      excerpt: 'About it',
      html: '<p>Hello</p>',
      author: 'Ann',
      tags: ['tea'],
      publishedAt: new Date('2026-01-01T03:00:00Z'),
      changedAt: null,
      ...entry,
    },
  ],
})

it('names itself, keeps ids apart from addresses, and holds the whole text', () => {
  const rss = writeRss(feed())
  expect(rss).toContain('<atom:link href="https://a.example/feed.xml?lang=en" rel="self"')
  expect(rss).toContain('<guid isPermaLink="false">post-1</guid>')
  expect(rss).toContain('<title>First &lt;one&gt;</title>')
  expect(rss).toContain('<content:encoded>&lt;p&gt;Hello&lt;/p&gt;</content:encoded>')
  expect(rss).toContain('<pubDate>Thu, 01 Jan 2026 03:00:00 GMT</pubDate>')
  expect(JSON.parse(writeJsonFeed(feed()))).toMatchObject({
    feed_url: 'https://a.example/feed.xml?lang=en',
    items: [{ id: 'post-1', url: 'https://a.example/notes/first', content_html: '<p>Hello</p>' }],
  })
})

it('ends no element early, whatever a writer wrote', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const rss = writeRss(feed({ title: text, html: text }))
      expect(rss.match(/<item>/g)).toHaveLength(1)
      expect(rss.match(/<\/title>/g)).toHaveLength(2)
      // XML has no way to write these.
      expect(rss).not.toMatch(/(?![\t\n\r])\p{Cc}(?<![\u007f-\u009f])|[\ufffe\uffff]|\p{Cs}/u)
    }),
  )
})

it('writes rich text with the elements of a text alone', () => {
  const tree: RichTree = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2, id: 'x' }, content: [{ type: 'text', text: 'A & B' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '<script>', marks: [{ type: 'bold' }, { type: 'italic' }] },
          { type: 'text', text: 'here', marks: [{ type: 'link', attrs: { href: '/notes/first' } }] },
          { type: 'text', text: 'there', marks: [{ type: 'link', attrs: { href: 'javascript:1' } }] },
        ],
      },
      { type: 'image', attrs: { asset: 'cup', alt: 'A "cup"', caption: 'Cup' } },
      { type: 'image', attrs: { asset: 'gone' } },
    ],
  }
  const html = richHtml(tree, {
    link: (href) => (href.startsWith('/') ? `https://a.example${href}` : undefined),
    picture: (asset) => (asset === 'cup' ? 'https://a.example/cup.webp' : undefined),
  })
  expect(html).toBe(
    '<h2>A &amp; B</h2><p><strong><em>&lt;script&gt;</em></strong><a href="https://a.example/notes/first">here</a>there</p><figure><img src="https://a.example/cup.webp" alt="A &quot;cup&quot;"><figcaption>Cup</figcaption></figure>',
  )
})
