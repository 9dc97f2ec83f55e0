import { algorithms } from '../../storage/checksums'
import { infoOf, localBucket } from '../../storage/local-store'
import type { ObjectMeta } from '../../storage/object-file'
import { fitRange, maxParts, readRange, type SentPart } from '../../storage/object-store'
import { checksumElements, checksumHeaders, checksumType, storedFieldsOf, summedOf } from './stored-fields'
import { encoderOf, owner } from './list-objects'
import { writeCondition } from './object-conditions'
import { findSource } from './put-object'
import { bodyOf, xmlOf } from './request-body'
import { answerWithKeepAlive } from './keep-alive-answer'
import { invalid, noSuchKey, noSuchUpload, readNumber, StoreError, type StoreRequest } from './store-request'
import { childText, readXml, sendXml, writeXml } from './xml'

/** Ten thousand parts with checksums are shorter. */
const maxListBytes = 4 * 1024 ** 2

export async function createUpload({ local, reply, key, headers }: StoreRequest) {
  const summed = summedOf(headers)
  const uploadId = await local.uploads.start(key, { ...storedFieldsOf(headers), ...(summed ? { summed } : {}) })
  if (summed)
    reply.headers({
      'x-amz-checksum-algorithm': summed.algorithm.toUpperCase(),
      'x-amz-checksum-type': summed.isWhole ? 'FULL_OBJECT' : 'COMPOSITE',
    })
  return sendXml(reply, 'InitiateMultipartUploadResult', { Bucket: localBucket, Key: key, UploadId: uploadId })
}

export async function uploadPart(storeRequest: StoreRequest) {
  const { local, reply, key } = storeRequest
  const [uploadId, number] = partOf(storeRequest)
  if (!(await local.uploads.find(key, uploadId))) throw noSuchUpload()
  const { body, announced } = bodyOf(storeRequest)
  const part = await local.uploads.writePart(key, uploadId, number, body, announced)
  if (!part) throw noSuchUpload()
  return reply.headers({ etag: `"${part.md5}"`, ...checksumHeaders(part) }).send()
}

/** UploadPartCopy: a part that is an object of the store, or a range of it. */
export async function copyPart(storeRequest: StoreRequest) {
  const { local, reply, key, headers } = storeRequest
  const [uploadId, number] = partOf(storeRequest)
  const source = await findSource(storeRequest)
  const text = headers['x-amz-copy-source-range']
  const requestedRange = readRange(text)
  if (
    text !== undefined &&
    !(requestedRange && 'end' in requestedRange && (requestedRange.end as number) < source.size)
  )
    throw invalid(
      'The x-amz-copy-source-range value must be of the form bytes=first-last where first and last are the zero-based offsets of the first and last bytes to copy',
    )
  const range = requestedRange ? fitRange(requestedRange, source.size) : { start: 0, end: source.size - 1 }
  const found = await local.read(source.key, source.size > 0 ? range : undefined)
  if (!found) throw noSuchKey()
  const part = await local.uploads.writePart(key, uploadId, number, found.body as AsyncIterable<Buffer>, {
    size: range.end - range.start + 1,
  })
  found.body.destroy()
  if (!part) throw noSuchUpload()
  return sendXml(reply, 'CopyPartResult', {
    LastModified: new Date(part.modifiedAt).toISOString(),
    ETag: `"${part.md5}"`,
  })
}

