import { type ErrorCode, errorCodes } from '@schemas/error-codes'

/**
 * A non-200 response with a message for the caller. A handler throws it; `handle` shapes it. The code decides the
 * status.
 */
export class CallError extends Error {
  readonly status: number

  constructor(
    /** The reason, for programs. */
    readonly code: ErrorCode,
    message: string,
    /** Messages by field, for forms. */
    readonly fields?: Record<string, string>,
    /**
     * Data the caller needs to continue, such as the newer version of what it wanted to change; the contract defines
     * its shape.
     */
    readonly details?: unknown,
  ) {
    super(message)
    this.status = errorCodes[code]
  }
}

/** A refusal that leaves in place what its call wrote: it is sent once that is committed. */
export class CommittedRefusal extends CallError {
  constructor({ code, message, fields, details }: CallError) {
    super(code, message, fields, details)
  }
}
