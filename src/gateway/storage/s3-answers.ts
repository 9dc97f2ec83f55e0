export const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** A store's error when the bucket is missing: then nothing is known about the object. */
export const noBucket = 'NoSuchBucket'

export function orMissing(error: unknown): undefined {
  if (statusOf(error) === 404 && (error as Error).name !== noBucket) return undefined
  throw error
}

/** A key from a listing: XML cannot hold every key, so URL encoding is requested. */
export const decodeKey = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))
