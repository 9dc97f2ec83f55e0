import { algorithms, isAlgorithm } from '../../storage/checksums'
import type { StoredFields } from '../../storage/local-store'
import type { ObjectMeta } from '../../storage/object-file'
import { invalid, notImplemented, StoreError } from './store-request'

/** Headers that an object stores and is served with. */
const storedHeaders =
  /^(?:cache-control|content-disposition|content-encoding|content-language|expires|x-amz-meta-[\w-]+)$/
/** Headers for features that this store lacks; ignoring them would break a promise silently. */
const refusedHeaders =
  /^x-amz-(?:server-side-encryption|object-lock|website-redirect-location|write-offset-bytes|grant-)/
/** Maximum bytes of an object's headers, the protocol's limit for metadata. */
const maxBytes = 2048

type Named = Record<string, string | undefined>

/** The stored fields of an object, from the headers of the request that writes it. */
export function storedFieldsOf(headers: Named): StoredFields {
  refuseUnsupported(headers)
  // The transfer encoding is not part of the object.
  const encoding = headers['content-encoding']
    ?.split(',')
    .map((each) => each.trim())
    .filter((each) => each !== 'aws-chunked')
    .join(', ')
  const stored = Object.entries({ ...headers, 'content-encoding': encoding || undefined }).filter(
    (entry): entry is [string, string] => storedHeaders.test(entry[0]) && entry[1] !== undefined,
  )
  if (stored.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > maxBytes)
    throw new StoreError(400, 'MetadataTooLarge', 'Your metadata headers exceed the maximum allowed metadata size.')
  const tagging = headers['x-amz-tagging']
  return {
    type: headers['content-type'] ?? 'application/octet-stream',
    ...(stored.length > 0 ? { headers: Object.fromEntries(stored) } : {}),
    ...(tagging ? { tags: checkTags([...new URLSearchParams(tagging)]) } : {}),
  }
}

export function checkTags(tags: [string, string][]): Record<string, string> {
  const isFit =
    tags.length <= 10 && tags.every(([name, value]) => name !== '' && name.length <= 128 && value.length <= 256)
  if (!isFit || new Set(tags.map(([name]) => name)).size !== tags.length)
    throw new StoreError(400, 'InvalidTag', 'An object has at most 10 tags, each name once, of 128 and 256 characters.')
  return Object.fromEntries(tags)
}

function refuseUnsupported(headers: Named): void {
  const refused = Object.keys(headers).find((name) => refusedHeaders.test(name))
  if (refused) throw notImplemented(refused)
  // Nothing in this store is readable without a signature, so a public ACL must be refused.
  if (!/^(?:private|bucket-owner-(?:read|full-control))$/.test(headers['x-amz-acl'] ?? 'private'))
    throw new StoreError(400, 'AccessControlListNotSupported', 'The bucket does not allow ACLs')
  if ((headers['x-amz-storage-class'] ?? 'STANDARD') !== 'STANDARD')
    throw new StoreError(400, 'InvalidStorageClass', 'The storage class you specified is not valid')
}

/** Checksum type of a multipart upload, when its start names one. */
export function summedOf(headers: Named): { algorithm: (typeof algorithms)[number]; isWhole: boolean } | undefined {
  const algorithm = headers['x-amz-checksum-algorithm']?.toLowerCase()
  if (algorithm === undefined) return undefined
  if (!isAlgorithm(algorithm)) throw invalid('Checksum algorithm provided is unsupported.')
  const type = headers['x-amz-checksum-type'] ?? (algorithm === 'crc64nvme' ? 'FULL_OBJECT' : 'COMPOSITE')
  const isHash = algorithm.startsWith('sha')
  if (
    !/^(?:FULL_OBJECT|COMPOSITE)$/.test(type) ||
    (type === 'FULL_OBJECT' && isHash) ||
    (type === 'COMPOSITE' && algorithm === 'crc64nvme')
  )
    throw invalid(`A checksum of type ${type} cannot be made with ${algorithm}.`)
  return { algorithm, isWhole: type === 'FULL_OBJECT' }
}

/** An object's checksum as response headers. */
export function checksumHeaders({ checksum }: Pick<ObjectMeta, 'checksum'>): Record<string, string> {
  return checksum
    ? { [`x-amz-checksum-${checksum.algorithm}`]: checksum.value, 'x-amz-checksum-type': checksumType(checksum.value) }
    : {}
}

/** The same as response elements. */
export function checksumElements({ checksum }: Pick<ObjectMeta, 'checksum'>): Record<string, string> {
  return checksum ? { [`Checksum${checksum.algorithm.toUpperCase()}`]: checksum.value } : {}
}

/** Base64 has no hyphen: one indicates a checksum of part checksums. */
export const checksumType = (value: string) => (value.includes('-') ? 'COMPOSITE' : 'FULL_OBJECT')
