import { expect, it } from 'vitest'
import { initials, tintOf } from './initials'

it('uses the letters by which a name is read', () => {
  expect(
    ['Ada Three', 'mana', 'Anna Maria von Berg', 'สมชาย ใจดี', 'เอก', 'manager@alpha.example', ''].map(initials),
  ).toEqual(['AT', 'M', 'AB', 'สจ', 'อ', 'M', ''])
})

it('omits the marks above, below and after the letters of a Thai name', () => {
  expect(['ณิชา วัฒนากูล', 'น้ำฝน เพ็ญศรี', 'ปู่', 'ไก่ ใหญ่', 'แก้ว โต๊ะ', 'ฤดี ณัฐ'].map(initials)).toEqual([
    'ณว',
    'นพ',
    'ป',
    'กห',
    'กต',
    'ฤณ',
  ])
})

it('keeps the diacritics of a Latin letter', () => {
  expect(['Éva Ångström', 'e\u0301va', 'Ada ณิชา'].map(initials)).toEqual(['ÉÅ', 'E\u0301', 'Aณ'])
})

it('gives a tab the same tint each time', () => {
  expect(tintOf('tab-one-1')).toBe(tintOf('tab-one-1'))
  expect(new Set(Array.from({ length: 60 }, (_none, index) => tintOf(`tab-${index}`))).size).toBe(6)
})
