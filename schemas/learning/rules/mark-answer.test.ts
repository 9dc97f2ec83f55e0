import { describe, expect, it } from 'vitest'
import { questionContent } from '../entities/question'
import { attemptTimes } from './attempt-times'
import { gradeOf } from './exam-grade'
import { markAnswer, readNumber } from './mark-answer'

const point = 1_000_000
const question = (content: object) => questionContent.parse({ text: 'A question', ...content })
const chosen = (...choices: string[]) => ({ question: 'q', choices, text: '' })
const typed = (text: string) => ({ question: 'q', choices: [], text })
const choices = ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, right: id === 'a' || id === 'b' || id === 'c' }))

describe('marks', () => {
  it('gives all or nothing, or right less wrong choices', () => {
    const all = question({ kind: 'multiple', choices })
    expect(markAnswer(all, chosen('a', 'b', 'c'))).toBe(point)
    expect(markAnswer(all, chosen('a', 'b'))).toBe(0)
    const partial = question({ kind: 'multiple', choices, scoring: 'partial' })
    expect(markAnswer(partial, chosen('a'))).toBe(333_333)
    expect(markAnswer(partial, chosen('a', 'a'))).toBe(333_333)
    expect(markAnswer(partial, chosen('a', 'b', 'd'))).toBe(333_333)
    expect(markAnswer(partial, chosen('d'))).toBe(0)
    expect(markAnswer(partial, undefined)).toBe(0)
    const single = question({ kind: 'single', choices: choices.slice(2) })
    expect(markAnswer(single, chosen('c'))).toBe(point)
    expect(markAnswer(single, chosen('c', 'd'))).toBe(0)
  })

  it('compares texts as people see them', () => {
    const text = question({ kind: 'text', accepted: ['น้ำตาล ทราย', 'Sugar'] })
    // Sara am as two code points, and spaces.
    expect(markAnswer(text, typed('  น\u0e4d\u0e49\u0e32ตาล   ทราย '))).toBe(point)
    expect(markAnswer(text, typed('SUGAR'))).toBe(point)
    expect(markAnswer(text, typed('salt'))).toBe(0)
    expect(markAnswer(text, typed(' '))).toBe(0)
  })

  it('reads Thai digits and thousands, and allows a tolerance', () => {
    expect(readNumber(' ๑,๕๐๐.๒๕ ')).toBe(1500.25)
    expect(readNumber('−3')).toBe(-3)
    expect(readNumber('.5')).toBe(0.5)
    for (const wrong of ['', '1,50', '1e3', '12a', '.', '1 000']) expect(readNumber(wrong)).toBeUndefined()
    const number = question({ kind: 'number', accepted: ['1500'], tolerance: { by: 'share', of: 100 } })
    expect(markAnswer(number, typed('1,515'))).toBe(point)
    expect(markAnswer(number, typed('1516'))).toBe(0)
    expect(markAnswer(question({ kind: 'number', accepted: ['0.3'] }), typed(String(0.1 + 0.2)))).toBe(point)
  })
})

describe('an exam', () => {
  it('takes the highest, the last or the average attempt', () => {
    const attempts = [
      { no: 2, score: 3, max: 10 },
      { no: 1, score: 8, max: 10 },
    ]
    expect(gradeOf(attempts, 'highest')).toMatchObject({ score: 8 })
    expect(gradeOf(attempts, 'last')).toMatchObject({ score: 3 })
    expect(gradeOf(attempts, 'average')).toMatchObject({ score: 5500, max: 10_000 })
    expect(gradeOf([], 'last')).toBeUndefined()
  })

  it('is over at the limit or when it closes, whatever comes first', () => {
    const started = new Date('2026-11-28T10:00:00Z')
    const closesAt = new Date('2026-11-28T10:20:00Z')
    const none = { limitMinutes: null, closesAt: null, graceSeconds: 60 }
    expect(attemptTimes(started, none)).toEqual({ deadline: null, endsAt: null })
    expect(attemptTimes(started, { ...none, limitMinutes: 30, closesAt })).toEqual({
      deadline: closesAt,
      endsAt: new Date('2026-11-28T10:21:00Z'),
    })
  })
})
