import { useState } from 'react'
import { useSession } from '@kit/boot'
import type { SortKey } from './files-client'

export const columnNames = ['changed', 'size', 'kind', 'owner', 'sharing'] as const
export type ColumnName = (typeof columnNames)[number]
export type Layout = 'grid' | 'list'
export type ViewSettings = {
  look: Layout
  sort: SortKey
  direction: 'up' | 'down'
  columns: ColumnName[]
  hasDetails: boolean
}

const sorts: readonly SortKey[] = ['name', 'size', 'changed', 'kind']

/** View settings of a file screen, stored on the device per person and screen name. */
export function useViewSettings(
  screen: string,
  start: Partial<ViewSettings>,
): [ViewSettings, (change: Partial<ViewSettings>) => void] {
  const person = useSession().userID ?? ''
  const key = `files-view:${person}:${screen}`
  const [settings, setSettings] = useState<ViewSettings>(() => ({
    look: 'grid',
    sort: 'name',
    direction: 'up',
    columns: ['changed', 'size'],
    hasDetails: false,
    ...start,
    ...readStored(key),
  }))
  const change = (changed: Partial<ViewSettings>) =>
    setSettings((before) => {
      const next = { ...before, ...changed }
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // Storage full or forbidden: the view lasts until the page is left.
      }
      return next
    })
  return [settings, change]
}

/** Stored settings may come from an older build or have been edited manually. */
function readStored(key: string): Partial<ViewSettings> {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return {
      ...(stored.look === 'grid' || stored.look === 'list' ? { look: stored.look } : {}),
      ...(sorts.includes(stored.sort as SortKey) ? { sort: stored.sort as SortKey } : {}),
      ...(stored.direction === 'up' || stored.direction === 'down' ? { direction: stored.direction } : {}),
      ...(Array.isArray(stored.columns)
        ? { columns: columnNames.filter((name) => (stored.columns as unknown[]).includes(name)) }
        : {}),
      ...(typeof stored.hasDetails === 'boolean' ? { hasDetails: stored.hasDetails } : {}),
    }
  } catch {
    return {}
  }
}
