export const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

/** What a store says where the bucket itself is missing: then it is not known of any object that it is gone. */
export const noBucket = 'NoSuchBucket'

export function orMissing(error: unknown): undefined {
  if (statusOf(error) === 404 && (error as Error).name !== noBucket) return undefined
  throw error
}

/** A key as lists have it: XML cannot hold every key, so they are asked for as addresses have them. */
export const decodeKey = (key: string) => decodeURIComponent(key.replaceAll('+', ' '))
