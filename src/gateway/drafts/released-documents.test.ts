import { expect, it } from 'vitest'
import { releasedDocuments } from './released-documents'

it('tells of a page that moves in one line, and of one that went at its new address in the old one’s too', () => {
  const moved = { key: 'page:/a', version: 2, gone: true as const, movedTo: '/b' }
  expect(releasedDocuments([moved, { key: 'page:/b', version: 2, content: {} }])).toEqual([
    { key: 'page:/b', kind: 'moved', from: '/a' },
  ])
  expect(releasedDocuments([moved, { key: 'page:/b', version: 2, gone: true }])).toEqual([
    { key: 'page:/a', kind: 'removed' },
    { key: 'page:/b', kind: 'removed' },
  ])
})
