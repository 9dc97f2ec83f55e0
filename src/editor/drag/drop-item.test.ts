import { afterEach, expect, it, vi } from 'vitest'
import { blockDefinition } from '@registry/schemas'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { readRecent } from '../state/recent-blocks'
import type { Builder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import type { DragItem } from './drag-store'
import { dropItem } from './drop-item'

afterEach(() => void vi.unstubAllGlobals())

it('records a dragged palette block as recently used, like a pressed one', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
  const store = new DocumentStore(pageOfBlocks([{ id: 'a', type: 'content/heading', props: { text: 'a' } }]))
  const builder = {
    boot: { site: { id: 'test' } },
    store,
    edit: (label: string, recipe: () => void) => !store.dispatch(label, recipe),
  } as unknown as Builder
  const type = 'content/divider'
  const item: DragItem = {
    kind: 'block',
    type,
    label: 'Divider',
    parts: () => [
      { kind: 'block', node: { id: 'new', type, version: blockDefinition(type)?.version ?? 1, props: {} } },
    ],
  }
  expect(dropItem(builder, item, { cell: 'cell', index: 1 })).toHaveLength(1)
  expect(readRecent('test')).toEqual([type])
  // Moving an existing part does not count as a choice of block.
  expect(dropItem(builder, { kind: 'block', label: 'a', ids: ['a'] }, { cell: 'cell', index: 2 })).toHaveLength(1)
  expect(readRecent('test')).toEqual([type])
})
