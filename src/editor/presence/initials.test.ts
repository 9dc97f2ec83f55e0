import { expect, it } from 'vitest'
import { initials, tintOf } from './initials'

it('stands for people by the letters that they are read with', () => {
  expect(['Ada Three', 'mana', 'Anna Maria von Berg', 'สมชาย ใจดี', 'เอก', 'manager@alpha.example', ''].map(initials)).toEqual(['AT', 'M', 'AB', 'สจ', 'อ', 'M', ''])
})

it('gives a tab the same tint each time', () => {
  expect(tintOf('tab-one-1')).toBe(tintOf('tab-one-1'))
  expect(new Set(Array.from({ length: 60 }, (_none, index) => tintOf(`tab-${index}`))).size).toBe(6)
})
