import { pageKey } from '@schemas/layout/document-key'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Payload } from '@schemas/layout/render'
import { sampleAddress } from '../document/document-address'

/**
 * The page context for the document's blocks: that of the address when it is the document's. A page not available to
 * visitors at its address uses its sample parameters.
 */
export function ownPlace(payload: Payload, key: string, { fields }: Pick<FlatPage, 'fields'>): Payload {
  if (key === pageKey(payload.pattern) || !key.startsWith('page:')) return payload
  return {
    ...payload,
    pattern: fields.path,
    params: fields.sample ?? {},
    path: sampleAddress(fields.path, fields.sample) ?? payload.path,
  }
}
