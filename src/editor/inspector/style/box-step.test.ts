import { describe, expect, it } from 'vitest'
import { clampStep, parseStep, showStep } from './box-step'

describe('typed spacing', () => {
  it.each([
    ['24', 6],
    ['24px', 6],
    ['1.5 rem', 6],
    ['10', 2.5],
    ['384', 96],
    ['24rem', 96],
    ['1.', 0.25],
    ['0', 0],
  ])('parses %s', (written, steps) => expect(parseStep(written, false)).toBe(steps))

  it('may be auto where that is meaningful', () => {
    expect(parseStep('auto', true)).toBe('auto')
    expect(parseStep('a', true)).toBe('auto')
    expect(parseStep('auto', false)).toMatchObject({ problem: { en: /^Enter a number.*1\.5rem\.$/ } })
  })

  it.each([
    ['wide', /^Enter a number in pixels/],
    ['1.5em', /^Enter a number in pixels/],
    ['-4', /less than 0/],
    ['385', /^Enter .* or less/],
    ['99999', /^Enter .* or less/],
    ['24.5rem', /^Enter .* or less/],
  ])('is refused with a reason: %s', (written, problem) =>
    expect(parseStep(written, true)).toMatchObject({ problem: { en: expect.stringMatching(problem) } }),
  )

  it('is shown in pixels', () => {
    expect(showStep(6)).toBe('24')
    expect(showStep('auto')).toBe('auto')
    expect(showStep(undefined)).toBe('')
    expect(clampStep(-1)).toBe(0)
  })
})
