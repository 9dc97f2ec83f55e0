import { describe, expect, it } from 'vitest'
import { perRow } from './per-row'

describe('perRow', () => {
  const read = (value: unknown, phone?: number) => perRow(3, phone).parse(value)

  it('inherits from the wider breakpoint where a value is missing', () => {
    expect(read(undefined)).toEqual({ base: 3, tablet: 3, mobile: 1 })
    expect(read(4)).toEqual({ base: 4, tablet: 2, mobile: 1 })
    expect(read(6, 2)).toEqual({ base: 6, tablet: 3, mobile: 2 })
    expect(read(1, 2)).toEqual({ base: 1, tablet: 1, mobile: 1 })
  })
  it('uses the given values', () => {
    expect(read({ base: 6, tablet: 4, mobile: 3 })).toEqual({ base: 6, tablet: 4, mobile: 3 })
    expect(read({ mobile: 2 })).toEqual({ base: 3, tablet: 3, mobile: 2 })
    expect(perRow(3).safeParse(0).success).toBe(false)
  })
})
