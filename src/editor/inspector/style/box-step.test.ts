import { describe, expect, it } from 'vitest'
import { clampStep, parseStep, showStep } from './box-step'

describe('spacing as it is written', () => {
  it.each([
    ['24', 6],
    ['24px', 6],
    ['1.5 rem', 6],
    ['10', 2.5],
    ['9999', 96],
    ['0', 0],
  ])('%s', (written, steps) => expect(parseStep(written, false)).toBe(steps))

  it('may be auto where that means something', () => {
    expect(parseStep('auto', true)).toBe('auto')
    expect(parseStep('a', true)).toBe('auto')
    expect(parseStep('auto', false)).toBeUndefined()
  })

  it('is nothing when it is no length', () => {
    expect(parseStep('', true)).toBeUndefined()
    expect(parseStep('wide', false)).toBeUndefined()
    expect(parseStep('-4', false)).toBeUndefined()
  })

  it('is shown in pixels', () => {
    expect(showStep(6)).toBe('24')
    expect(showStep('auto')).toBe('auto')
    expect(showStep(undefined)).toBe('')
    expect(clampStep(-1)).toBe(0)
  })
})
