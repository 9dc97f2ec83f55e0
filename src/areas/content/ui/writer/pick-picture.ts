import { emitter } from '@kit/emitter'

type Request = { resolve: (asset: string | undefined) => void }
let request: Request | undefined
const changed = emitter()

/** Opens the picture picker; the asset that is chosen, or undefined. */
export function pickPicture(): Promise<string | undefined> {
  request?.resolve(undefined)
  return new Promise((resolve) => {
    request = { resolve }
    changed.emit()
  })
}

export const pictureRequest = { on: changed.on, read: () => request }

export function answerPicture(asset: string | undefined): void {
  request?.resolve(asset)
  request = undefined
  changed.emit()
}
