import { GatewayError } from '@kit/call-gateway'

/** No response, or one that does not tell the outcome. */
export const wasLost = (error: unknown): boolean =>
  error instanceof GatewayError && (error.status === 0 || error.status >= 500)
/** A response that does not belong to this call. */
export const isUnreadable = (error: unknown): boolean => error instanceof SyntaxError
/** Appends a reason: after a finished sentence as another one, otherwise after a colon. */
export const withReason = (message: string, reason: string): string =>
  message.endsWith('.') ? `${message} ${reason}` : `${message}: ${reason}`
/** The reason, where one is given. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && !isUnreadable(error) ? error.message : ''
