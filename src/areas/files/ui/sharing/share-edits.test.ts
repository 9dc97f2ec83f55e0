import { expect, it } from 'vitest'
import type { Share } from '@schemas/files/entities/share'
import { changedFields, changesOf, withoutSaved } from './share-edits'

const share: Share = {
  id: 's',
  version: 4,
  item: { id: 'i', name: 'Trip', type: 'folder' },
  code: 'code',
  address: 'https://site/external/storage/folder/code',
  state: 'active',
  label: 'Somchai',
  isPassword: true,
  expiresAt: new Date('2027-03-01T23:59:59').toISOString(),
  permissions: { read: true, update: false, create: false, delete: false, share: false },
  downloadsAllowed: 5,
  downloadsUsed: 1,
  madeBy: null,
  createdAt: '2026-11-20T02:10:00.000Z',
  visitedAt: null,
}

it('sends only changed fields, with the version read', () => {
  expect(changesOf(share, {})).toEqual({ version: 4 })
  expect(changesOf(share, { label: 'Malee', limit: '5', isPassword: true, date: '2027-03-01' })).toEqual({
    version: 4,
    label: 'Malee',
  })
  expect(changesOf(share, { create: true })).toEqual({ version: 4, permissions: { create: true } })
  expect(changesOf(share, { password: 'กุ้งเผา 9' })).toEqual({ version: 4, isPassword: true, sharePassword: 'กุ้งเผา 9' })
  expect(changesOf(share, { isPassword: false, limit: '', choice: 'never' })).toEqual({
    version: 4,
    isPassword: false,
    downloadsAllowed: null,
    shareExpire: null,
  })
  expect(changesOf(share, { date: '2027-04-02' })).toEqual({
    version: 4,
    shareExpire: new Date('2027-04-02T23:59:59').toISOString(),
  })
})

it('ignores input in hidden fields', () => {
  expect([...changedFields({ ...share, isPassword: false }, { isPassword: false, password: 'x' })]).toEqual([])
  expect([...changedFields({ ...share, expiresAt: null }, { date: '2027-03-01' })]).toEqual([])
})

it('keeps edits made during a save', () => {
  expect(withoutSaved({ label: 'Malee and Somchai', limit: '3' }, { label: 'Malee', limit: '3' })).toEqual({
    label: 'Malee and Somchai',
  })
})
