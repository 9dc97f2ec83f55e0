import type { Page } from '../page'
import { isRecord } from '../json'

/** The stored form of a page: unreadable parts are written back byte for byte. */
export function writePage(page: Page): unknown {
  return restore(page)
}

function restore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(restore)
  if (!isRecord(value)) return value
  const { quarantined } = value
  if (isRecord(quarantined) && 'raw' in quarantined) return quarantined.raw
  const copy: Record<string, unknown> = {}
  for (const [key, entry] of Object.entries(value))
    copy[key] = key === 'props' || key === 'at' || key === 'style' ? entry : restore(entry)
  return copy
}
