import { expect, it } from 'vitest'
import { releasedDocuments } from './released-documents'

it('lists a moved page in one line, and a page removed at its new address in its old line too', () => {
  const moved = { key: 'page:/a', version: 2, gone: true as const, movedTo: '/b' }
  expect(releasedDocuments([moved, { key: 'page:/b', version: 2, content: {} }])).toEqual([
    { key: 'page:/b', kind: 'moved', from: '/a' },
  ])
  expect(releasedDocuments([moved, { key: 'page:/b', version: 2, gone: true }])).toEqual([
    { key: 'page:/a', kind: 'removed' },
    { key: 'page:/b', kind: 'removed' },
  ])
})
