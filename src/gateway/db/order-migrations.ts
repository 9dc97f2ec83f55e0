import { SettingsError } from '../settings'

/** `area` owns the migration: the folder in `src/areas`, or `ground`. */
export type Migration = { name: string; area: string; text: string }

/** The first migrations have four digits instead of a time; all others come after them. */
const isEarly = ({ name }: Migration) => /^\d{4}-/.test(name)

/** Names in the lines `-- after: NAME` of a migration: it uses what these make, whatever their area and their time. */
const requiredBy = ({ text }: Migration): string[] =>
  [...text.matchAll(/^-- after:(.*)$/gm)].map(([, name = '']) => name.trim())

const byName = (one: Migration, other: Migration) => (one.name < other.name ? -1 : 1)

/**
 * Migrations in the order in which they run: by time, but each after those of its own area that are older, and after
 * those that it names. Areas do not depend on each other otherwise; tests pass another `compare` to show it.
 */
export function orderMigrations(
  found: readonly Migration[],
  compare: (one: Migration, other: Migration) => number = byName,
): Migration[] {
  const byTime = found.toSorted(byName)
  const names = new Set(byTime.map(({ name }) => name))
  if (names.size < byTime.length)
    throw new SettingsError(
      `Two migrations have the name ${byTime.find(({ name }, at) => byTime[at + 1]?.name === name)?.name}.`,
    )
  const ordered = byTime.filter(isEarly)
  const stamped = byTime.filter((each) => !isEarly(each))
  const waitsFor = new Map(
    stamped.map((each, at) => {
      const required = requiredBy(each)
      const missing = required.find((name) => !names.has(name))
      if (missing !== undefined)
        throw new SettingsError(`The migration ${each.name} is to run after ${missing}, which does not exist.`)
      const previous = stamped.slice(0, at).findLast(({ area }) => area === each.area)
      return [each.name, previous ? [...required, previous.name] : required] as const
    }),
  )
  const done = new Set(ordered.map(({ name }) => name))
  const isReady = ({ name }: Migration) => (waitsFor.get(name) ?? []).every((each) => done.has(each))
  let left = stamped.toSorted(compare)
  while (left.length > 0) {
    const next = left.find(isReady)
    if (!next)
      throw new SettingsError(`Migrations wait for each other: ${circleOf(left, waitsFor, done).join(', then ')}.`)
    ordered.push(next)
    done.add(next.name)
    left = left.filter((each) => each !== next)
  }
  return ordered
}

/** Names of a circle among migrations of which none can run; the first is repeated at the end. */
function circleOf(
  left: readonly Migration[],
  waitsFor: ReadonlyMap<string, readonly string[]>,
  done: ReadonlySet<string>,
): string[] {
  const path: string[] = []
  let name = left[0]?.name ?? ''
  while (!path.includes(name)) {
    path.push(name)
    name = waitsFor.get(name)?.find((each) => !done.has(each)) ?? ''
  }
  return [...path.slice(path.indexOf(name)), name].reverse()
}
