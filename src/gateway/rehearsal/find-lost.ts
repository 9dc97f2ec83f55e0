import { isRecord } from '@schemas/layout/json'

type Path = (string | number)[]

/**
 * Paths of values in `before` that are missing in `after`, both at their path and anywhere else. A different value at
 * the path was changed, a value elsewhere was moved; neither is lost. `counts` says which values matter. Pure, and
 * total over JSON.
 */
export function findLost(before: unknown, after: unknown, counts: (value: unknown) => boolean = () => true): Path[] {
  const elsewhere = new Set<unknown>()
  collect(after, elsewhere)
  const lost: Path[] = []
  walk(before, after, [])
  return lost

  function walk(was: unknown, is: unknown, path: Path): void {
    if (Array.isArray(was)) {
      for (const [index, each] of was.entries()) walk(each, Array.isArray(is) ? is[index] : undefined, [...path, index])
    } else if (isRecord(was)) {
      for (const [key, each] of Object.entries(was)) walk(each, isRecord(is) ? is[key] : undefined, [...path, key])
    } else if (
      is === undefined &&
      was !== undefined &&
      was !== null &&
      was !== '' &&
      !elsewhere.has(was) &&
      counts(was)
    )
      lost.push(path)
  }
}

/** Content that a person wrote or chose: text, addresses and pictures, but not settings such as `left` or 3. */
export function isContent(value: unknown): boolean {
  return typeof value === 'string' && (/\s|[^ -~]/.test(value) || /^(?:\/|item-|https?:|mailto:|tel:)/.test(value))
}

function collect(value: unknown, found: Set<unknown>): void {
  if (Array.isArray(value)) for (const each of value) collect(each, found)
  else if (isRecord(value)) for (const each of Object.values(value)) collect(each, found)
  else found.add(value)
}
