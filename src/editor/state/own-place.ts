import { pageKey } from '@schemas/layout/document-key'
import type { FlatPage } from '@schemas/layout/flat/flat'
import type { Payload } from '@schemas/layout/render'
import { sampleAddress } from '../pages/document-address'

/**
 * The place in which the document's blocks are seen: the one that the address stands for, where it is the document's. A page
 * that visitors do not have at its address, or not yet, is seen with the samples of its parameters.
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
