import { describe, expect, it } from 'vitest'
import { matchOptions } from './match-options'

const options = [
  { value: '50', label: 'เชียงใหม่', also: 'Chiang Mai' },
  { value: '57', label: 'เชียงราย', also: 'Chiang Rai' },
  { value: '58', label: 'แม่ฮ่องสอน', also: 'Mae Hong Son' },
]
const found = (typed: string) => matchOptions(options, typed).map(({ value }) => value)

describe('matchOptions', () => {
  it.each([
    ['', ['50', '57', '58']],
    ['เชียง', ['50', '57']],
    ['chiangm', ['50']],
    ['Mai', ['50']],
    ['mae hong-son', ['58']],
    ['nowhere', []],
  ])('%j', (typed, values) => expect(found(typed)).toEqual(values))

  it('sorts matches after those that start with the text, each in the original order', () => {
    const named = [
      { value: 'a', label: 'Lam Thap' },
      { value: 'b', label: 'Thap Put' },
    ]
    expect(matchOptions(named, 'thap').map(({ value }) => value)).toEqual(['b', 'a'])
  })
})
