import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pictureList, withPictures } from './picture-list'

registerAllBlockKits()

const photo = (asset: string) => ({ thumbnail: { asset } })
const gallery = (...assets: string[]) => ({
  id: 'photos',
  type: 'content/gallery',
  version: 1,
  props: { images: assets.map(photo) },
})

it('returns the list of a block that is made of pictures, and of no other', () => {
  const listOf = (type: string) => pictureList({ id: 'one', type, version: 1 })?.name
  expect(
    [
      'content/gallery',
      'content/carousel',
      'content/card-grid',
      'content/image',
      'content/audio',
      'content/heading',
      'not/there',
    ].map(listOf),
  ).toEqual(['images', 'slides', undefined, undefined, undefined, undefined, undefined])
})

it('appends pictures and replaces samples, up to the capacity', () => {
  const fields = gallery('sample-1', 'own', 'sample-2')
  const list = pictureList(fields)
  if (!list) throw new Error('There is no list.')
  expect([list.capacity, withPictures(fields, list, [{ asset: 'sea' }, { asset: 'hill' }])]).toEqual([
    199,
    ['own', 'sea', 'hill'].map(photo),
  ])
  const full = gallery(...Array.from({ length: 199 }, (_, at) => `own-${at}`))
  const remaining = pictureList(full)
  if (!remaining) throw new Error('There is no list.')
  expect([remaining.capacity, withPictures(full, remaining, [{ asset: 'sea' }, { asset: 'hill' }]).length]).toEqual([
    1, 200,
  ])
})
