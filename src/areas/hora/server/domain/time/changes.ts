/** A value that begins at an instant (UTC milliseconds). */
export type Change<T> = { utcMs: number; value: T }

const secondMs = 1000

/**
 * The instants in fromMs < t ≤ toMs at which a value changes, to the second. Changes that follow one another within
 * `stepMs` may be missed.
 */
export function changesOf<T>(valueAt: (utcMs: number) => T, fromMs: number, toMs: number, stepMs: number): Change<T>[] {
  const found: Change<T>[] = []
  let before = valueAt(fromMs)
  for (let start = fromMs; start < toMs; start += stepMs) {
    const end = Math.min(start + stepMs, toMs)
    const after = valueAt(end)
    if (after !== before) found.push({ utcMs: firstWith(valueAt, after, start, end), value: after })
    before = after
  }
  return found
}

function firstWith<T>(valueAt: (utcMs: number) => T, value: T, start: number, end: number): number {
  let [early, late] = [start, end]
  while (late - early > secondMs) {
    const middle = Math.round((early + late) / 2)
    if (valueAt(middle) === value) late = middle
    else early = middle
  }
  return late
}
