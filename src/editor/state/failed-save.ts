import { GatewayError, isSignatureFault } from '@kit/call-gateway'
import type { AwayReason, SaveOutcome } from './saving'

/** Timeout of a save (ms), plus time per node: a connection that died silently would block everything after it. */
const maxMs = 45_000
const maxMsPerNode = 20

export const saveLimit = (parts = 0): AbortSignal => AbortSignal.timeout(maxMs + maxMsPerNode * parts)

/**
 * Why the gateway accepts nothing from this tab, for reasons that a person can resolve: the site is disabled, or the
 * session has ended.
 */
export function awayReason(error: unknown): AwayReason | undefined {
  if (!(error instanceof GatewayError)) return undefined
  if (error.status === 401) return 'signed-out'
  return error.status === 503 && (error.details as { closed?: boolean } | undefined)?.closed ? 'closed' : undefined
}

/** The new key of a page that has moved to another address; undefined for any other error. */
export function movedTo(error: unknown): string | undefined {
  return error instanceof GatewayError && error.status === 410
    ? (error.details as { movedTo?: string } | undefined)?.movedTo
    : undefined
}

/** Timeout, too early, or too many calls from one address, which many people may share. */
const passing: ReadonlySet<number> = new Set([408, 425, 429])

/** Whether a retry may succeed. Includes requests that the browser itself sent twice, with a signature already used. */
const passes = ({ status, details }: GatewayError) =>
  status === 0 || status >= 500 || passing.has(status) || isSignatureFault(details)

/** The outcome of a save that failed for a reason other than being stale. */
export function failedSave(error: unknown): SaveOutcome {
  const to = movedTo(error)
  if (to !== undefined) return { kind: 'moved', to }
  const reason = awayReason(error)
  if (reason) return { kind: 'away', reason }
  return !(error instanceof GatewayError) || passes(error)
    ? { kind: 'away' }
    : { kind: 'refused', message: error.message }
}
