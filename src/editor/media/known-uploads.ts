import { useEffect } from 'react'
import { create } from 'zustand'
import type { MediaItem } from '@schemas/entities/media-item'
import { itemOf } from '@schemas/layout/image'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { addKnownAssets } from './known-assets'
import { mediaCalls } from './media-calls'

export type KnownUpload = {
  name: string
  isLost: boolean
  /** A picture's own alternative text. */ alt?: MediaItem['alt'] | undefined
}
type Uploads = Readonly<Record<string, KnownUpload>>

/** What documents name of the library without showing it, by name: what it is called, and whether it lies in the trash or is gone. */
export const useUploads = create<Uploads>(() => ({}))

/** An answer is taken for true this long (ms); then whoever comes back to the builder may have trashed it elsewhere, or brought it back. */
const freshMs = 10_000

/** When each was asked for or told last, and when that is answered. */
const requested = new Map<string, { at: number; answer?: Promise<void> }>()

/** What is known of an upload; what is not is asked for. Undefined also for what is none. */
export function knownUpload(asset: string): KnownUpload | undefined {
  const id = itemOf(asset)
  if (id !== undefined && !requested.has(asset)) requestUpload(asset, id)
  return useUploads.getState()[asset]
}

/** The same, once the gateway has said it; undefined where it did not. */
export async function loadUpload(asset: string): Promise<KnownUpload | undefined> {
  knownUpload(asset)
  await requested.get(asset)?.answer
  return useUploads.getState()[asset]
}

/** Takes over how an upload is now. */
export function rememberUpload({
  asset,
  name,
  alt,
  trashedAt,
  shows,
  leadsTo,
}: Pick<MediaItem, 'asset' | 'name' | 'trashedAt' | 'shows' | 'leadsTo'> & Partial<Pick<MediaItem, 'alt'>>): void {
  requested.set(asset, { at: Date.now() })
  const meant = shows ?? leadsTo
  if (meant) addKnownAssets({ [asset]: meant })
  note(asset, { name, isLost: trashedAt !== undefined, alt })
}

function requestUpload(asset: string, id: string): void {
  refreshOnReturn()
  const own: { at: number; answer?: Promise<void> } = { at: Date.now() }
  requested.set(asset, own)
  // What was told meanwhile is newer.
  own.answer = take(asset, id, () => requested.get(asset) === own)
}

async function take(asset: string, id: string, isLatest: () => boolean): Promise<void> {
  try {
    const { item } = await callGateway(mediaCalls.item, { id })
    if (isLatest()) rememberUpload(item)
  } catch (error) {
    if (!isLatest()) return
    if (error instanceof GatewayError && error.status === 404) note(asset, { name: '', isLost: true })
    // Whoever looks next asks again.
    else requested.delete(asset)
  }
}

/** What is as it was is told to nobody: the whole page would be checked again. */
function note(asset: string, now: KnownUpload): void {
  const before = useUploads.getState()[asset]
  if (JSON.stringify(before) !== JSON.stringify(now)) useUploads.setState({ [asset]: now })
}

let isWatching = false

/** From the first question on, all are asked again when somebody comes back from another tab or window. */
function refreshOnReturn(): void {
  if (isWatching) return
  isWatching = true
  const refreshKnown = () => {
    if (document.visibilityState === 'hidden') return
    for (const [asset, { at }] of requested) {
      const id = itemOf(asset)
      if (id !== undefined && Date.now() - at > freshMs) requestUpload(asset, id)
    }
  }
  addEventListener('focus', refreshKnown)
  document.addEventListener('visibilitychange', refreshKnown)
}

/** The same for what is shown; anew when it becomes known. */
export function useKnownUpload(asset: string | undefined): KnownUpload | undefined {
  const known = useUploads((uploads) => (asset === undefined ? undefined : uploads[asset]))
  useEffect(() => void (asset !== undefined && knownUpload(asset)), [asset])
  return known
}
