import { expect, it } from 'vitest'
import { isNameTaken } from './name-taken'

const sections = [
  { key: 'section:a', title: { th: 'น้ำดื่ม', en: 'Water' } },
  { key: 'section:b', title: 'Hours' },
]

it("detects a taken name in any language and spelling, but not the section's own", () => {
  expect(['water ', 'HOURS', 'Phone'].map((name) => isNameTaken(name, sections))).toEqual([true, true, false])
  expect(isNameTaken('น\u0e4d\u0e49\u0e32ดื่ม', sections)).toBe(true)
  expect(isNameTaken('Water', sections, 'section:a')).toBe(false)
})
