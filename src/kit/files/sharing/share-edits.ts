import type { InputOf } from '@schemas/call'
import type { Share } from '@schemas/entities/share'
import { dayOf, type ExpiryChoice, expiryOf } from './expiry'

/** What the form of a link shows. */
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
/** What somebody wrote there and did not keep yet; all else stands as the link has it by now. */
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

/** The fields in which a form says another thing than the link. */
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

/** When the link ends by what the form says; null: never, or no day that there is. */
export function endOf(share: Share, edits: ShareEdits): string | null {
  const changed = changedFields(share, edits)
  if (!changed.has('choice') && !changed.has('date')) return share.expiresAt
  const { choice, date } = { ...fieldsOf(share), ...edits }
  return expiryOf(choice, date)
}

type Input = InputOf<typeof import('@schemas/api/filemanager/share').call>

/** What is sent of a form: what differs and nothing else, because what is not sent stays as it is. */
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

/** What is written by now without what was kept of it: somebody may have gone on writing meanwhile. */
export const withoutSaved = (now: ShareEdits, saved: ShareEdits): ShareEdits =>
  Object.fromEntries(Object.entries(now).filter(([field, value]) => saved[field as keyof ShareFields] !== value))
