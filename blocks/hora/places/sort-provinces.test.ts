import { expect, it } from 'vitest'
import { correctionParts, sortProvinces } from './sort-provinces'

const province = (name: string, lon: number) => ({
  id: name,
  name,
  lat: 15,
  lon,
  correctionMinutes: (105 - lon) * 4,
  sunrise: '',
  sunset: '',
})
const provinces = [province('Yala', 101.28), province('Ang Thong', 100.45), province('Ubon Ratchathani', 104.85)]
const names = (...args: Parameters<typeof sortProvinces>) => sortProvinces(...args).map(({ name }) => name)

it('sorts by text and by number, both ways', () => {
  expect(names(provinces, { by: 'name', isDescending: false }, '', 'en')).toEqual([
    'Ang Thong',
    'Ubon Ratchathani',
    'Yala',
  ])
  expect(names(provinces, { by: 'lon', isDescending: true }, '', 'en')).toEqual([
    'Ubon Ratchathani',
    'Yala',
    'Ang Thong',
  ])
})

it('finds by a part of the name, whatever its case', () => {
  expect(names(provinces, { by: 'name', isDescending: false }, ' TH', 'en')).toEqual(['Ang Thong', 'Ubon Ratchathani'])
})

it.each([
  [17.99, { sign: '−', minutes: 17, seconds: '59' }],
  [-2.5, { sign: '+', minutes: 2, seconds: '30' }],
  [0, { sign: '', minutes: 0, seconds: '00' }],
])('writes a correction of %d minutes', (minutes, parts) => expect(correctionParts(minutes)).toEqual(parts))
