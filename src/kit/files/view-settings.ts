import { useState } from 'react'
import { useSession } from '../boot'
import type { SortKey } from './files-client'

export const columnNames = ['changed', 'size', 'kind', 'owner', 'sharing'] as const
export type ColumnName = (typeof columnNames)[number]
export type Look = 'grid' | 'list'
export type ViewSettings = {
  look: Look
  sort: SortKey
  direction: 'up' | 'down'
  columns: ColumnName[]
  hasDetails: boolean
}

const sorts: readonly SortKey[] = ['name', 'size', 'changed', 'kind']

/** How a person likes a screen of files, remembered on the device for each of its people, by the screen's name. */
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
    ...readKept(key),
  }))
  const change = (changed: Partial<ViewSettings>) =>
    setSettings((before) => {
      const next = { ...before, ...changed }
      try {
        localStorage.setItem(key, JSON.stringify(next))
      } catch {
        // A full or forbidden store: the view holds until the page is left.
      }
      return next
    })
  return [settings, change]
}

/** What is kept may be of an older build or have been changed by hand. */
function readKept(key: string): Partial<ViewSettings> {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, unknown>
    return {
      ...(kept.look === 'grid' || kept.look === 'list' ? { look: kept.look } : {}),
      ...(sorts.includes(kept.sort as SortKey) ? { sort: kept.sort as SortKey } : {}),
      ...(kept.direction === 'up' || kept.direction === 'down' ? { direction: kept.direction } : {}),
      ...(Array.isArray(kept.columns)
        ? { columns: columnNames.filter((name) => (kept.columns as unknown[]).includes(name)) }
        : {}),
      ...(typeof kept.hasDetails === 'boolean' ? { hasDetails: kept.hasDetails } : {}),
    }
  } catch {
    return {}
  }
}
