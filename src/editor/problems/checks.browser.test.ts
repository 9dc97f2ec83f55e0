import { afterEach, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { DocumentStore } from '../state/document-store'
import { Checks } from './checks'
import { useProblems } from './problem-store'

registerAllBlockKits()

let checks: Checks
afterEach(() => checks.end())

it('what only the gateway knows of a link is asked for at every look, so that what is made meanwhile is not said to be missing', () => {
  const button = { id: 'go', type: 'content/button', version: 1, props: { text: 'Go', link: { to: '/shop/tea' } } }
  const read = readPage({ format: 1, path: '/', title: 'x', views: { guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [button] }] }] } } })
  if (!read.ok) throw new Error('not a page')
  let isMissing = true
  const facts = { pages: [{ path: '/', own: {} }, { path: '/shop/{sku}', own: {} }], locales: [], asset: () => undefined, isLost: () => false, documents: undefined, isGone: () => isMissing, fresh: () => undefined }
  checks = new Checks(new DocumentStore(flatten(read.value)), facts)
  checks.setFacts(facts)
  const dead = () => {
    checks.settle()
    return useProblems.getState().list.filter(({ kind }) => kind === 'dead-link').length
  }
  expect(dead()).toBe(1)
  isMissing = false
  expect(dead()).toBe(0)
})
