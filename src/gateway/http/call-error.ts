/** An answer other than 200, in words for the caller. A handler throws it; `handle` shapes it. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Messages by field, for forms. */
    readonly fields?: Record<string, string>,
    /** What the caller needs to go on, such as the newer version of what it wanted to change; the contract says its shape. */
    readonly details?: unknown,
  ) {
    super(message)
  }
}
