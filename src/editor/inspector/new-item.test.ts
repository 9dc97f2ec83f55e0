import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition, blockEditors } from '@registry/block-kits'
import { fileOfItem, isSampleItem, newItem, withFile } from './new-item'
import { objectFields } from '../document/fields/schema-fields'

registerAllBlockKits()

/** Every list of every block whose items are added by choosing a file. */
function listsOfFiles(): string[] {
  return blockEditors().flatMap(({ type }) =>
    objectFields(blockDefinition(type)?.props as never).flatMap(({ name, field }) => {
      if (field.kind !== 'list') return []
      const file = fileOfItem(field.item(), newItem(type, [name], field.item()))
      return file ? [`${type} ${name} ${file.kind} ${file.name ?? ''}`.trim()] : []
    }),
  )
}

it('opens the file picker for items that only start with a file, and the text field otherwise', () => {
  expect(listsOfFiles()).toEqual([
    'content/audio files file',
    'content/carousel slides image image',
    'content/gallery images image thumbnail',
  ])
})

it("keeps an item's other required values, with unique keys", () => {
  const slides = objectFields(blockDefinition('content/carousel')?.props as never).find(
    ({ name }) => name === 'slides',
  )?.field
  if (slides?.kind !== 'list') throw new Error('There are no slides.')
  const make = () =>
    withFile(
      newItem('content/carousel', ['slides'], slides.item()),
      { kind: 'image', name: 'image' },
      { asset: 'sea' },
    ) as { id: string }
  const [one, other] = [make(), make()]
  expect([one, other]).toEqual([
    { id: one.id, image: { asset: 'sea' } },
    { id: other.id, image: { asset: 'sea' } },
  ])
  expect(one.id).not.toBe(other.id)
})

it('counts an item as a sample only while nothing in it is authored', () => {
  const file = { kind: 'image', name: 'image' } as const
  expect(
    [
      { id: 'one', image: { asset: 'sample-1' } },
      { image: { asset: 'sample-1' }, title: 'Ours' },
      { image: { asset: 'sea' } },
      {},
    ].map((value) => isSampleItem(value, file)),
  ).toEqual([true, false, false, false])
  expect(
    [{ asset: 'sample-audio' }, { asset: 'song' }, undefined].map((value) => isSampleItem(value, { kind: 'file' })),
  ).toEqual([true, false, false])
})
