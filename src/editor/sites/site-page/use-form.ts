import { useEffect, useEffectEvent } from 'react'
import { useUnsaved } from '../unsaved'

/** A field's typed value, and the saved value it replaces; without that, it replaces the person's own last save. */
type StoredField = { typed: unknown; over?: unknown }
/** Forms of a site with a save button, each in the tab of that name. */
export const formTabs = ['general', 'hosts', 'languages', 'services'] as const
export type FormTab = (typeof formTabs)[number]

/**
 * Form state of a site on top of the loaded values: only the typed fields, so that reloaded values show through. Kept
 * until saved or discarded.
 */
export function useForm<T extends object>(site: { id: string }, tab: FormTab, read: T) {
  const [stored, keep] = useUnsaved(formOf(site.id, tab))
  const typed = Object.entries(read).flatMap(([field, now]) =>
    isStoredField(stored[field], now) ? [[field, stored[field]] as const] : [],
  )
  // Obsolete entries: saved meanwhile, maybe elsewhere, or this build has no such field.
  const obsolete = Object.keys(stored).filter(
    (field) => !typed.some(([name, { typed: mine }]) => name === field && !isSame(mine, read[field as keyof T])),
  )
  const forget = useEffectEvent((fields: string) => {
    const gone = fields.split(' ')
    keep((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !gone.includes(field))))
  })
  const gone = obsolete.join(' ')
  useEffect(() => {
    if (gone) forget(gone)
  }, [gone])
  return {
    value: { ...read, ...Object.fromEntries(typed.map(([field, { typed: mine }]) => [field, mine])) },
    isChanged: typed.some(([field, { typed: mine }]) => !isSame(mine, read[field as keyof T])),
    /** Another person has saved a different value of a field changed here. */
    isOvertaken: typed.some(
      ([field, { typed: mine, over }]) =>
        over !== undefined && !isSame(over, read[field as keyof T]) && !isSame(mine, read[field as keyof T]),
    ),
    set: (changed: Partial<T>) =>
      keep((before) => {
        const next: Record<string, unknown> = { ...before }
        for (const [field, mine] of Object.entries(changed)) {
          const now = read[field as keyof T]
          const known = before[field]
          if (isSame(mine, now)) delete next[field]
          else next[field] = { typed: mine, over: (isStoredField(known, now) ? known.over : undefined) ?? now }
        }
        return next
      }),
    /**
     * Call before a save. The returned function, called after it, drops what was saved and keeps what was typed since.
     */
    hold: () => () =>
      keep((before) =>
        Object.fromEntries(
          Object.entries(before).flatMap(([field, now]) => {
            const sent = stored[field]
            if (isStoredField(sent, read[field as keyof T]) && isStoredField(now, sent.typed))
              return isSame(now.typed, sent.typed) ? [] : [[field, { typed: now.typed }]]
            return [[field, now]]
          }),
        ),
      ),
    discard: () => keep(() => ({})),
  }
}

export const formOf = (id: string, tab: string) => `${id}:${tab}`

/** Another build may have stored it, for a field of another kind. */
function isStoredField(value: unknown, now: unknown): value is StoredField {
  if (value === null || typeof value !== 'object' || !('typed' in value)) return false
  return typeof value.typed === typeof now && Array.isArray(value.typed) === Array.isArray(now)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
