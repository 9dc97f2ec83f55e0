/** A non-200 response with a message for the caller. A handler throws it; `handle` shapes it. */
export class CallError extends Error {
  constructor(
    readonly status: number,
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
  }
}
