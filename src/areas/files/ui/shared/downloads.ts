import type { SharedItem } from '@schemas/files/entities/share'
import { saveFile } from '../save-file'
import { callShared, linkCall, zipCall } from './share-calls'
import type { Opened } from './use-share'

type Of = Pick<Opened, 'code' | 'visit'>
const visitOf = ({ visit }: Of) => (visit ? { visit } : {})

/**
 * Has the browser download a shared file directly, so that a large one takes no page memory. Rejects with a
 * GatewayError.
 */
export async function saveShared(share: Of, item: Pick<SharedItem, '_id' | 'name'>): Promise<void> {
  const { address } = await callShared(linkCall, { code: share.code, item: item._id, for: 'save', ...visitOf(share) })
  await saveFile(address, item.name)
}

/** The same for a folder or selected items as a zip; everything when none are given. */
export async function zipShared(share: Of, items?: readonly string[]): Promise<void> {
  const { address, name } = await callShared(zipCall, {
    code: share.code,
    ...(items ? { items: [...items] } : {}),
    ...visitOf(share),
  })
  await saveFile(address, name)
}

/** Address for viewing a shared file. */
export const previewAddress = async (share: Of, item: Pick<SharedItem, '_id'>, signal?: AbortSignal): Promise<string> =>
  (await callShared(linkCall, { code: share.code, item: item._id, for: 'preview', ...visitOf(share) }, signal)).address
