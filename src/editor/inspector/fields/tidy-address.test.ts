import { expect, it } from 'vitest'
import { tidyAddress } from './tidy-address'

it.each([
  ['www.example.com/a?b', 'https://www.example.com/a?b'],
  ['shop.example.co.th', 'https://shop.example.co.th'],
  ['me@example.com', 'mailto:me@example.com'],
  ['+66 81 234-5678', 'tel:+66812345678'],
  [' /about ', '/about'],
  ['#prices', '#prices'],
  ['https://example.com', 'https://example.com'],
  ['page', 'page'],
])('reads “%s” as %s', (written, meant) => expect(tidyAddress(written)).toBe(meant))
