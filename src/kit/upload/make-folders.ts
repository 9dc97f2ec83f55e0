import { createElement } from 'react'
import { batchPaths, mostFoldersAtOnce, mostPathsAtOnce } from '@schemas/folder-paths'
import { callGateway } from '../call-gateway'
import { useT } from '../t'
import { hideToast, showToast } from '../ui/overlay/toasts'
import { makeFoldersByLink } from './link-way'
import { uploadCalls } from './upload-calls'
import type { UploadTarget } from './upload-entry'
import { keepingBusy } from './upload-store'
import { uploadWords } from './upload-words'
import { waitOut } from './wait-out'

/** Makes folders that nothing lies in; those that are there already are left as they are. `failed` is told of the ones that could not be made. Never rejects. */
export async function makeFolders(
  paths: readonly string[],
  { parent, link }: UploadTarget,
  failed: (paths: readonly string[], error: unknown) => void,
): Promise<void> {
  for (const some of batchPaths(paths, { folders: mostFoldersAtOnce, paths: mostPathsAtOnce })) {
    const make = (): Promise<unknown> =>
      link === undefined
        ? callGateway(uploadCalls.makeFolders, { parent, paths: some })
        : makeFoldersByLink(link, parent, some)
    let toast: string | undefined
    const say = (state?: 'offline' | 'retrying' | 'over') => {
      if (toast !== undefined) hideToast(toast)
      toast =
        state === 'offline' || state === 'retrying'
          ? showToast(createElement(Waiting, { state }), { duration: false })
          : undefined
    }
    await keepingBusy(waitOut(make, { signal: new AbortController().signal, onWait: say })).catch((error: unknown) =>
      failed(some, error),
    )
    say()
  }
}

/** What such folders wait for; they have no line in the queue that could say it. */
const Waiting = ({ state }: { state: 'offline' | 'retrying' }) => useT()(uploadWords.states[state])
