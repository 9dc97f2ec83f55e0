export const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

export function orMissing(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined
  throw error
}

/** A key as lists have it: XML cannot hold every key, so they are asked for as addresses have them. */
export const decodeKey = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))
