import { beforeAll, describe, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { nest } from '@schemas/layout/flat/nest'
import type { Page } from '@schemas/layout/page'
import type { RichTree } from '@schemas/layout/rich-text'
import { wordPattern } from '@schemas/word-pattern'
import { loadAllBlockKits } from '@registry/block-kits'
import { applied } from '../changes'
import { change } from '../edit'
import { replaceText } from '../operations/replace-text'
import { findMatches } from './find-matches'

beforeAll(() => loadAllBlockKits())

const tree: RichTree = {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'Our eve' },
        { type: 'text', text: 'ning class', marks: [{ type: 'bold' }] },
        { type: 'text', text: ' begins.' },
      ],
    },
    {
      type: 'bulletList',
      content: [
        {
          type: 'listItem',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'Evening class again',
                  marks: [{ type: 'link', attrs: { href: 'mailto:evening class' } }],
                },
                { type: 'text', text: ' here', marks: [{ type: 'link', attrs: { href: '/evening class' } }] },
              ],
            },
          ],
        },
      ],
    },
  ],
}
const page = (): Page => ({
  format: 1,
  path: '/',
  frame: 'default',
  access: 'guest',
  title: { en: 'Evening class', th: 'เรียนตอนเย็น' },
  views: {
    guest: {
      rows: [
        {
          id: 'r1',
          cells: [
            {
              id: 'c1',
              blocks: [
                {
                  id: 'head',
                  type: 'content/heading',
                  version: 1,
                  props: { text: { en: 'An evening class', th: 'เรียนตอนเย็น' } },
                },
              ],
            },
          ],
        },
        {
          id: 'r2',
          locked: true,
          cells: [
            {
              id: 'c2',
              blocks: [{ id: 'kept', type: 'content/heading', version: 1, props: { text: 'Evening class of old' } }],
            },
          ],
        },
        {
          id: 'r3',
          cells: [{ id: 'c3', blocks: [{ id: 'rich', type: 'content/rich-text', version: 1, props: { text: tree } }] }],
        },
      ],
    },
  },
})

const pattern = () => wordPattern('evening class')
const replaced = (source: Page, more: Partial<Parameters<typeof replaceText>[2]> = {}) => {
  const flat = flatten(source)
  let done = { replaced: 0, left: 0, refused: 0 }
  const changes = change(
    flat,
    '',
    (edit) =>
      void (done = replaceText(edit, flat, { pattern: pattern(), by: 'night school', isHeld: () => false, ...more })),
  )
  return { done, after: nest(applied(flat, changes)) }
}

