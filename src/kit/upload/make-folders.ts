import { callGateway } from '../call-gateway'
import { makeFoldersByLink } from './link-way'
import { uploadCalls } from './upload-calls'
import type { UploadTarget } from './upload-entry'
import { waitOut } from './wait-out'

/** As many go by one call. */
const atOnce = 200

/** Makes folders that nothing lies in; those that are there already are left as they are. `failed` is told of the ones that could not be made. Never rejects. */
export async function makeFolders(paths: readonly string[], { parent, link }: UploadTarget, failed: (paths: readonly string[], error: unknown) => void): Promise<void> {
  for (let at = 0; at < paths.length; at += atOnce) {
    const some = paths.slice(at, at + atOnce)
    const make = (): Promise<unknown> => (link === undefined ? callGateway(uploadCalls.makeFolders, { parent, paths: some }) : makeFoldersByLink(link, parent, some))
    await waitOut(make, { signal: new AbortController().signal, onWait: () => {} }).catch((error: unknown) => failed(some, error))
  }
}
