import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BoundedRun, boundedRun } from '@tests/support/bounded-run'
import { htmlOfMarkdown } from './html-of-markdown'

const html = (text: string, options?: Parameters<typeof htmlOfMarkdown>[1]) =>
  htmlOfMarkdown(text, options)?.html.trim()

describe('Markdown to HTML', () => {
  it('keeps characters that are not Markdown', () => {
    expect(html('5 * 3 * 2 and snake_case_name')).toBe('<p>5 * 3 * 2 and snake_case_name</p>')
    expect(html('คำ**หนา**ในประโยค')).toBe('<p>คำ<strong>หนา</strong>ในประโยค</p>')
  })

  it('does not read indented Thai paragraphs as code', () => {
    expect(html('เรียน ผู้ปกครอง\n\n\tเนื่องด้วยโรงเรียนจัดค่าย\n\n- ที่พัก\n- อาหาร')).toMatch(/<p>\s*เนื่องด้วยโรงเรียนจัดค่าย<\/p>/)
    expect(html('```\ncode\n```')).toContain('<code>code')
  })

  it('links to other websites and pages of this one only', () => {
    expect(html('[a](https://example.com/?b=1&c=2) [d](/e) [f](mailto:g@h.th)')).toBe(
      '<p><a href="https://example.com/?b=1&amp;c=2">a</a> <a href="/e">d</a> <a href="mailto:g@h.th">f</a></p>',
    )
    expect(
      html(
        '[a](javascript:alert(1)) [b](data:text/html,x) [c](//evil.example) [d](docs/e.md) [f](#g) [h](JaVaScRiPt:alert(1))',
      ),
    ).toBe('<p>a b c d f h</p>')
  })

  it('leaves out and counts pictures, or replaces them by links', () => {
    const text =
      'One ![a cat](https://example.com/cat.png)\n\n<p align="center"><img src="https://example.com/dog.png"></p>'
    expect(htmlOfMarkdown(text)?.pictures).toBe(2)
    expect(html(text)).not.toContain('img')
    expect(html(text, { linksPictures: true })).toContain('<a href="https://example.com/cat.png">a cat</a>')
    expect(html('![x](javascript:alert(1))', { linksPictures: true })).toBe('<p></p>')
  })

  it('shows tags as text, except formatting ones', () => {
    expect(html('A list of <T> and <script>alert(1)</script>')).toBe(
      '<p>A list of &lt;T&gt; and &lt;script&gt;alert(1)&lt;/script&gt;</p>',
    )
    expect(html('<iframe src="https://example.com"></iframe>')).toBe(
      '&lt;iframe src=&quot;https://example.com&quot;&gt;&lt;/iframe&gt;',
    )
    expect(html('one<br>two<!-- nobody sees this -->')).toBe('<p>one<br>two</p>')
  })

  it("keeps the author's line breaks, but joins lines wrapped at a margin", () => {
    expect(html('Sukhumvit 21\nBangkok')).toBe('<p>Sukhumvit 21<br>Bangkok</p>')
    const wrapped = `${'word '.repeat(15).trim()}\n`.repeat(3).trim()
    expect(html(wrapped)).not.toContain('<br>')
  })

  it('gives up when parsing would take too long, and tolerates broken input', () => {
    for (const sign of ['[', '![', '>', '- ', '1. ', '**a ', 'a_', '`a``b', '|a', '<a ', '&a', '[a](', 'a ', '<!--'])
      expect(['string', 'undefined']).toContain(typeof html(sign.repeat(100_000 / sign.length)))
    expect(html(`${'>'.repeat(30)} deep`)).toBeUndefined()
    expect(html('a_'.repeat(50_000))).toBeUndefined()
  })
})

describe('markup between Markdown', () => {
  let markdown: BoundedRun
  beforeAll(async () => {
    markdown = await boundedRun('src/kit/writing/markdown/html-of-markdown.ts')
  })
  afterAll(() => markdown.close())

  it.each([
    ['comments', '<!--x'],
    ['pictures', '<img '],
  ])('of %s that never end is read in the time of its length', async (_what, sign) => {
    expect(await markdown.run('htmlOfMarkdown', `<div>\n${sign.repeat(400_000)}`)).toMatchObject({
      html: expect.stringMatching(/^<div>/),
    })
  })
})
