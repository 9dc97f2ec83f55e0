import { localBucket, infoOf } from '../../storage/local-store'
import { checksumType } from './stored-fields'
import { invalid, readNumber, type StoreRequest } from './store-request'
import { sendXml } from './xml'

/** ListObjectsV2, and version 1 for older clients. */
export async function listObjects({ local, reply, query }: StoreRequest) {
  const isSecond = query.get('list-type') === '2'
  const [prefix, delimiter] = [query.get('prefix') ?? '', query.get('delimiter') || undefined]
  const limit = readNumber(query, 'max-keys', 0, 2_147_483_647, 1000)
  const encode = encoderOf(query)
  const token = query.get('continuation-token')
  const after =
    (isSecond ? (token === null ? query.get('start-after') : readToken(token)) : query.get('marker')) || undefined
  const page = await local.page({
    prefix,
    limit: Math.min(limit, 1000),
    ...(delimiter ? { delimiter } : {}),
    ...(after === undefined ? {} : { after }),
  })
  const Contents = page.objects.map((meta) => ({
    Key: encode(meta.key),
    LastModified: infoOf(meta).modifiedAt.toISOString(),
    ETag: infoOf(meta).etag,
    ...(meta.checksum
      ? { ChecksumAlgorithm: meta.checksum.algorithm.toUpperCase(), ChecksumType: checksumType(meta.checksum.value) }
      : {}),
    Size: meta.size,
    StorageClass: 'STANDARD',
    ...(isSecond && query.get('fetch-owner') !== 'true' ? {} : { Owner: owner }),
  }))
  const { next } = page
  return sendXml(reply, 'ListBucketResult', {
    Name: localBucket,
    Prefix: encode(prefix),
    ...(isSecond
      ? {
          KeyCount: page.objects.length + page.prefixes.length,
          StartAfter: startAfter(query, encode),
          ContinuationToken: token ?? undefined,
          NextContinuationToken: next === undefined ? undefined : writeToken(next),
        }
      : { Marker: encode(query.get('marker') ?? ''), NextMarker: next === undefined ? undefined : encode(next) }),
    MaxKeys: limit,
    Delimiter: delimiter && encode(delimiter),
    EncodingType: query.get('encoding-type') ?? undefined,
    IsTruncated: next !== undefined,
    Contents,
    CommonPrefixes: page.prefixes.map((each) => ({ Prefix: encode(each) })),
  })
}

/** The only account. */
export const owner = { ID: 'sitewright', DisplayName: 'sitewright' }

/** XML cannot hold every key: clients aware of that request URL encoding. */
export function encoderOf(query: URLSearchParams): (text: string) => string {
  const type = query.get('encoding-type')
  if (type !== null && type !== 'url') throw invalid('Invalid Encoding Method specified in Request')
  return type === null ? (text) => text : (text) => encodeURIComponent(text).replaceAll('%2F', '/')
}

const startAfter = (query: URLSearchParams, encode: (text: string) => string) =>
  query.has('start-after') ? encode(query.get('start-after') ?? '') : undefined

/** The continuation token is the last key, in characters that need no escaping. */
const writeToken = (key: string) => Buffer.from(key).toString('base64url')

function readToken(token: string): string {
  const key = Buffer.from(token, 'base64url').toString()
  if (key === '' || writeToken(key) !== token) throw invalid('The continuation token provided is incorrect')
  return key
}
