import { emitter } from '../emitter'

const changed = emitter()
let pending: ReturnType<typeof setTimeout> | undefined

/** Tells every list, tree and figure in this document that files changed: an upload ended, something was moved. Several at once are told of once. */
export function notifyFilesChanged(): void {
  pending ??= setTimeout(() => {
    pending = undefined
    changed.emit()
  }, 40)
}

const gone = emitter<[ids: readonly string[]]>()

/** Tells what an act took away from where it lay: nowhere in this document is it chosen any more. */
export function notifyFilesGone(ids: readonly string[]): void {
  if (ids.length > 0) gone.emit(ids)
}

export const onFilesGone = gone.on

export const onFilesChanged = changed.on
