import { infoOf, localBucket } from '../../storage/local-store'
import type { ObjectMeta } from '../../storage/object-file'
import { checksumElements, checksumHeaders, storedFieldsOf } from './stored-fields'
import { conditionFailed, judgeConditions, writeCondition } from './object-conditions'
import { bodyOf } from './request-body'
import { notImplemented, noSuchKey, readKey, StoreError, type StoreRequest } from './store-request'
import { sendXml } from './xml'

export async function putObject(storeRequest: StoreRequest) {
  const { local, reply, key, headers } = storeRequest
  const condition = writeCondition(headers)
  const fields = storedFieldsOf(headers)
  const { body, announced } = bodyOf(storeRequest)
  const meta = await local.write(key, body, { ...fields, ...announced, ...condition })
  return reply.headers({ etag: infoOf(meta).etag, ...checksumHeaders(meta) }).send()
}

/** CopyObject: within the store, with the source's stored fields or those of the request instead. */
export async function copyObject(storeRequest: StoreRequest) {
  const { local, reply, key, headers } = storeRequest
  const source = await findSource(storeRequest)
  const replaces = directive(headers['x-amz-metadata-directive'])
  const retags = directive(headers['x-amz-tagging-directive'])
  const sent = storedFieldsOf(headers)
  if (source.key === key && !replaces && !retags)
    throw new StoreError(
      400,
      'InvalidRequest',
      "This copy request is illegal because it is trying to copy an object to itself without changing the object's metadata.",
    )
  const overrides = {
    ...(replaces ? { type: sent.type, headers: sent.headers ?? {} } : {}),
    ...(retags ? { tags: sent.tags ?? {} } : {}),
  }
  const copied = await local.duplicate(
    source.key,
    key,
    overrides,
    writeCondition({ 'if-none-match': headers['if-none-match'], 'if-match': headers['if-match'] }),
  )
  if (!copied) throw noSuchKey()
  const { etag, modifiedAt } = infoOf(copied)
  return sendXml(reply, 'CopyObjectResult', {
    LastModified: modifiedAt.toISOString(),
    ETag: etag,
    ...checksumElements(copied),
  })
}

/** The source object of a copy, if the request's conditions hold for it. */
export async function findSource({ local, headers }: StoreRequest): Promise<ObjectMeta> {
  const [name = '', version] = (headers['x-amz-copy-source'] ?? '').split('?')
  if (version !== undefined) throw notImplemented('versions')
  let decoded: string
  try {
    decoded = decodeURIComponent(name).replace(/^\//, '')
  } catch {
    throw new StoreError(400, 'InvalidArgument', 'The copy source cannot be read.')
  }
  const [bucket, ...rest] = decoded.split('/')
  if (bucket !== localBucket) throw new StoreError(404, 'NoSuchBucket', 'The specified bucket does not exist')
  const source = await local.meta(readKey(rest.join('/')))
  if (!source) throw noSuchKey()
  if (judgeConditions(headers, infoOf(source), 'x-amz-copy-source-') !== 'holds') throw conditionFailed()
  return source
}

function directive(text = 'COPY'): boolean {
  if (text !== 'COPY' && text !== 'REPLACE') throw new StoreError(400, 'InvalidArgument', 'Unknown metadata directive.')
  return text === 'REPLACE'
}
