import { itemOf } from './item-asset'

/**
 * Reports the name of every picture and file in a JSON value, wherever it has an `asset`, and of the uploads that its
 * links point to. A name may be reported several times.
 */
export function eachAssetName(value: unknown, report: (name: string) => void): void {
  if (Array.isArray(value)) {
    for (const entry of value) eachAssetName(entry, report)
  } else if (value !== null && typeof value === 'object') {
    const { asset, to, href } = value as Record<string, unknown>
    if (typeof asset === 'string') report(asset)
    for (const address of [to, href]) if (typeof address === 'string' && itemOf(address)) report(address)
    for (const entry of Object.values(value)) if (typeof entry === 'object') eachAssetName(entry, report)
  }
}
