import type { Readable } from 'node:stream'
import type { StorageSettings } from '../settings'
import { contentDisposition } from './content-disposition'
import { isShown } from './file-headers'
import {
  fitRange,
  type ListedObject,
  type ObjectInfo,
  type ObjectStore,
  RangeRefused,
  type RangeInput,
} from './object-store'
import { decodeKey, noBucket, orMissing, statusOf } from './s3-answers'
import { s3Uploads } from './s3-uploads'

/**
 * Maximum of a single copy request (1 GiB; the protocol allows 5). Larger objects are copied in parts of this size:
 * small enough to finish within our timeout, large enough to be few.
 */
const copying = { most: 1024 ** 3, partBytes: 1024 ** 3 }

/** Attempts per request. Between two the client waits up to 20 s, increasing, and longest when a store throttles. */
const tries = 6
/** Attempts of the availability check. */
const headAttempts = 3

/**
 * Timeouts (ms): for connecting; for cheap requests; until bytes continue in bulk operations, which take a store time;
 * and for clients that read through us, including a paused film.
 */
const waiting = { connect: 5000, small: 10_000, silent: 120_000, reader: 600_000 }

/** Concurrent requests. Readers hold theirs for as long as they read, so they are unlimited. */
const sockets = { work: 200, readers: Infinity }

type Limits = Partial<typeof copying> & { tries?: number; waits?: typeof waiting }

/**
 * Any store with the S3 protocol, through the AWS client. The client is loaded only when such a store is configured.
 */
