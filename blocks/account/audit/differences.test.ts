import { expect, it } from 'vitest'
import { differences } from './differences'

const block = (props: Record<string, unknown>, more: Record<string, unknown> = {}) => ({ kind: 'block', fields: { id: 'b', type: 'content/heading', version: 1, props, ...more }, parent: { cell: 'c' } })
const words = (text: string) => ({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

it('tells of a saved page which words, numbers and looks were others', () => {
  const before = { nodes: { a: block({ text: { th: 'เก่า', en: 'Old' }, level: 2 }), b: null, c: block({ body: words('First draft') }, { name: 'Lead' }) }, fields: { title: 'About' } }
  const after = { nodes: { a: block({ text: { th: 'เก่า', en: 'New' }, level: 2 }, { style: { base: { padding: { out: { top: 8 } } } } }), b: block({ items: ['One'] }), c: block({ body: words('Second draft') }, { name: 'Lead' }) }, fields: { title: 'About us' }, views: { guest: ['r1'] } }
  expect(differences(before, after)).toEqual([
    { part: 'content/heading', path: 'text · en', before: 'Old', after: 'New' },
    { part: 'content/heading', path: 'style · base · padding · out · top', before: '', after: '8' },
    { part: 'content/heading', path: 'items · 1', before: '', after: 'One' },
    { part: 'Lead', path: 'body', before: 'First draft', after: 'Second draft' },
    { part: '', path: 'title', before: 'About', after: 'About us' },
  ])
})

it('tells of any other act what stood there before, and nothing twice', () => {
  expect(differences({ tokens: { picks: { brand: '#000000' } }, role: 'user' }, { tokens: { picks: { brand: '#ffffff' } }, role: 'admin' }, new Set(['role']))).toEqual([{ part: '', path: 'tokens · picks · brand', before: '#000000', after: '#ffffff' }])
  expect(differences(null, { hosts: ['a.example'] })).toEqual([{ part: '', path: 'hosts · 1', before: '', after: 'a.example' }])
  expect(differences(null, null)).toEqual([])
})
