import { expect, it } from 'vitest'
import { mergeNewer, type ProfileValues } from './profile-values'

const silom = { line: '9', province: '10', amphure: '1004', tambon: '100402', postcode: '10500' }
const read: ProfileValues = { firstname: 'Usa', lastname: '', phone: '', locale: 'th', timeZone: '', address: silom }

it('keeps local edits, and names fields changed differently elsewhere', () => {
  expect(
    mergeNewer(
      read,
      { ...read, firstname: 'Nok', phone: '081 234 5678' },
      { ...read, firstname: 'Malee', lastname: 'Jaidee' },
    ),
  ).toEqual({ edited: ['firstname', 'phone'], differing: ['firstname'] })
})

it('finds no conflict for equal edits or different fields', () => {
  expect(
    mergeNewer(
      read,
      { ...read, firstname: 'Nok', address: { ...silom } },
      { ...read, firstname: 'Nok', address: { ...silom, line: '11' } },
    ),
  ).toEqual({ edited: [], differing: [] })
})

it('compares addresses by their parts, including missing ones', () => {
  expect(
    mergeNewer(read, { ...read, address: null }, { ...read, address: { ...silom, line: '11' } }).differing,
  ).toEqual(['address'])
  expect(
    mergeNewer(read, { ...read, address: { ...silom, line: '10' } }, { ...read, address: null }).differing,
  ).toEqual(['address'])
})
