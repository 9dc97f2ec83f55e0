/** What the database undid whole because of what others did at the same time: a serialisation failure, a deadlock. */
const undone = /^40(?:001|P01)$/
/** A connection that is not there or ended; a statement or a transaction that took too long; a server without room. */
const away = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0[1-5]|57014|25P03|55P03|53\d{3}|08\d{3})$/
const connectionLostPattern =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i

/** True when a transaction left nothing of itself and may work the next time, as it is. */
export const isUndoneByOthers = (error: unknown): boolean =>
  some(error, ({ code }) => code !== undefined && undone.test(code))

/** What the client of an object store says of its own: it fails by the same codes, and is another thing. */
export const isOfStore = (error: unknown) => error instanceof Error && '$metadata' in error

/** True when the database cannot answer now and may in a moment: the caller did nothing wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  isUndoneByOthers(error) ||
  (!isOfStore(error) &&
    some(error, ({ code, message }) => (code !== undefined && away.test(code)) || connectionLostPattern.test(message)))

/** Drivers wrap what the server said. */
function some(error: unknown, fits: (error: NodeJS.ErrnoException) => boolean): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (fits(at)) return true
  return false
}