export async function completeUpload(storeRequest: StoreRequest) {
  const { local, key, headers, query } = storeRequest
  const list = readXml(await xmlOf(storeRequest, maxListBytes), 'CompleteMultipartUpload')
  const named = list.children.filter((child) => child.name === 'Part')
  if (named.length === 0 || named.length > maxParts)
    throw new StoreError(400, 'MalformedXML', `Name 1 to ${maxParts} parts.`)
  const parts = named.map((part): SentPart => ({
    number: Number(childText(part, 'PartNumber')),
    etag: childText(part, 'ETag') ?? '',
  }))
  const sums = algorithms
    .map((algorithm) => headers[`x-amz-checksum-${algorithm}`])
    .filter((value) => value !== undefined)
  const uploadId = query.get('uploadId') ?? ''
  const work = local.uploads.complete(key, uploadId, parts, {
    ...writeCondition(headers),
    ...(sums[0] ? { checksum: sums[0] } : {}),
  })
  return answerWithKeepAlive(storeRequest, work, (meta) =>
    writeXml('CompleteMultipartUploadResult', {
      Location: storeRequest.request.url.split('?')[0],
      Bucket: localBucket,
      Key: key,
      ETag: infoOf(meta).etag,
      ...checksumElements(meta),
      ...(meta.checksum ? { ChecksumType: checksumType(meta.checksum.value) } : {}),
    }),
  )
}

export async function abortUpload({ local, reply, key, query }: StoreRequest) {
  if (!(await local.uploads.abort(key, query.get('uploadId') ?? ''))) throw noSuchUpload()
  return reply.code(204).send()
}

export async function listParts({ local, reply, key, query }: StoreRequest) {
  const uploadId = query.get('uploadId') ?? ''
  const parts = await local.uploads.parts(key, uploadId)
  if (!parts) throw noSuchUpload()
  const marker = readNumber(query, 'part-number-marker', 0, maxParts, 0)
  const limit = Math.min(readNumber(query, 'max-parts', 0, 2_147_483_647, 1000), 1000)
  const left = parts.filter((part) => part.number > marker)
  const shown = left.slice(0, limit)
  const Part = shown.map((part) => ({
    PartNumber: part.number,
    LastModified: new Date(part.modifiedAt).toISOString(),
    ETag: `"${part.md5}"`,
    Size: part.size,
    ...checksumElements(part as ObjectMeta),
  }))
  return sendXml(reply, 'ListPartsResult', {
    Bucket: localBucket,
    Key: key,
    UploadId: uploadId,
    Initiator: owner,
    Owner: owner,
    StorageClass: 'STANDARD',
    PartNumberMarker: marker,
    NextPartNumberMarker: shown.at(-1)?.number ?? marker,
    MaxParts: limit,
    IsTruncated: left.length > shown.length,
    Part,
  })
}

export async function listUploads({ local, reply, query }: StoreRequest) {
  const [prefix, encode] = [query.get('prefix') ?? '', encoderOf(query)]
  if (query.get('delimiter')) throw invalid('Uploads are not listed by folder.')
  const limit = Math.min(readNumber(query, 'max-uploads', 0, 2_147_483_647, 1000), 1000)
  const [keyMarker, idMarker] = [query.get('key-marker') ?? '', query.get('upload-id-marker') ?? '']
  const all = await local.uploads.open(prefix)
  const at = all.findIndex(({ key, uploadId }) => key === keyMarker && uploadId === idMarker)
  const left =
    at >= 0 ? all.slice(at + 1) : all.filter(({ key }) => Buffer.compare(Buffer.from(key), Buffer.from(keyMarker)) > 0)
  const shown = left.slice(0, limit)
  const last = shown.at(-1)
  const isTruncated = left.length > shown.length
  return sendXml(reply, 'ListMultipartUploadsResult', {
    Bucket: localBucket,
    KeyMarker: encode(keyMarker),
    UploadIdMarker: idMarker,
    ...(isTruncated && last ? { NextKeyMarker: encode(last.key), NextUploadIdMarker: last.uploadId } : {}),
    Prefix: encode(prefix),
    MaxUploads: limit,
    IsTruncated: isTruncated,
    EncodingType: query.get('encoding-type') ?? undefined,
    Upload: shown.map(({ key, uploadId, startedAt }) => ({
      Key: encode(key),
      UploadId: uploadId,
      Initiator: owner,
      Owner: owner,
      StorageClass: 'STANDARD',
      Initiated: startedAt.toISOString(),
    })),
  })
}

function partOf({ query }: StoreRequest): [uploadId: string, number: number] {
  return [query.get('uploadId') ?? '', readNumber(query, 'partNumber', 1, maxParts)]
}
