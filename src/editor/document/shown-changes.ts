import type { FlatPage } from '@schemas/layout/flat/flat'
import { nextEdge } from '@schemas/layout/shown'

/**
 * The moments (ISO 8601, sorted, unique) at which something on the page starts or stops showing; for weekly hours, the
 * next two.
 */
export function shownChanges({ nodes }: Pick<FlatPage, 'nodes'>, now: number, timeZone: string | undefined): string[] {
  const moments = new Map<number, string>()
  for (const { fields } of nodes.values()) {
    const { from, until, hours } = fields.shown ?? {}
    for (const moment of [from, until]) {
      const at = moment === undefined ? Number.NaN : Date.parse(moment)
      if (moment !== undefined && !Number.isNaN(at)) moments.set(at, moment)
    }
    if (!hours) continue
    let edge = now
    for (let count = 0; count < 2; count++) {
      edge = nextEdge({ hours }, edge, timeZone)
      if (!Number.isFinite(edge)) break
      if (!moments.has(edge)) moments.set(edge, new Date(edge).toISOString())
    }
  }
  return [...moments].sort(([one], [other]) => one - other).map(([, moment]) => moment)
}
