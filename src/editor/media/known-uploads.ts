import { useEffect } from 'react'
import { create } from 'zustand'
import type { MediaItem } from '@schemas/files/entities/media-item'
import { itemOf } from '@schemas/layout/item-asset'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { addKnownAssets } from '@kit/known-assets'
import { mediaCalls } from './media-calls'

export type KnownUpload = {
  name: string
  isLost: boolean
  /** A picture's own alternative text. */ alt?: MediaItem['alt'] | undefined
}
type Uploads = Readonly<Record<string, KnownUpload>>

/**
 * Uploads that documents refer to without rendering them, by asset: the name, and whether it is in the trash or
 * deleted.
 */
export const useUploads = create<Uploads>(() => ({}))

/**
 * How long (ms) an answer counts as fresh. After that, a person who returns to the builder may have trashed or restored
 * the upload elsewhere.
 */
const freshMs = 10_000

/** When each upload was last requested or updated, and the pending answer. */
const requested = new Map<string, { at: number; answer?: Promise<void> }>()

/** What is known of an upload; an unknown one is requested. Undefined also for an asset that is no upload. */
export function knownUpload(asset: string): KnownUpload | undefined {
  const id = itemOf(asset)
  if (id !== undefined && !requested.has(asset)) requestUpload(asset, id)
  return useUploads.getState()[asset]
}

/** Like `knownUpload`, after the gateway's answer; undefined if it gave none. */
export async function loadUpload(asset: string): Promise<KnownUpload | undefined> {
  knownUpload(asset)
  await requested.get(asset)?.answer
  return useUploads.getState()[asset]
}

/** Stores the current state of an upload. */
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
  // An update that arrived meanwhile is newer.
  own.answer = take(asset, id, () => requested.get(asset) === own)
}

async function take(asset: string, id: string, isLatest: () => boolean): Promise<void> {
  try {
    const { item } = await callGateway(mediaCalls.item, { id })
    if (isLatest()) rememberUpload(item)
  } catch (error) {
    if (!isLatest()) return
    if (error instanceof GatewayError && error.status === 404) note(asset, { name: '', isLost: true })
    // Request it again on the next read.
    else requested.delete(asset)
  }
}

/** Publishes only real changes: each one has the whole page checked again. */
function note(asset: string, now: KnownUpload): void {
  const before = useUploads.getState()[asset]
  if (JSON.stringify(before) !== JSON.stringify(now)) useUploads.setState({ [asset]: now })
}

let isWatching = false

/** From the first request on, refreshes all uploads when the person returns from another tab or window. */
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

/** Like `knownUpload`, re-rendering when it becomes known. */
export function useKnownUpload(asset: string | undefined): KnownUpload | undefined {
  const known = useUploads((uploads) => (asset === undefined ? undefined : uploads[asset]))
  useEffect(() => void (asset !== undefined && knownUpload(asset)), [asset])
  return known
}
