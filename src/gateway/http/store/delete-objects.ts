import { xmlOf } from './request-body'
import { readKey, StoreError, type StoreRequest } from './store-request'
import { childText, readXml, sendXml } from './xml'

/** Maximum per request; each key has at most 1024 bytes, and is longer when escaped. */
const maxKeys = 1000
const maxBytes = 8 * 1024 ** 2

export async function deleteObject({ local, reply, key }: StoreRequest) {
  await local.remove(key)
  return reply.code(204).send()
}

/** DeleteObjects: each separately, so that one failure stops no other. */
export async function deleteObjects(storeRequest: StoreRequest) {
  const { local, request, reply } = storeRequest
  const list = readXml(await xmlOf(storeRequest, maxBytes), 'Delete')
  const named = list.children.filter((child) => child.name === 'Object')
  if (named.length === 0 || named.length > maxKeys)
    throw new StoreError(400, 'MalformedXML', `Name 1 to ${maxKeys} objects.`)
  const Deleted: { Key: string }[] = []
  const failed: { Key: string; Code: string; Message: string }[] = []
  for (const each of named) {
    const Key = childText(each, 'Key') ?? ''
    try {
      if (Key === '') throw new StoreError(400, 'UserKeyMustBeSpecified', 'The key is missing.')
      await local.remove(readKey(Key))
      Deleted.push({ Key })
    } catch (error) {
      if (!(error instanceof StoreError)) request.log.error({ err: error }, 'An object could not be removed.')
      failed.push(
        error instanceof StoreError
          ? { Key, Code: error.code, Message: error.message }
          : { Key, Code: 'InternalError', Message: 'We encountered an internal error. Please try again.' },
      )
    }
  }
  return sendXml(reply, 'DeleteResult', { ...(childText(list, 'Quiet') === 'true' ? {} : { Deleted }), Error: failed })
}
