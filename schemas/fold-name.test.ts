import { expect, it } from 'vitest'
import { foldName } from './fold-name'

it('folds names that look the same', () => {
  const waterfall = '\u0e19\u0e49\u0e33\u0e15\u0e01'
  for (const written of ['\u0e19\u0e4d\u0e49\u0e32\u0e15\u0e01', '\u0e19\u0e49\u0e4d\u0e32\u0e15\u0e01', waterfall])
    expect(foldName(written)).toBe(waterfall)
  expect(foldName('ทํา')).toBe('ทำ')
  expect(foldName('Résumé'.normalize('NFD'))).toBe('résumé')
  // The Pali nikkhahit stays unchanged.
  expect(foldName('สํสาร')).toBe('สํสาร')
})
