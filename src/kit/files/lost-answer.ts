import { GatewayError } from '../call-gateway'

/** No answer came, or one that says nothing of what was done. */
export const wasLost = (error: unknown): boolean =>
  error instanceof GatewayError && (error.status === 0 || error.status >= 500)
/** An answer that is none of this call's. */
export const isUnreadable = (error: unknown): boolean => error instanceof SyntaxError
/** A sentence that has ended has its reason behind it; any other leads to it. */
export const withReason = (message: string, reason: string): string =>
  message.endsWith('.') ? `${message} ${reason}` : `${message}: ${reason}`
/** Why, where somebody says so. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && !isUnreadable(error) ? error.message : ''
