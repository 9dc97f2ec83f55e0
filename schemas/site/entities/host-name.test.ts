import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readHostName } from './host-name'

it.each([
  ['shop.example.com', 'shop.example.com'],
  ['  Shop.EXAMPLE.com. ', 'shop.example.com'],
  ['bakery.localhost', 'bakery.localhost'],
  ['ร้านขนม.ไทย', 'xn--22c9bb6ag4guh.xn--o3cw4h'],
  ['BÜCHER.example', 'xn--bcher-kva.example'],
  ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
])('reads %s as %s', (typed, hostname) => {
  expect(readHostName(typed)).toEqual({ hostname })
})

it.each([
  ['', 'empty'],
  ['https://shop.example.com', 'address'],
  ['shop.example.com/path', 'address'],
  ['me@shop.example.com', 'address'],
  ['shop.example.com?x', 'address'],
  ['shop.example.com:8080', 'port'],
  ['*.example.com', 'wildcard'],
  ['127.0.0.1', 'number'],
  ['0x7f.1', 'number'],
  ['[::1]', 'number'],
  ['::1', 'number'],
  ['shop', 'short'],
  ['localhost', 'short'],
  ['shop_1.example.com', 'letters'],
  ['-shop.example.com', 'letters'],
  ['shop..example.com', 'letters'],
  ['shop example.com', 'letters'],
  ['shop%2e.example.com', 'letters'],
  [`${'a'.repeat(64)}.example.com`, 'long'],
  [`${'a.'.repeat(140)}com`, 'long'],
])('refuses %s: %s', (typed, problem) => {
  expect(readHostName(typed)).toEqual({ problem })
})

it('reads any text, and reads its own output unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), fc.domain(), fc.webUrl()), (typed) => {
      const read = readHostName(typed)
      if (!('hostname' in read)) return
      expect(read.hostname).toMatch(/^[a-z0-9.-]+$/)
      expect(readHostName(read.hostname)).toEqual(read)
    }),
  )
})
