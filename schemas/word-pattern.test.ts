import { expect, it } from 'vitest'
import { wordPattern } from './word-pattern'

const found = (searchText: string, text: string, isCaseSensitive?: boolean) =>
  text.match(wordPattern(searchText, isCaseSensitive)) ?? []

it('ignores case, unless case matters', () => {
  expect(found('evening class', 'Evening class, EVENING CLASS')).toHaveLength(2)
  expect(found('Evening', 'Evening evening', true)).toEqual(['Evening'])
})

it('matches special characters of patterns literally', () => {
  expect(found('฿1,990 (VAT)', 'Now ฿1,990 (VAT) and ฿1x990 VAT')).toEqual(['฿1,990 (VAT)'])
  for (const sign of String.raw`$()*+.?[]\^{}|/-`) expect(found(`a${sign}b`, `a${sign}b axb`)).toEqual([`a${sign}b`])
})

it('matches a space to any separator, and both spellings of sara am', () => {
  expect(found('open now', 'open\u00a0now, open\nnow')).toHaveLength(2)
  expect(found('ทำงาน', 'ทำงาน ทํางาน')).toHaveLength(2)
  expect(found('ทํางาน', 'ทำงาน')).toHaveLength(1)
})