describe('texts of a page', () => {
  it('are found in reading order, in every language, in titles and external links, and across bold parts', () => {
    const found = findMatches(flatten(page()), pattern())
    expect(found.map(({ node, locale, found: matchedText }) => [node, locale, matchedText])).toEqual([
      [undefined, 'en', 'Evening class'],
      ['head', 'en', 'evening class'],
      ['kept', undefined, 'Evening class'],
      ['rich', undefined, 'evening class'],
      ['rich', undefined, 'Evening class'],
      ['rich', undefined, 'evening class'],
    ])
    expect(found[3]).toMatchObject({ before: 'Our ', after: ' begins.' })
    expect(findMatches(flatten(page()), wordPattern('ตอนเย็น')).map(({ locale }) => locale)).toEqual(['th', 'th'])
  })

  it('are replaced everywhere except in locked parts, taking the marks at their start', () => {
    const { done, after } = replaced(page())
    expect(done).toEqual({ replaced: 5, left: 1, refused: 0 })
    expect(after.title).toEqual({ en: 'night school', th: 'เรียนตอนเย็น' })
    const blocks = after.views.guest?.rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.blocks)) ?? []
    expect(blocks[0]?.props).toEqual({ text: { en: 'An night school', th: 'เรียนตอนเย็น' } })
    expect(blocks[1]?.props).toEqual({ text: 'Evening class of old' })
    expect(blocks[2]?.props?.text).toMatchObject({
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Our night school' },
            { type: 'text', text: ' begins.' },
          ],
        },
        {
          type: 'bulletList',
          content: [
            {
              type: 'listItem',
              content: [
                {
                  type: 'paragraph',
                  content: [
                    {
                      type: 'text',
                      text: 'night school again',
                      marks: [{ type: 'link', attrs: { href: 'mailto:night school' } }],
                    },
                    { type: 'text', text: ' here', marks: [{ type: 'link', attrs: { href: '/evening class' } }] },
                  ],
                },
              ],
            },
          ],
        },
      ],
    })
  })

  it('are replaced in a single requested place', () => {
    const [, , , , second] = findMatches(flatten(page()), pattern())
    const { done, after } = replaced(page(), second ? { only: second } : {})
    expect(done).toEqual({ replaced: 1, left: 0, refused: 0 })
    expect(JSON.stringify(after).match(/night school/g)).toHaveLength(1)
    expect(JSON.stringify(after)).toContain('night school again')
  })

  it('held by another editor are left alone, and the replacement is literal', () => {
    expect(replaced(page(), { isHeld: (id) => id === 'rich' }).done).toEqual({ replaced: 2, left: 4, refused: 0 })
    expect(JSON.stringify(replaced(page(), { by: '$& $1' }).after.title)).toContain('$& $1')
  })

  const block = (id: string, type: string, props: Record<string, unknown>) => ({ id, type, version: 1, props })
  const holding = (...blocks: ReturnType<typeof block>[]): Page => ({
    ...page(),
    title: 'x',
    views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks }] }] } },
  })
  const propsOf = (after: Page) => after.views.guest?.rows[0]?.cells[0]?.blocks.map(({ props }) => props)

  it('exclude internal addresses, code and names under which answers are stored', () => {
    const form = {
      form: 'blue',
      fields: [
        {
          kind: 'radio',
          name: 'blue',
          label: 'Blue or red?',
          options: [
            { value: 'blue', label: 'Blue' },
            { value: 'red', label: 'Red' },
          ],
        },
        { kind: 'text', name: 'why', label: 'Why blue?', showWhen: { field: 'blue', is: 'blue' } },
        { kind: 'text', name: 'more', label: 'More', showWhen: { field: 'blue', is: ['blue'] } },
      ],
    }
    const source = holding(
      block('button', 'content/button', { text: 'The blue menu', link: { to: '/blue-menu' } }),
      block('form', 'form/form', form),
      block('list', 'form/submissions-table', { form: 'blue', columns: ['blue'] }),
      block('map', 'site/site-map', { without: ['/blue'] }),
      block('html', 'content/custom-html', { html: '<p class="blue">blue</p>', title: 'Sky' }),
    )
    const { done, after } = replaced(source, { pattern: wordPattern('blue'), by: 'green' })
    expect(done).toEqual({ replaced: 4, left: 0, refused: 0 })
    const [button, formProps, ...others] = propsOf(after) ?? []
    expect(button).toEqual({ text: 'The green menu', link: { to: '/blue-menu' } })
    expect(formProps).toEqual({
      form: 'blue',
      fields: [
        {
          ...form.fields[0],
          label: 'green or red?',
          options: [
            { value: 'blue', label: 'green' },
            { value: 'red', label: 'Red' },
          ],
        },
        { ...form.fields[1], label: 'Why green?' },
        form.fields[2],
      ],
    })
    expect(others).toEqual(propsOf(source)?.slice(2))
  })

  it('stay when the replacement would be invalid: a dead address, a malformed e-mail address, a text too long', () => {
    const link = (to: string) => ({ to, external: true })
    const source = holding(
      block('x', 'content/button', { text: 'Shop', link: link('https://shop.example') }),
      block('y', 'content/contact', { phone: '02 000 0000', email: 'hello@shop.example' }),
      block('z', 'content/rich-text', {
        text: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                {
                  type: 'text',
                  text: 'There',
                  marks: [{ type: 'link', attrs: { href: 'https://shop.example', external: true } }],
                },
              ],
            },
          ],
        },
      }),
    )
    expect(replaced(source, { pattern: wordPattern('https://shop.example'), by: '' })).toEqual({
      done: { replaced: 0, left: 0, refused: 2 },
      after: source,
    })
    expect(replaced(source, { pattern: wordPattern('hello@'), by: '' }).done).toEqual({
      replaced: 0,
      left: 0,
      refused: 1,
    })
    expect(replaced(source, { pattern: wordPattern('02'), by: '0'.repeat(60) }).done).toEqual({
      replaced: 0,
      left: 0,
      refused: 1,
    })
    expect(replaced(source, { pattern: wordPattern('shop.example'), by: 'café.example' }).done).toMatchObject({
      replaced: 3,
    })
  })

  it('are replaced in own values within a section as in the block', () => {
    const own = (text: string) =>
      holding(
        block('s', 'site/section', {
          section: 'offer',
          own: { b: { type: 'content/button', version: 1, props: { text, link: { to: '/about' } } } },
        }),
      )
    expect(replaced(own('Our shop'), { pattern: wordPattern('shop'), by: 'store' }).after).toMatchObject(
      own('Our store') as object,
    )
    const phone = holding(
      block('s', 'site/section', {
        section: 'offer',
        own: { b: { type: 'content/contact', version: 1, props: { phone: '02 000 0000' } } },
      }),
    )
    expect(replaced(phone, { pattern: wordPattern('02'), by: '0'.repeat(60) }).done).toEqual({
      replaced: 0,
      left: 0,
      refused: 1,
    })
  })

  it('are replaced in an invalid block', () => {
    const source = holding(block('a', 'content/button', { text: 'Shop', link: { to: '' } }))
    expect(replaced(source, { pattern: wordPattern('shop'), by: 'Store' }).done).toEqual({
      replaced: 1,
      left: 0,
      refused: 0,
    })
  })
})

it('cuts the context of a match between grapheme clusters only', () => {
  const prefix = 'ที่นี่'.repeat(60)
  for (let length = 200; length < 206; length++) {
    const text = `${prefix.slice(0, length)}X${prefix}`
    const heading = { id: 'b', type: 'content/heading', version: 1, props: { text, level: 2 } }
    const [match] = findMatches(
      flatten({ ...page(), views: { guest: { rows: [{ id: 'r', cells: [{ id: 'c', blocks: [heading] }] }] } } }),
      wordPattern('X'),
    )
    expect(match?.before).toMatch(/^…\P{M}/u)
    expect(match?.after).toMatch(/ี่…$|[ทน]…$/u)
    expect(
      [match?.before, match?.after].every(
        (around) => Array.from(new Intl.Segmenter('th').segment(around ?? '')).length === 35,
      ),
    ).toBe(true)
  }
})
