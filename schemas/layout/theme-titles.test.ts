import { describe, expect, it } from 'vitest'
import { text } from './text'
import { freeTitle, isTitleTaken, takenLocales } from './theme-titles'

const night = { en: 'Night', th: 'กลางคืน' }

describe('title of another theme', () => {
  it.each(['Night', ' night ', 'NIGHT'])('is taken in any spelling: %j', (title) =>
    expect(isTitleTaken(title, 'en', [night])).toBe(true),
  )
  it('is taken when Thai sara am is written as two letters, or an accent as a combining mark', () => {
    expect(isTitleTaken('น\u0e4d\u0e32', 'th', ['น\u0e33'])).toBe(true)
    expect(isTitleTaken('Cafe\u0301  noir', 'en', ['Café Noir'])).toBe(true)
  })
  it('is taken in the language in which both are equal, and an empty one never is', () => {
    expect(takenLocales({ en: 'Night', th: 'ดึก' }, [night])).toEqual(['en'])
    expect(takenLocales('Night', [night])).toEqual(['en'])
    expect(takenLocales('Night', ['night'])).toEqual(['th', 'en'])
    expect(takenLocales('', [''])).toEqual([])
  })
  it('may stay if it was equal before', () => {
    expect(takenLocales({ en: 'Night', th: 'กลางคืน' }, [night], { en: 'Night', th: 'ดึก' })).toEqual(['th'])
    expect(takenLocales(night, [night], night)).toEqual([])
  })
})

describe('free title', () => {
  it('stays where it is free, and gets a number in every language otherwise', () => {
    expect(freeTitle('Day', [night])).toBe('Day')
    expect(freeTitle('Night', [night, 'Night 2'])).toBe('Night 3')
    expect(freeTitle({ en: 'Night', th: 'ดึก' }, [night])).toEqual({ en: 'Night 2', th: 'ดึก 2' })
    expect(freeTitle({ en: 'Night' }, ['night'])).toEqual({ en: 'Night 2' })
  })
  it('stays a title at the maximum length', () => {
    const long = 'n'.repeat(20_000)
    for (const title of [long, { th: long, en: `${'n'.repeat(19_996)}🌙nn` }]) {
      const second = freeTitle(title, [title])
      expect(text().safeParse(second).success).toBe(true)
      expect(text().safeParse(freeTitle(title, [title, second])).success).toBe(true)
      expect(freeTitle(title, [title, second])).not.toEqual(second)
    }
    expect(freeTitle(`${'n'.repeat(19_997)}🌙n`, [`${'n'.repeat(19_997)}🌙n`])).toBe(`${'n'.repeat(19_997)} 2`)
  })
})
