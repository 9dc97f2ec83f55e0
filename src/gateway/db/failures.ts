/** Rolled back by the database because of concurrent transactions: a serialisation failure, a deadlock. */
const undone = /^40(?:001|P01)$/
/** A missing or closed connection; a statement or transaction timeout; a server without capacity. */
const away = /^(?:ECONNREFUSED|ECONNRESET|ENOTFOUND|ETIMEDOUT|EPIPE|57P0[1-5]|57014|25P03|55P03|53\d{3}|08\d{3})$/
const connectionLostPattern =
  /connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/i

/** True when a transaction was rolled back completely and may succeed when retried unchanged. */
export const isUndoneByOthers = (error: unknown): boolean =>
  some(error, ({ code }) => code !== undefined && undone.test(code))

/** Errors of an object store's client: the same codes, but not the database. */
export const isOfStore = (error: unknown) => error instanceof Error && '$metadata' in error

/** True when the database cannot answer now but may soon: the caller did nothing wrong. */
export const isDatabaseAway = (error: unknown): boolean =>
  isUndoneByOthers(error) ||
  (!isOfStore(error) &&
    some(error, ({ code, message }) => (code !== undefined && away.test(code)) || connectionLostPattern.test(message)))

/** The name of the unique key that refused a write: someone else wrote the same value first. */
export function brokenKey(error: unknown): string | undefined {
  let key: string | undefined
  some(error, (at) => {
    if (at.code === '23505') key = (at as { constraint?: string }).constraint ?? ''
    return key !== undefined
  })
  return key
}

/** Drivers wrap the server's error. */
function some(error: unknown, fits: (error: NodeJS.ErrnoException) => boolean): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) if (fits(at)) return true
  return false
}
