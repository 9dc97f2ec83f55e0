import { useSyncExternalStore } from 'react'
import { lazyPart } from '../ui/lazy-part'
import { closeRequest, onRequest, openRequest } from './pick-image'

const MediaPicker = lazyPart(async () => (await import('./media-picker')).MediaPicker)

/**
 * Handles `pickImage` and `pickFile`. Rendered once in the builder's shell; the picker itself is loaded with the first
 * request.
 */
export function MediaPickerHost() {
  const request = useSyncExternalStore(onRequest, openRequest, openRequest)
  if (!request) return null
  return <MediaPicker key={keyOf(request)} request={request} onClose={() => closeRequest(request)} />
}

const keys = new WeakMap<object, number>()
let count = 0

/** A new key per request, so that each picker starts fresh. */
function keyOf(request: object): number {
  const known = keys.get(request) ?? (count += 1)
  keys.set(request, known)
  return known
}
