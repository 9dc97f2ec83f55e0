import { checkTags } from './stored-fields'
import { xmlOf } from './request-body'
import { noSuchKey, notImplemented, type StoreRequest } from './store-request'
import { childText, readXml, sendXml } from './xml'

/** Ten pairs of maximum length, escaped, are shorter. */
const maxBytes = 32 * 1024

export async function objectTags(storeRequest: StoreRequest) {
  const { local, request, reply, key } = storeRequest
  const meta = await local.meta(key)
  if (!meta) throw noSuchKey()
  if (request.method === 'GET')
    return sendXml(reply, 'Tagging', {
      TagSet: { Tag: Object.entries(meta.tags ?? {}).map(([Key, Value]) => ({ Key, Value })) },
    })
  if (request.method === 'DELETE') {
    await local.tag(key, {})
    return reply.code(204).send()
  }
  if (request.method !== 'PUT') throw notImplemented(request.method)
  const sets = readXml(await xmlOf(storeRequest, maxBytes), 'Tagging').children.filter(
    (child) => child.name === 'TagSet',
  )
  const tags = sets
    .flatMap((set) => set.children)
    .map((tag): [string, string] => [childText(tag, 'Key') ?? '', childText(tag, 'Value') ?? ''])
  await local.tag(key, checkTags(tags))
  return reply.send()
}
