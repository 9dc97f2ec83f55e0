import { createElement } from 'react'
import { batchPaths, maxFoldersAtOnce, maxPathsAtOnce } from '@schemas/folder-paths'
import { callGateway } from '../call-gateway'
import { useT } from '../t'
import { hideToast, showToast } from '../ui/overlay/toasts'
import { makeFoldersByLink } from './link-channel'
import { uploadCalls } from './upload-calls'
import type { UploadTarget } from './upload-entry'
import { keepingBusy } from './upload-store'
import { uploadMessages } from './upload-messages'
import { withNetworkRetry } from './network-retry'

/**
 * Creates empty folders; existing ones are left alone. `failed` receives those that could not be created. Never
 * rejects.
 */
export async function makeFolders(
  paths: readonly string[],
  { parent, link }: UploadTarget,
  failed: (paths: readonly string[], error: unknown) => void,
): Promise<void> {
  for (const some of batchPaths(paths, { folders: maxFoldersAtOnce, paths: maxPathsAtOnce })) {
    const make = (): Promise<unknown> =>
      link === undefined
        ? callGateway(uploadCalls.makeFolders, { parent, paths: some })
        : makeFoldersByLink(link, parent, some)
    let toast: string | undefined
    const report = (state?: 'offline' | 'retrying' | 'over') => {
      if (toast !== undefined) hideToast(toast)
      toast =
        state === 'offline' || state === 'retrying'
          ? showToast(createElement(Waiting, { state }), { duration: false })
          : undefined
    }
    await keepingBusy(withNetworkRetry(make, { signal: new AbortController().signal, onWait: report })).catch(
      (error: unknown) => failed(some, error),
    )
    report()
  }
}

/** Shows what such folders wait for; they have no row in the queue. */
const Waiting = ({ state }: { state: 'offline' | 'retrying' }) => useT()(uploadMessages.states[state])
