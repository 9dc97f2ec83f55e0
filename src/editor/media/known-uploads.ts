import { useEffect } from 'react'
import { create } from 'zustand'
import type { MediaItem } from '@schemas/entities/media-item'
import { itemOf } from '@schemas/layout/image'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { addKnownAssets } from './known-assets'
import { mediaCalls } from './media-calls'

export type KnownUpload = { name: string; isLost: boolean }
type Uploads = Readonly<Record<string, KnownUpload>>

/** What documents name of the library without showing it, by name: what it is called, and whether it lies in the trash or is gone. */
export const useUploads = create<Uploads>(() => ({}))

const asked = new Set<string>()

/** What is known of an upload; what is not is asked for. Undefined also for what is none. */
export function knownUpload(asset: string): KnownUpload | undefined {
  const id = itemOf(asset)
  if (id !== undefined && !asked.has(asset)) {
    asked.add(asset)
    void ask(asset, id)
  }
  return useUploads.getState()[asset]
}

/** Takes over how an upload is now. */
export function tellUpload({ asset, name, trashedAt, shows, leadsTo }: Pick<MediaItem, 'asset' | 'name' | 'trashedAt' | 'shows' | 'leadsTo'>): void {
  asked.add(asset)
  const meant = shows ?? leadsTo
  if (meant) addKnownAssets({ [asset]: meant })
  useUploads.setState({ [asset]: { name, isLost: trashedAt !== undefined } })
}

async function ask(asset: string, id: string): Promise<void> {
  try {
    tellUpload((await callGateway(mediaCalls.item, { id })).item)
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) useUploads.setState({ [asset]: { name: '', isLost: true } })
    // Whoever looks next asks again.
    else asked.delete(asset)
  }
}

/** The same for what is shown; anew when it becomes known. */
export function useKnownUpload(asset: string | undefined): KnownUpload | undefined {
  const known = useUploads((uploads) => (asset === undefined ? undefined : uploads[asset]))
  useEffect(() => void (asset !== undefined && knownUpload(asset)), [asset])
  return known
}
