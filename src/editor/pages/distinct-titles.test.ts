import { expect, it } from 'vitest'
import { distinctTitles } from './distinct-titles'

it('distinguishes two pages of one title by their paths, and keeps other titles', () => {
  expect(
    distinctTitles([
      { key: 'page:/', title: 'Home' },
      { key: 'page:/welcome', title: 'Home' },
      { key: 'page:/about', title: 'About us' },
      { key: 'slot:header', title: 'About us' },
    ]),
  ).toEqual(['Home (/)', 'Home (/welcome)', 'About us (/about)', 'About us'])
})
