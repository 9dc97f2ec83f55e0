import { expect, it } from 'vitest'
import { iconNames } from '@schemas/layout/icon-names'
import { iconName, isIconFor } from './icon-keywords'

const found = (query: string) => iconNames.filter((name) => isIconFor(name, query))

it('gives each icon a unique Thai name', () => {
  const names = iconNames.map((name) => iconName(name).th)
  expect(names.filter((name) => !/^[\u0E00-\u0E7F]+$/.test(name))).toEqual([])
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('finds an icon by its name in either language and by keywords', () => {
  expect(found('หัวใจ')).toEqual(['heart'])
  expect(found('รัก')).toContain('heart')
  expect(found('จัดส่ง')).toEqual(['package', 'truck', 'truck-delivery'])
  expect(found('ค\u0E4D\u0E32ถาม')).toEqual(found('คำถาม'))
  expect(found('คำถาม')).toEqual(['help'])
  expect(found(' Map-pin ')).toEqual(['map-pin'])
  expect(found('map pin')).toEqual(['map-pin'])
  expect(found('truck')).toEqual(['truck', 'truck-delivery'])
  expect(found('')).toHaveLength(iconNames.length)
  expect(found('nothing so')).toEqual([])
})
