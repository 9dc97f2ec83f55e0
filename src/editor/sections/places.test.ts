import { expect, it } from 'vitest'
import { placesOf } from './places'

const sections = [
  { key: 'section:inner', uses: ['page:/both', 'section:outer'] },
  { key: 'section:outer', uses: ['page:/both', 'page:/deep', 'section:round'] },
  { key: 'section:round', uses: ['section:outer', 'slot:footer'] },
  { key: 'section:other', uses: [] },
]

it('lists everything that shows a section, and through which other section', () => {
  expect(placesOf('section:inner', sections)).toEqual([
    { key: 'page:/both' },
    { key: 'section:outer' },
    { key: 'page:/deep', through: 'section:outer' },
    { key: 'section:round', through: 'section:outer' },
    { key: 'slot:footer', through: 'section:round' },
  ])
  expect(placesOf('section:round', sections).map(({ key }) => key)).toEqual([
    'section:outer',
    'slot:footer',
    'page:/both',
    'page:/deep',
  ])
  expect(placesOf('section:other', sections)).toEqual([])
})
