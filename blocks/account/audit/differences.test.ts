import { expect, it } from 'vitest'
import { differences } from './differences'
import { fieldLabel, keyLabel, partLabel, valueLabel } from './field-labels'

const block = (props: Record<string, unknown>, more: Record<string, unknown> = {}) => ({
  kind: 'block',
  fields: { id: 'b', type: 'content/heading', version: 1, props, ...more },
  parent: { cell: 'c' },
})
const richText = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

it('lists text, numbers and styles changed on a saved page', () => {
  const before = {
    nodes: {
      a: block({ text: { th: 'เก่า', en: 'Old' }, level: 2 }),
      b: null,
      c: block({ body: richText('First draft') }, { name: 'Lead' }),
    },
    fields: { title: 'About' },
  }
  const after = {
    nodes: {
      a: block({ text: { th: 'เก่า', en: 'New' }, level: 2 }, { style: { base: { padding: { out: { top: 8 } } } } }),
      b: block({ items: ['One'] }),
      c: block({ body: richText('Second draft') }, { name: 'Lead' }),
    },
    fields: { title: 'About us' },
    views: { guest: ['r1'] },
  }
  expect(differences(before, after)).toEqual([
    { part: 'content/heading', path: ['props', 'text', 'en'], before: 'Old', after: 'New' },
    { part: 'content/heading', path: ['style', 'base', 'padding', 'out', 'top'], before: '', after: '8' },
    { part: 'content/heading', path: ['props', 'items', '0'], before: '', after: 'One' },
    { part: 'Lead', path: ['props', 'body'], before: 'First draft', after: 'Second draft' },
    { part: '', path: ['title'], before: 'About', after: 'About us' },
  ])
})

it('lists the previous values of any other action, each once', () => {
  expect(
    differences(
      { tokens: { picks: { brand: '#000000' } }, role: 'user' },
      { tokens: { picks: { brand: '#ffffff' } }, role: 'admin' },
      new Set(['role']),
    ),
  ).toEqual([{ part: '', path: ['tokens', 'picks', 'brand'], before: '#000000', after: '#ffffff' }])
  expect(differences(null, { hosts: ['a.example'] })).toEqual([
    { part: '', path: ['hosts', '0'], before: '', after: 'a.example' },
  ])
  expect(differences(null, null)).toEqual([])
})

it("leaves out a record's internal fields", () => {
  const id = '1a4dad15-0000-4000-8000-00000000000a'
  expect(
    differences(
      { version: 3, trashed: false, trashedAt: null },
      { version: 4, trashed: true, trashedAt: '2026-11-23T10:00:00.000Z' },
    ),
  ).toEqual([])
  expect(differences(null, { keys: ['page:/about'], release: 4, as: 3, person: id, owner: id })).toEqual([])
  expect(differences({ owner: id }, { owner: 'Ann' })).toEqual([
    { part: '', path: ['owner'], before: id, after: 'Ann' },
  ])
})

it.each<[string[], string, string]>([
  [['overrides', 'picks', 'brand'], 'Brand colour', 'สีแบรนด์'],
  [['overrides', 'fonts', 'heading', 'tracking'], 'Letter spacing of Latin headings', 'ระยะห่างตัวอักษรของหัวข้อภาษาอังกฤษ'],
  [['overrides', 'colors', 'text', 'dark'], 'Text (dark)', 'ข้อความ (โหมดมืด)'],
  [['tokens', 'overrides', 'fonts', 'size'], 'Text size', 'ขนาดข้อความ'],
  [['overrides', 'shadows', 'm'], 'Shadows · M', 'เงา · M'],
  [['props', 'text', 'en'], 'Text (English)', 'ข้อความ (อังกฤษ)'],
  [['title', 'th'], 'Title (Thai)', 'ชื่อ (ไทย)'],
  [['props', 'items', '0', 'label'], 'Items · 1 · Label', 'รายการ · 1 · ข้อความกำกับ'],
  [['style', 'base', 'padding', 'out', 'top'], 'Style · Outer spacing · top', 'รูปแบบ · ระยะด้านนอก · บน'],
  [['spaceId'], 'Space', 'สเปซ'],
  [['props', 'constructor'], 'Constructor', 'Constructor'],
  [['props', 'nobodyNamedThis'], 'Nobody named this', 'Nobody named this'],
])('labels %j for readers', (path, en, th) => {
  expect([fieldLabel(path, 'en'), fieldLabel(path, 'th')]).toEqual([en, th])
})

it('formats values, parts and documents as text', () => {
  const upload = (last: number) => `item-0198f000-0000-7000-8000-00000000000${last}`
  expect([
    valueLabel('true', ['hidden'], 'en'),
    valueLabel('en', ['locales', '0'], 'th'),
    valueLabel('#ffee00', ['picks', 'brand'], 'en'),
    valueLabel('theme', ['title'], 'en'),
    valueLabel('slot:header', ['documents', '0'], 'en'),
  ]).toEqual(['yes', 'อังกฤษ', '#ffee00', 'theme', 'Header'])
  expect([
    valueLabel(upload(1), ['image', 'asset'], 'en'),
    valueLabel(upload(2), ['image', 'asset'], 'th', upload(1)),
  ]).toEqual(['a library file', 'ไฟล์อื่นในคลัง'])
  expect([
    partLabel('content/rich-text', 'en'),
    partLabel('content/rich-text', 'th'),
    partLabel('content/gone-block', 'th'),
    partLabel('Lead', 'en'),
    keyLabel('page:/about', 'en'),
    keyLabel('slot:footer', 'th'),
  ]).toEqual(['Text', 'ข้อความ', 'Gone block', 'Lead', '/about', 'ส่วนท้าย'])
})
