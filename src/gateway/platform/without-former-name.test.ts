import { expect, it } from 'vitest'
import { withoutFormerName } from './without-former-name'

const former = { en: 'Alpha Café', th: 'ร้านแอลฟา' }
const name = { en: 'Beta House', th: 'บ้านเบตา' }

it('puts the new name wherever texts had the former one, in each language', () => {
  expect(
    withoutFormerName(
      {
        title: { en: 'About Alpha Café', th: 'รู้จักร้านแอลฟาของเรา' },
        rows: [{ text: 'Alpha Café (since 2001). Alpha Cafés of the world' }],
        at: new Date(0),
        count: 3,
      },
      former,
      name,
    ),
  ).toEqual({
    title: { en: 'About Beta House', th: 'รู้จักบ้านเบตาของเรา' },
    rows: [{ text: 'Beta House (since 2001). Alpha Cafés of the world' }],
    at: new Date(0),
    count: 3,
  })
})

it('leaves addresses, and names that are too short to be told from words', () => {
  const texts = { to: '/alpha café', link: 'https://a.example/Alpha Café', mail: 'mailto:Alpha Café', text: 'A and B' }
  expect(withoutFormerName(texts, former, name)).toEqual(texts)
  expect(withoutFormerName('A is A', 'A', 'B')).toBe('A is A')
})

it('takes a name literally, and does not replace what it has just written', () => {
  expect(withoutFormerName('Shop+ and More Shop+', 'Shop+', 'More Shop+')).toBe('More Shop+ and More More Shop+')
})
