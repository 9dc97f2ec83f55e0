import type { FlatPage } from '@schemas/layout/flat/flat'

/** The moments (ISO 8601, in order, each once) at which something on the page begins to show or ends. */
export function shownChanges({ nodes }: Pick<FlatPage, 'nodes'>): string[] {
  const moments = new Map<number, string>()
  for (const { fields } of nodes.values())
    for (const moment of [fields.shown?.from, fields.shown?.until]) {
      const at = moment === undefined ? Number.NaN : Date.parse(moment)
      if (moment !== undefined && !Number.isNaN(at)) moments.set(at, moment)
    }
  return [...moments].sort(([one], [other]) => one - other).map(([, moment]) => moment)
}
