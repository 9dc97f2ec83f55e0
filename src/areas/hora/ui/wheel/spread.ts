/** One place in a row: the angle that it would have, and the angles that it may have. */
export type Place = { wanted: number; lowest: number; highest: number }

/**
 * Angles near the wanted ones, in the given order and at least `apart(i)` from place i to place i + 1; undefined where
 * there is no room.
 */
export function spread(places: readonly Place[], apart: (index: number) => number): number[] | undefined {
  const least: number[] = []
  for (const [index, { lowest }] of places.entries())
    least.push(Math.max(lowest, (least[index - 1] ?? -Infinity) + (index > 0 ? apart(index - 1) : 0)))
  const greatest: number[] = []
  for (let index = places.length - 1; index >= 0; index--)
    greatest[index] = Math.min(places[index]?.highest ?? 0, (greatest[index + 1] ?? Infinity) - apart(index))
  if (least.some((angle, index) => angle > (greatest[index] ?? 0))) return undefined
  const forward: number[] = []
  for (const [index, { wanted }] of places.entries()) {
    const from = Math.max(least[index] ?? 0, index > 0 ? (forward[index - 1] ?? 0) + apart(index - 1) : -Infinity)
    forward.push(Math.min(Math.max(wanted, from), greatest[index] ?? 0))
  }
  const backward: number[] = []
  for (let index = places.length - 1; index >= 0; index--) {
    const to = Math.min(greatest[index] ?? 0, (backward[index + 1] ?? Infinity) - apart(index))
    backward[index] = Math.max(Math.min(places[index]?.wanted ?? 0, to), least[index] ?? 0)
  }
  // Both keep all distances; so does their mean, which moves a crowd to both sides alike.
  return forward.map((angle, index) => (angle + (backward[index] ?? 0)) / 2)
}
