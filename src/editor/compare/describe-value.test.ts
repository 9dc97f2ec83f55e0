import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { FlatNode } from '@schemas/layout/flat/flat'
import { pickText } from '@schemas/layout/pick-text'
import { translate } from '@kit/t'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { partName } from '../document/name-node'
import { differenceName, pageFieldName } from './difference-name'
import { nodeExcerpt, distinctNodeNames } from './describe-node'
import { describePageValue, describeValue } from './describe-value'

registerAllBlockKits()

const options = {
  locale: 'en' as const,
  t: (text: Parameters<typeof translate>[0], values?: Parameters<typeof translate>[2]) => translate(text, 'en', values),
}
const block = {
  kind: 'block' as const,
  fields: { id: 'b', type: 'content/heading', version: 1 },
  parent: { cell: 'c' },
}
const name = (...path: string[]) =>
  differenceName(block, { path, before: 1, after: 2 })
    .map((text) => pickText(text, 'en'))
    .join(' · ')

it('describes a value as text', () => {
  expect(describeValue({ en: 'Hello', th: 'สวัสดี' }, options)).toBe('Hello')
  expect(
    describeValue(
      {
        en: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'One ' },
                { type: 'text', text: 'two' },
              ],
            },
            { type: 'paragraph', content: [{ type: 'text', text: 'three' }] },
          ],
        },
      },
      options,
    ),
  ).toBe('One two three')
  expect(
    describeValue(
      [
        { text: { en: 'A' }, to: '/a' },
        { text: { th: 'ข' }, to: '/b' },
      ],
      options,
    ),
  ).toBe('A · /a · ข · /b')
  expect([
    describeValue(true, options),
    describeValue(undefined, options),
    describeValue('', options),
    describeValue(3, options),
    describeValue({}, options),
  ]).toEqual(['yes', 'nothing', 'nothing', '3', 'set'])
  expect(describeValue('x'.repeat(500), options)).toHaveLength(241)
})
it('shows the list entries that differ, with their numbers, and the differing part of a long text', () => {
  const row = (...cells: string[]) => ({ cells: cells.map((each) => ({ en: each })) })
  const [mine, remote] = [
    [row('Tea', '40'), row('Rice', '50'), row('Soup', '60')],
    [row('Tea', '40'), row('Rice', '55'), row('Cake', '70'), row('Soup', '60')],
  ]
  expect([
    describeValue(mine, { ...options, other: remote }),
    describeValue(remote, { ...options, other: mine }),
  ]).toEqual(['2. Rice, 50', '2. Rice, 55\n3. Cake, 70'])
  expect([
    describeValue([row('Tea')], { ...options, other: [row('Tea'), row('Rice')] }),
    describeValue(mine, { ...options, other: undefined }),
  ]).toEqual(['nothing', '1. Tea, 40\n2. Rice, 50\n3. Soup, 60'])
  const many = Array.from({ length: 40 }, (_, at) => row(`Dish ${at}`))
  expect(
    describeValue(many, { ...options, other: [] })
      .split('\n')
      .slice(-2),
  ).toEqual(['12. Dish 11', '…'])
  const long = `${'word '.repeat(100)}END`
  expect(describeValue({ en: `${long} now` }, { ...options, other: { en: `${long} then` } })).toMatch(
    /^…word .*END now$/,
  )
  expect(describeValue(`${long} now`, { ...options, other: `Other ${long}` })).toMatch(/^word .*…$/)
})
it('describes visibility by the names of roles, languages and days', () => {
  const describe = (value: unknown, ...path: string[]) => describeValue(value, { ...options, path: ['shown', ...path] })
  expect([
    describe(['user', 'manager'], 'roles'),
    describe(['th'], 'locales'),
    describe([5, 0], 'hours', 'days'),
    describe({ days: [5], from: '22:00', until: '02:00' }, 'hours'),
    describe({ roles: ['admin'], hours: { from: '18:00' } }),
  ]).toEqual(['User, Manager', 'Thai', 'Friday, Sunday', 'Friday 22:00–02:00', 'Admin · 18:00–24:00'])
})
it('shows a picture’s file name, never an id', () => {
  const asset = 'item-0198f000-0000-7000-8000-000000000001'
  const known = { ...options, fileName: () => 'Roastery.jpg' }
  expect([
    describeValue(asset, known),
    describeValue([{ image: { asset, alt: 'Us' } }], known),
    describeValue(asset, options),
    describeValue('hero', options),
    describeValue({ asset: 'sample-1', alt: 'sample-1' }, options),
  ]).toEqual(['Roastery.jpg', 'Roastery.jpg · Us', 'a library file', 'hero', 'Sample · sample-1'])
  const picture = {
    kind: 'block' as const,
    fields: { id: 'p', type: 'content/image', version: 1 },
    parent: { cell: 'c' },
  }
  expect(
    differenceName(picture, { path: ['props', 'image', 'asset'], before: 'roastery', after: 'hero' }).map((text) =>
      pickText(text, 'th'),
    ),
  ).toEqual(['รูปภาพ'])
})
it('describes a page option as its setting does', () => {
  const describe = (setting: string, value: unknown) => describePageValue(value, { ...options, path: [setting] })
  expect([
    describe('kind', 'AboutPage'),
    describe('access', 'user'),
    describe('frame', 'fullscreen'),
    describe('path', '/guest'),
    describe('noindex', true),
    describe('noindex', undefined),
  ]).toEqual(['About', 'User and above', 'Hide (content only)', '/guest', 'yes', 'no'])
  expect([
    describePageValue([], { ...options, path: ['views', 'user'] }),
    pageFieldName({ path: ['views', 'user'], before: undefined, after: [] }),
  ]).toEqual([
    'an empty view',
    [expect.objectContaining({ en: 'Views by role' }), expect.objectContaining({ en: 'User' })],
  ])
})
it('distinguishes parts by their content', () => {
  const { nodes } = pageOfBlocks([
    { id: 'a', type: 'content/heading', props: { text: { en: 'Our story', th: 'เรื่องของเรา' } } },
    { id: 'b', type: 'content/divider' },
  ])
  const row = nodes.get('row')
  if (!row) throw new Error('There is no row.')
  expect([pickText(partName(nodes, row), 'en'), nodeExcerpt(nodes, row, 'en'), nodeExcerpt(nodes, row, 'th')]).toEqual([
    'Heading, Divider',
    'Our story',
    'เรื่องของเรา',
  ])
  const named = { ...row, fields: { ...row.fields, name: 'Top' } } as FlatNode
  expect([pickText(partName(nodes, named), 'en'), pickText(partName(new Map(), row), 'en')]).toEqual(['Top', 'Row'])
})
it('distinguishes blocks of one kind in a list by their text, then by number', () => {
  const titled = (id: string, text: string) => ({ id, type: 'content/heading', props: { text } })
  const page = pageOfBlocks([
    titled('a', 'Tea'),
    titled('b', 'Rice'),
    titled('c', 'Rice'),
    { id: 'd', type: 'content/divider' },
  ])
  expect([...distinctNodeNames(page, ['a', 'b', 'c', 'd'], 'en').values()]).toEqual([
    'Heading: Tea',
    'Heading: Rice (1)',
    'Heading: Rice (2)',
    'Divider',
  ])
})
it('names the path of a value', () => {
  expect([
    name('props', 'text', 'th'),
    name('props', 'level'),
    name('style', 'mobile', 'padding', 'in', 'top'),
    name('visible', 'tablet'),
    name('locked'),
    name('shown', 'hours'),
    name('shown', 'hours', 'days'),
    name('shown', 'locales'),
    name('ground'),
    name('entrance'),
    name('inTurn'),
  ]).toEqual([
    'Heading · Thai',
    expect.any(String),
    'Style · Padding · Mobile',
    'Visible on · Tablet',
    'Locked',
    'Who sees it and when · Days and hours',
    'Who sees it and when · Days and hours',
    'Who sees it and when · Languages',
    'Theme background',
    'Entrance',
    'Stagger columns',
  ])
})
