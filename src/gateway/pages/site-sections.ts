import type { Slot } from '@schemas/layout/page'
import { readSlot } from '@schemas/layout/read'
import type { Site } from '../platform/sites'

type Rows = Slot['rows']

const remembered = new WeakMap<Site, Map<string, Rows | undefined>>()

/** A section's rows in the site's release; undefined when it has no readable ones. */
export function sectionRows(site: Site, section: string): Rows | undefined {
  const known = remembered.get(site) ?? new Map<string, Rows | undefined>()
  remembered.set(site, known)
  if (!known.has(section)) {
    const read = readSlot(site.release.content.sections?.[section])
    known.set(section, read.ok ? read.value.rows : undefined)
  }
  return known.get(section)
}
