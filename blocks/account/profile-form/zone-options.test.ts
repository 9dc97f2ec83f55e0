import { expect, it } from 'vitest'
import { zoneOptions } from './zone-options'

const values = (stored: string, known: string[]) => zoneOptions(stored, known).map(({ value }) => value)

it('renders the same list before zones are known, including the stored one', () => {
  expect(values('', [])).toEqual([
    'Asia/Bangkok',
    'Asia/Vientiane',
    'Asia/Yangon',
    'Asia/Kuala_Lumpur',
    'Asia/Singapore',
  ])
  expect(values('Asia/Rangoon', [])).toEqual([...values('', []), 'Asia/Rangoon'])
  expect(values('Mars/Olympus', ['Europe/Paris']).filter((zone) => zone === 'Mars/Olympus')).toHaveLength(1)
})

it('lists each zone once under any of its names', () => {
  const all = values('', ['Asia/Bangkok', 'Asia/Rangoon', 'Asia/Tokyo'])
  expect(all).toContain('Asia/Tokyo')
  expect(all.filter((zone) => /Yangon|Rangoon/.test(zone))).toEqual(['Asia/Yangon'])
  expect(values('Asia/Rangoon', ['Asia/Rangoon', 'Asia/Tokyo']).filter((zone) => /Yangon|Rangoon/.test(zone))).toEqual([
    'Asia/Rangoon',
  ])
})
