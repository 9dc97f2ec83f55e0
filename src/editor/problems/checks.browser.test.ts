import { afterEach, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { readDocument } from '../document/read-document'
import { DocumentStore } from '../state/document-store'
import { Checks } from './checks'
import { useProblems } from '../state/problem-store'
import { SeenNodes } from './seen-nodes'

registerAllBlockKits()

let checks: Checks
afterEach(() => checks.end())

it('requests a link’s status at every check, so that a target created meanwhile is not reported', () => {
  const button = { id: 'go', type: 'content/button', version: 1, props: { text: 'Go', link: { to: '/shop/tea' } } }
  const read = readPage({
    format: 1,
    path: '/',
    title: 'x',
    views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [button] }] }] } },
  })
  if (!read.ok) throw new Error('not a page')
  let isMissing = true
  const facts = {
    pages: [
      { path: '/', own: {} },
      { path: '/shop/{sku}', own: {} },
    ],
    locales: [],
    asset: () => undefined,
    isLost: () => false,
    documents: undefined,
    isGone: () => isMissing,
    fresh: () => undefined,
  }
  checks = new Checks(new DocumentStore(flatten(read.value)), facts)
  checks.setFacts(facts)
  const dead = () => {
    checks.flush()
    return useProblems.getState().list.filter(({ kind }) => kind === 'dead-link').length
  }
  expect(dead()).toBe(1)
  isMissing = false
  expect(dead()).toBe(0)
})

it.each([
  ['page:/about', 1],
  ['section:offer', 0],
  ['slot:footer', 0],
])('requires a main heading on pages only: %s', (key, count) => {
  const rows = [
    {
      id: 'row',
      cells: [
        {
          id: 'cell',
          blocks: [{ id: 'title', type: 'content/heading', version: 1, props: { text: 'Hours', level: 2 } }],
        },
      ],
    },
  ]
  const read = readDocument(
    key,
    key.startsWith('page:')
      ? { format: 1, path: '/about', title: 'x', views: { guest: { rows } } }
      : { format: 1, title: 'x', rows },
  )
  if (!read) throw new Error('not a document')
  const facts = {
    pages: [],
    locales: [],
    asset: () => undefined,
    isLost: () => false,
    documents: undefined,
    isGone: () => false,
    fresh: () => undefined,
  }
  const drawn = document.body.appendChild(document.createElement('main'))
  drawn.id = 'canvas-page'
  drawn.innerHTML = '<div data-node="title" data-kind="block"><h2>Hours</h2></div>'
  checks = new Checks(new DocumentStore(read.page), facts)
  checks.setFacts(facts)
  const seen = new SeenNodes(document, () => {})
  seen.measure(() => true)
  seen.readHeadings()
  checks.setSeen(seen)
  checks.flush()
  expect(seen.headings).toHaveLength(1)
  expect(useProblems.getState().list.filter(({ kind }) => kind === 'headings')).toHaveLength(count)
  seen.end()
  drawn.remove()
})
