import type { SaveOutcome } from './saving'

/** Maximum number remembered; beyond it, those in the middle are dropped. */
const maxRemembered = 4

/**
 * The saves without a response, including the one just sent: it may have arrived anyway. If that is what the gateway
 * has later, it is one's own, and nobody must be asked to choose between it and what they typed afterwards.
 */
export function withUnacknowledged<T>(unacknowledged: readonly T[], sent: T, outcome: SaveOutcome): readonly T[] {
  if (outcome.kind !== 'away' || outcome.reason || unacknowledged.at(-1) === sent) return unacknowledged
  const all = [...unacknowledged, sent]
  return all.length > maxRemembered ? all.toSpliced(maxRemembered / 2, 1) : all
}
