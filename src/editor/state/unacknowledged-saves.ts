import type { SaveOutcome } from './saving'

/** So many are remembered; of more, those in the middle are forgotten. */
const maxRemembered = 4

/**
 * What was sent since the gateway was last heard, with what has just been sent where no answer to it came: it may have arrived all the
 * same. What is there then is one's own, and nobody is to be asked to choose between that and what they have typed on.
 */
export function withUnacknowledged<T>(unacknowledged: readonly T[], sent: T, outcome: SaveOutcome): readonly T[] {
  if (outcome.kind !== 'away' || outcome.reason || unacknowledged.at(-1) === sent) return unacknowledged
  const all = [...unacknowledged, sent]
  return all.length > maxRemembered ? all.toSpliced(maxRemembered / 2, 1) : all
}
