/**
 * A job found its input not acceptable. Only `code` and `values` reach the caller, which has the sentences for them.
 */
export class JobRefused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, string> = {},
  ) {
    super(`The job refused its input: ${code}`)
  }
}