export async function openS3Store(
  { endpoint, bucket, region, accessKey, secretKey }: StorageSettings,
  {
    most: multipartFrom = copying.most,
    partBytes = copying.partBytes,
    tries: maxAttempts = tries,
    waits = waiting,
  }: Limits = {},
): Promise<ObjectStore & { close: () => void }> {
  const [sdk, { getSignedUrl }] = await Promise.all([
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  const open = (maxSockets: number, socketTimeout: number, times = maxAttempts) =>
    new sdk.S3Client({
      endpoint,
      region,
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      // Not every store has a host name per bucket, or the newer checksums.
      forcePathStyle: true,
      maxAttempts: times,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: waits.connect,
        socketTimeout,
        throwOnRequestTimeout: true,
        httpAgent: { keepAlive: true, maxSockets },
        httpsAgent: { keepAlive: true, maxSockets },
      },
    })
  const client = open(sockets.work, waits.silent)
  // Slow readers must not block other requests.
  const readers = open(sockets.readers, waits.reader)
  // Separate, because a person waits for this check.
  const asker = open(sockets.work, waits.small, Math.min(maxAttempts, headAttempts))
  const small = { requestTimeout: waits.small }
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const uploads = s3Uploads({ client, sdk, getSignedUrl, bucket, small })

  const tag = async (key: string, tags: Record<string, string>) => {
    await client
      .send(
        new sdk.PutObjectTaggingCommand({
          ...at(key),
          Tagging: { TagSet: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) },
        }),
        small,
      )
      .catch((error: unknown) => {
        if (statusOf(error) !== 501) throw error
      })
  }
  const head = async (key: string) => {
    const found = await client.send(new sdk.HeadObjectCommand(at(key)), small).catch(orMissing)
    return found && infoOf(found, found.ContentLength ?? 0)
  }

  return {
    engine: 's3',
    origin: new URL(endpoint).origin,
    close: () => {
      client.destroy()
      readers.destroy()
      asker.destroy()
    },
    ready: async () => {
      await asker.send(new sdk.HeadBucketCommand({ Bucket: bucket }), small).catch((error: unknown) => {
        // A HEAD response has no error text.
        throw statusOf(error) === 404
          ? Object.assign(new Error(`There is no bucket ${bucket}.`), {
              name: noBucket,
              $metadata: { httpStatusCode: 404 },
            })
          : error
      })
    },
    put: async (key, body, { type, size, tags }) => {
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: body, ContentType: type, ContentLength: size }))
      if (tags) await tag(key, tags)
    },
    presignUpload: async (key, { type, size, seconds }) => {
      const address = await getSignedUrl(
        client,
        new sdk.PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size }),
        { expiresIn: seconds, signableHeaders: new Set(['content-type', 'content-length', 'host']) },
      )
      return { address, headers: { 'content-type': type } }
    },
    presignDownload: (key, { seconds, disposition, name, type }) => {
      const shownAs = type !== undefined && isShown(type) ? disposition : 'attachment'
      return getSignedUrl(
        client,
        new sdk.GetObjectCommand({
          ...at(key),
          ResponseContentDisposition: contentDisposition(shownAs, name),
          ...(type === undefined ? {} : { ResponseContentType: type }),
        }),
        { expiresIn: seconds },
      )
    },
    head,
    read: async (key, requestedRange) => {
      const found = await readers
        .send(
          new sdk.GetObjectCommand({ ...at(key), ...(requestedRange ? { Range: headerOf(requestedRange) } : {}) }),
          small,
        )
        .catch((error: unknown) => {
          if (statusOf(error) === 416) throw new RangeRefused(0)
          return orMissing(error)
        })
      if (!found) return undefined
      const size = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength ?? 0)
      return {
        info: infoOf(found, size),
        body: found.Body as Readable,
        ...(requestedRange && found.ContentRange ? { range: fitRange(requestedRange, size) } : {}),
      }
    },
    remove: async (key) => void (await client.send(new sdk.DeleteObjectCommand(at(key)), small).catch(orMissing)),
    tag,
    copy: async (from, to, { type, tags } = {}) => {
      const source = [bucket, ...from.split('/')].map(encodeURIComponent).join('/')
      const found = await head(from)
      if (!found) throw new Error(`There is no object ${from} to copy.`)
      if (found.size > multipartFrom)
        await uploads.copyInParts(source, to, { size: found.size, type: type ?? found.type, partBytes })
      else
        await client.send(
          new sdk.CopyObjectCommand({
            ...at(to),
            CopySource: source,
            ...(type === undefined ? {} : { ContentType: type, MetadataDirective: 'REPLACE' as const }),
          }),
        )
      if (tags) await tag(to, tags)
    },
    list: async (prefix, { after, limit = 1000 } = {}) => {
      const found: ListedObject[] = []
      // A store may return fewer entries than requested and still have more.
      for (let next: string | undefined; ;) {
        const from =
          next === undefined ? (after === undefined ? {} : { StartAfter: after }) : { ContinuationToken: next }
        const {
          Contents = [],
          IsTruncated,
          NextContinuationToken,
        } = await client.send(
          new sdk.ListObjectsV2Command({
            Bucket: bucket,
            Prefix: prefix,
            MaxKeys: limit - found.length,
            EncodingType: 'url',
            ...from,
          }),
          small,
        )
        found.push(
          ...Contents.map(({ Key = '', Size = 0, LastModified = new Date(0) }) => ({
            key: decodeKey(Key),
            size: Size,
            modifiedAt: LastModified,
          })),
        )
        if (!IsTruncated || !NextContinuationToken || found.length >= limit) return found
        next = NextContinuationToken
      }
    },
    ...uploads.calls,
  }
}

type ObjectHeaders = { ContentType?: string | undefined; ETag?: string | undefined; LastModified?: Date | undefined }

const infoOf = ({ ContentType, ETag, LastModified }: ObjectHeaders, size: number): ObjectInfo => ({
  size,
  type: ContentType ?? 'application/octet-stream',
  etag: ETag ?? '""',
  modifiedAt: LastModified ?? new Date(0),
})

const headerOf = (requestedRange: RangeInput) =>
  'last' in requestedRange
    ? `bytes=-${requestedRange.last}`
    : `bytes=${requestedRange.start}-${requestedRange.end ?? ''}`
