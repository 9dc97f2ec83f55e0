import { useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazy-part'
import { closeRequest, onRequest, openRequest } from './pick-image'

const MediaPicker = lazyPart(async () => (await import('./media-picker')).MediaPicker)

/** Answers `pickImage` and `pickFile`. Stands once in the builder's shell; the picker itself comes with the first question. */
export function MediaPickerHost() {
  const request = useSyncExternalStore(onRequest, openRequest, openRequest)
  if (!request) return null
  return <MediaPicker key={keyOf(request)} request={request} onClose={() => closeRequest(request)} />
}

const keys = new WeakMap<object, number>()
let count = 0

/** Each question has a picker of its own, which starts afresh. */
function keyOf(request: object): number {
  const known = keys.get(request) ?? (count += 1)
  keys.set(request, known)
  return known
}
