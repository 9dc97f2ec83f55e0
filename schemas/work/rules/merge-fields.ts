/** What becomes of a changed field: its new value, nothing to do, or a collision with another's change. */
export type Merged<T> = { kind: 'set'; value: T } | { kind: 'same' } | { kind: 'collides' }

/** A single value: another's change of the same field collides, unless both agree. */
export function mergeValue<T extends string | number | boolean | null>(
  current: T,
  { from, to }: { from: T; to: T },
): Merged<T> {
  if (current === to) return { kind: 'same' }
  return current === from ? { kind: 'set', value: to } : { kind: 'collides' }
}

/** A list without order, such as assignees: what one adds and another removes both hold. */
export function mergeList(
  current: readonly string[],
  { from, to }: { from: readonly string[]; to: readonly string[] },
): Merged<string[]> {
  const added = to.filter((each) => !from.includes(each) && !current.includes(each))
  const next = [...current.filter((each) => to.includes(each) || !from.includes(each)), ...new Set(added)]
  return next.length === current.length && next.every((each, at) => each === current[at])
    ? { kind: 'same' }
    : { kind: 'set', value: next }
}
