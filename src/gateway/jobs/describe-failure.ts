/** Fits the column of the job. */
const maxLength = 300

/**
 * The reason of a failure, as admins of the site read it. Of wrapped errors it is the innermost one: the query with its
 * parameters, which an outer one names, may hold personal data.
 */
export function describeFailure(error: unknown): string {
  let innermost = error
  while (innermost instanceof Error && innermost.cause instanceof Error) innermost = innermost.cause
  const message = innermost instanceof Error ? innermost.message || innermost.name : String(innermost)
  return message.slice(0, maxLength)
}
