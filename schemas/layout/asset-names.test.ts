import { expect, it } from 'vitest'
import { eachAssetName } from './asset-names'

const upload = 'item-0198f000-0000-7000-8000-000000000001'
const namesOf = (value: unknown) => {
  const found: string[] = []
  eachAssetName(value, (name) => found.push(name))
  return found
}

it('reports shown files and link targets at any depth, and no pages', () => {
  expect(
    namesOf({
      image: { asset: 'sample-1' },
      link: { to: upload, newTab: true },
      items: [{ to: '/about' }, { href: upload }, null],
      text: upload,
    }),
  ).toEqual(['sample-1', upload, upload])
  expect(namesOf([undefined, 1, 'asset', { to: { asset: 'deep' } }])).toEqual(['deep'])
})
