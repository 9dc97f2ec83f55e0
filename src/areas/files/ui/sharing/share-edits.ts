import type { InputOf } from '@schemas/call'
import type { FileItem } from '@schemas/files/entities/file-item'
import { readOnly, type Share } from '@schemas/files/entities/share'
import { dayOf, type ExpiryChoice, expiryOf } from './expiry'

/** Values of a link's form. */
export type ShareFields = {
  isPassword: boolean
  password: string
  choice: ExpiryChoice
  date: string
  limit: string
  label: string
  read: boolean
  create: boolean
}
/** The link of an item that has none yet, as its form begins; version 0 says so to the gateway. */
export const linkToMake = ({ _id: id, name, type }: Pick<FileItem, '_id' | 'name' | 'type'>): Share => ({
  id: '',
  version: 0,
  item: { id, name, type },
  code: '',
  address: '',
  state: 'off',
  label: '',
  isPassword: false,
  expiresAt: null,
  permissions: readOnly,
  downloadsAllowed: null,
  downloadsUsed: 0,
  madeBy: null,
  createdAt: '',
  visitedAt: null,
})

/** Unsaved edits; all other fields follow the stored link. */
export type ShareEdits = Partial<ShareFields>

export const fieldsOf = ({
  isPassword,
  expiresAt,
  downloadsAllowed,
  label,
  permissions: { read, create },
}: Share): ShareFields => ({
  isPassword,
  password: '',
  choice: expiresAt ? 'date' : 'never',
  date: expiresAt ? dayOf(expiresAt) : '',
  limit: downloadsAllowed === null ? '' : String(downloadsAllowed),
  label,
  read,
  create,
})

/** Fields in which the form differs from the link. */
export function changedFields(share: Share, edits: ShareEdits): Set<keyof ShareFields> {
  const before = fieldsOf(share)
  const now = { ...before, ...edits }
  const isMeant: Partial<Record<keyof ShareFields, boolean>> = { password: now.isPassword, date: now.choice === 'date' }
  return new Set(
    (Object.keys(edits) as (keyof ShareFields)[]).filter(
      (field) => isMeant[field] !== false && now[field] !== before[field],
    ),
  )
}

/** Expiry by the form's values; null for never or an invalid date. */
export function endOf(share: Share, edits: ShareEdits): string | null {
  const changed = changedFields(share, edits)
  if (!changed.has('choice') && !changed.has('date')) return share.expiresAt
  const { choice, date } = { ...fieldsOf(share), ...edits }
  return expiryOf(choice, date)
}

type Input = InputOf<typeof import('@schemas/files/calls/filemanager/share').call>

/** The request for a form: only changed fields, because omitted ones stay unchanged. */
export function changesOf(share: Share, edits: ShareEdits): Omit<Input, 'itemId' | 'isShare'> {
  const changed = changedFields(share, edits)
  const { isPassword, password, limit, label, read, create } = { ...fieldsOf(share), ...edits }
  return {
    version: share.version,
    ...(changed.has('isPassword') || changed.has('password')
      ? { isPassword, ...(isPassword && password !== '' ? { sharePassword: password } : {}) }
      : {}),
    ...(changed.has('choice') || changed.has('date') ? { shareExpire: endOf(share, edits) } : {}),
    ...(changed.has('limit') ? { downloadsAllowed: limit.trim() === '' ? null : Number(limit) } : {}),
    ...(changed.has('label') ? { label } : {}),
    ...(changed.has('read') || changed.has('create')
      ? { permissions: { ...(changed.has('read') ? { read } : {}), ...(changed.has('create') ? { create } : {}) } }
      : {}),
  }
}

/** Edits without those just saved, because editing may have continued meanwhile. */
export const withoutSaved = (now: ShareEdits, saved: ShareEdits): ShareEdits =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => saved[field as keyof ShareFields] !== value))
