import type { Readable } from 'node:stream'
import type { StorageSettings } from '../settings'
import { fitRange, type ObjectInfo, type ObjectStore, RangeRefused, type RangeWish } from './object-store'

/** Any store that speaks the S3 protocol, by the AWS client. The client is loaded only where such a store is set. */
export async function openS3Store({ endpoint, bucket, region, accessKey, secretKey }: StorageSettings): Promise<ObjectStore & { close: () => void }> {
  const [{ S3Client, PutObjectCommand, HeadObjectCommand, GetObjectCommand, DeleteObjectCommand, PutObjectTaggingCommand }, { getSignedUrl }] = await Promise.all([import('@aws-sdk/client-s3'), import('@aws-sdk/s3-request-presigner')])
  const client = new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Not every store has a host name per bucket, nor the newer checksums.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  const at = (key: string) => ({ Bucket: bucket, Key: key })

  return {
    engine: 's3',
    origin: new URL(endpoint).origin,
    close: () => client.destroy(),
    put: async (key, body, { type, size }) => void (await client.send(new PutObjectCommand({ ...at(key), Body: body, ContentType: type, ContentLength: size }))),
    presignUpload: async (key, { type, size, seconds }) => {
      const address = await getSignedUrl(client, new PutObjectCommand({ ...at(key), ContentType: type, ContentLength: size }), { expiresIn: seconds, signableHeaders: new Set(['content-type', 'content-length', 'host']) })
      return { address, headers: { 'content-type': type } }
    },
    head: async (key) => {
      const found = await client.send(new HeadObjectCommand(at(key))).catch(orMissing)
      return found && infoOf(found, found.ContentLength ?? 0)
    },
    read: async (key, wish) => {
      const found = await client.send(new GetObjectCommand({ ...at(key), ...(wish ? { Range: headerOf(wish) } : {}) })).catch((error: unknown) => {
        if (statusOf(error) === 416) throw new RangeRefused(0)
        return orMissing(error)
      })
      if (!found) return undefined
      const size = Number(/\/(\d+)$/.exec(found.ContentRange ?? '')?.[1] ?? found.ContentLength ?? 0)
      return { info: infoOf(found, size), body: found.Body as Readable, ...(wish && found.ContentRange ? { range: fitRange(wish, size) } : {}) }
    },
    remove: async (key) => void (await client.send(new DeleteObjectCommand(at(key))).catch(orMissing)),
    tag: async (key, tags) => void (await client.send(new PutObjectTaggingCommand({ ...at(key), Tagging: { TagSet: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })) } }))),
  }
}

type Answered = { ContentType?: string | undefined; ETag?: string | undefined; LastModified?: Date | undefined }

const infoOf = ({ ContentType, ETag, LastModified }: Answered, size: number): ObjectInfo => ({ size, type: ContentType ?? 'application/octet-stream', etag: ETag ?? '""', modifiedAt: LastModified ?? new Date(0) })

const headerOf = (wish: RangeWish) => ('last' in wish ? `bytes=-${wish.last}` : `bytes=${wish.start}-${wish.end ?? ''}`)

const statusOf = (error: unknown) => (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode

function orMissing(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined
  throw error
}
