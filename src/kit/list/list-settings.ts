import { useMemo } from 'react'
import { isRecord } from '@schemas/layout/json'
import { useSession } from '../boot'
import { readDevice, useDeviceText, writeDevice } from '../device-store'
import type { ListView } from './list'

export type Density = 'comfortable' | 'compact'

export type ListSettings = {
  /** Columns by id: shown or not, against the list's own start. */
  columns: Readonly<Record<string, boolean>>
  /** px by column. */
  widths: Readonly<Record<string, number>>
  density: Density
  /** Whether single letters act on the list. */
  hasKeys: boolean
  views: readonly ListView[]
}

const maxViews = 20
/** A list's settings, stored on this device for each person. Their defaults until the page is mounted. */
export function useListSettings(name: string): [ListSettings, (change: Partial<ListSettings>) => void] {
  const { userID } = useSession()
  const key = `list:${userID ?? ''}:${name}`
  const text = useDeviceText(key)
  const settings = useMemo(() => settingsOf(text), [text])
  return [settings, (change) => writeDevice(key, JSON.stringify({ ...settingsOf(readDevice(key)), ...change }))]
}

/** Stored text may come from an older build or have been edited by hand. */
function settingsOf(text: string): ListSettings {
  const stored = parse(text)
  return {
    columns: entriesOf(stored.columns, (value) => typeof value === 'boolean'),
    widths: entriesOf(stored.widths, (value) => typeof value === 'number' && value > 0),
    density: stored.density === 'compact' ? 'compact' : 'comfortable',
    hasKeys: stored.hasKeys !== false,
    views: Array.isArray(stored.views) ? stored.views.filter(isView).slice(0, maxViews) : [],
  }
}

function parse(text: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(text)
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

const entriesOf = <V>(value: unknown, fits: (each: unknown) => boolean) =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter(([, each]) => fits(each))) as Record<string, V>

const isView = (value: unknown): value is ListView =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.label === 'string' &&
  isRecord(value.values) &&
  Object.values(value.values).every((each) => typeof each === 'string') &&
  (value.hidden === undefined || Array.isArray(value.hidden))
