import type { S3Client } from '@aws-sdk/client-s3'
import type { getSignedUrl as GetSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type ObjectStore, type OpenUpload, type SentPart, type StoredPart, UploadRefused } from './object-store'
import { decodeKey, orMissing } from './s3-answers'

type Calls = Pick<
  ObjectStore,
  'startUpload' | 'presignPart' | 'listParts' | 'completeUpload' | 'abortUpload' | 'listUploads'
>
type UploadDeps = {
  client: S3Client
  sdk: typeof import('@aws-sdk/client-s3')
  getSignedUrl: typeof GetSignedUrl
  bucket: string
  /** For cheap requests. */ small: { requestTimeout: number }
}
type CopyInParts = (
  source: string,
  to: string,
  options: { size: number; type: string; partBytes: number },
) => Promise<void>

/** Multipart uploads through the AWS client. */
export function s3Uploads({ client, sdk, getSignedUrl, bucket, small }: UploadDeps): {
  calls: Calls
  copyInParts: CopyInParts
} {
  const at = (key: string) => ({ Bucket: bucket, Key: key })
  const of = (key: string, uploadId: string) => ({ ...at(key), UploadId: uploadId })

  async function startUpload(key: string, { type }: { type: string }): Promise<string> {
    const { UploadId } = await client.send(
      new sdk.CreateMultipartUploadCommand({ ...at(key), ContentType: type }),
      small,
    )
    if (!UploadId) throw new Error('The store began an upload and did not say which.')
    return UploadId
  }

  async function completeUpload(key: string, uploadId: string, parts: readonly SentPart[]): Promise<string> {
    const MultipartUpload = { Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) }
    const { ETag } = await client
      .send(new sdk.CompleteMultipartUploadCommand({ ...of(key, uploadId), MultipartUpload }))
      .catch((error: unknown) => {
        throw refusedOf(error) ?? error
      })
    return ETag ?? '""'
  }

  async function abortUpload(key: string, uploadId: string): Promise<void> {
    await client.send(new sdk.AbortMultipartUploadCommand(of(key, uploadId)), small).catch(orMissing)
  }

  return {
    calls: {
      startUpload,
      completeUpload,
      abortUpload,
      presignPart: async (key, uploadId, number, { size, seconds }) => {
        const command = new sdk.UploadPartCommand({
          ...of(key, uploadId),
          PartNumber: number,
          ...(size === undefined ? {} : { ContentLength: size }),
        })
        return {
          address: await getSignedUrl(client, command, {
            expiresIn: seconds,
            signableHeaders: new Set(['content-length', 'host']),
          }),
          headers: {},
        }
      },
      listParts: async (key, uploadId) => {
        const parts: StoredPart[] = []
        for (let marker: string | undefined; ;) {
          const page = await client
            .send(
              new sdk.ListPartsCommand({ ...of(key, uploadId), ...(marker ? { PartNumberMarker: marker } : {}) }),
              small,
            )
            .catch(orMissing)
          if (!page) return undefined
          for (const { PartNumber = 0, ETag = '', Size = 0, LastModified = new Date(0) } of page.Parts ?? [])
            parts.push({ number: PartNumber, etag: ETag, size: Size, modifiedAt: LastModified })
          if (!page.IsTruncated || !page.NextPartNumberMarker) return parts
          marker = page.NextPartNumberMarker
        }
      },
      listUploads: async (prefix) => {
        const uploads: OpenUpload[] = []
        for (let next: { KeyMarker?: string; UploadIdMarker?: string } = {}; ;) {
          const page = await client.send(
            new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, EncodingType: 'url', ...next }),
            small,
          )
          for (const { Key = '', UploadId = '', Initiated = new Date(0) } of page.Uploads ?? [])
            uploads.push({ key: decodeKey(Key), uploadId: UploadId, startedAt: Initiated })
          if (!page.IsTruncated || !page.NextKeyMarker) return uploads
          next = {
            KeyMarker: decodeKey(page.NextKeyMarker),
            ...(page.NextUploadIdMarker ? { UploadIdMarker: page.NextUploadIdMarker } : {}),
          }
        }
      },
    },
    copyInParts: async (source, to, { size, type, partBytes }) => {
      const uploadId = await startUpload(to, { type })
      try {
        const parts: SentPart[] = []
        for (let start = 0; start < size; start += partBytes) {
          const number = parts.length + 1
          const range = `bytes=${start}-${Math.min(start + partBytes, size) - 1}`
          const { CopyPartResult } = await client.send(
            new sdk.UploadPartCopyCommand({
              ...of(to, uploadId),
              PartNumber: number,
              CopySource: source,
              CopySourceRange: range,
            }),
          )
          parts.push({ number, etag: CopyPartResult?.ETag ?? '' })
        }
        await completeUpload(to, uploadId, parts)
      } catch (error) {
        await abortUpload(to, uploadId).catch(() => {})
        throw error
      }
    },
  }
}

const refusals: readonly string[] = [
  'NoSuchUpload',
  'InvalidPart',
  'InvalidPartOrder',
  'EntityTooSmall',
  'EntityTooLarge',
] satisfies UploadRefused['code'][]

function refusedOf(error: unknown): UploadRefused | undefined {
  const { name, message } = error as Error
  return refusals.includes(name) ? new UploadRefused(name as UploadRefused['code'], message) : undefined
}
