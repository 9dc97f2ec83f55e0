import { callGateway } from '@kit/call-gateway'
import { loadAllBlockKits } from '@registry/block-kits'
import { readDocument } from '../document/read-document'
import { calls } from './calls'

/**
 * Another document in its current draft, with the pictures and files it may show. Throws the gateway's error; undefined
 * when it cannot be read.
 */
export async function readOther(key: string, signal?: AbortSignal) {
  const [opened] = await Promise.all([callGateway(calls.open, { key }, signal), loadAllBlockKits()])
  const page = readDocument(key, opened.content)?.page
  return (
    page && {
      page,
      version: opened.version,
      content: opened.content,
      isThemes: opened.origin === 'theme',
      assets: opened.assets,
    }
  )
}
