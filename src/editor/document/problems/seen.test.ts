import { expect, it } from 'vitest'
import { checkContrast } from './contrast'
import { checkSilentLinks } from './empty-link'
import { checkPictures } from './oversized-picture'

it('reports each contrast problem of a node once, never rounded up to a passing ratio', () => {
  const found = checkContrast(
    new Map([
      [
        'a',
        [
          { text: 'Faint', ratio: 4.49, needed: 4.5 },
          { text: 'Faint too', ratio: 4.41, needed: 4.5 },
          { text: 'Fine', ratio: 4.5, needed: 4.5 },
          { text: 'Large', ratio: 2.9, needed: 3 },
        ],
      ],
      ['b', [{ text: 'Fine', ratio: 21, needed: 4.5 }]],
    ]),
  )
  expect(found.map(({ node, words: message }) => [node, message.en])).toEqual([
    ['a', '“Faint” has a contrast of 4.4:1 with its background; at least 4.5:1 is needed.'],
    ['a', '“Large” has a contrast of 2.9:1 with its background; at least 3:1 is needed.'],
  ])
})

it('reports pictures larger than displayed: heavy ones, and medium ones shown small', () => {
  const check = (bytes: number, width: number, height: number) =>
    checkPictures(new Map([['a', [{ bytes, width, height }]]])).length
  expect([check(600_000, 1200, 800), check(200_000, 80, 80)]).toEqual([1, 1])
  expect([check(400_000, 1200, 800), check(200_000, 600, 400), check(20_000, 20, 20)]).toEqual([0, 0, 0])
})

it('reports links without a name', () => {
  expect(
    checkSilentLinks(
      new Map([
        ['a', 2],
        ['b', 0],
      ]),
    ).map(({ node }) => node),
  ).toEqual(['a'])
})
