import { GatewayError, isSignatureFault } from '@kit/call-gateway'
import type { AwayReason, SaveOutcome } from './saving'

/** A save is given up after this (ms), and after as much longer as its parts are many: a connection that died without a word would hold all that comes after it. */
const maxMs = 45_000
const maxMsPerNode = 20

export const saveLimit = (parts = 0): AbortSignal => AbortSignal.timeout(maxMs + maxMsPerNode * parts)

/** Why the gateway takes nothing from this tab, where somebody can put it right: the site is disabled, or the session is over. */
export function awayReason(error: unknown): AwayReason | undefined {
  if (!(error instanceof GatewayError)) return undefined
  if (error.status === 401) return 'signed-out'
  return error.status === 503 && (error.details as { closed?: boolean } | undefined)?.closed ? 'closed' : undefined
}

/** The key under which a page goes on that was given another address; undefined where that is not what is the matter. */
export function movedTo(error: unknown): string | undefined {
  return error instanceof GatewayError && error.status === 410
    ? (error.details as { movedTo?: string } | undefined)?.movedTo
    : undefined
}

/** Too slow, too early, or too many calls from one address, which many may share. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether the same may be taken a moment later: so may what a browser sent once more by itself, whose signature was used by then. */
const passes = ({ status, details }: GatewayError) =>
  status === 0 || status >= 500 || passing.has(status) || isSignatureFault(details)

/** What became of a save that was not taken, and not for being stale. */
export function failedSave(error: unknown): SaveOutcome {
  const to = movedTo(error)
  if (to !== undefined) return { kind: 'moved', to }
  const reason = awayReason(error)
  if (reason) return { kind: 'away', reason }
  return !(error instanceof GatewayError) || passes(error)
    ? { kind: 'away' }
    : { kind: 'refused', message: error.message }
}
