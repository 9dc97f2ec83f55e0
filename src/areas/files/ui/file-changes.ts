import { emitter } from '@kit/emitter'

const changed = emitter()
let pending: ReturnType<typeof setTimeout> | undefined

/** Notifies every list, tree and figure in this document that files changed. Simultaneous changes are batched. */
export function notifyFilesChanged(): void {
  pending ??= setTimeout(() => {
    pending = undefined
    changed.emit()
  }, 40)
}

const gone = emitter<[ids: readonly string[]]>()

/** Reports items that an operation removed, so that no screen keeps them selected. */
export function notifyFilesGone(ids: readonly string[]): void {
  if (ids.length > 0) gone.emit(ids)
}

export const onFilesGone = gone.on

export const onFilesChanged = changed.on
