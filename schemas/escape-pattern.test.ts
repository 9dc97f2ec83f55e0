import { expect, it } from 'vitest'
import { escapePattern } from './escape-pattern'

it('matches every sign literally', () => {
  const signs = String.raw`a.b*c+d?e^f$g{h}i(j)k[l]m|n\o/p-q`
  expect(signs).toMatch(new RegExp(`^${escapePattern(signs)}$`, 'u'))
  expect('axb').not.toMatch(new RegExp(escapePattern('a.b'), 'u'))
})
