import { useEffect, useState } from 'react'
import { call as linkCall } from '@client/files/calls/files/link'
import { callGateway } from '@kit/call-gateway'

type Loaded = { of: string; image?: HTMLImageElement; failed?: true }

/**
 * An image of the person's files, loaded for drawing. Undefined while loading; `failed` when this browser cannot show
 * it.
 */
export function useImage(id: string | undefined): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (id === undefined) return
    const stopped = new AbortController()
    const load = async () => {
      const { address } = await callGateway(linkCall, { id, for: 'preview' }, stopped.signal)
      const image = new Image()
      image.src = address
      await image.decode()
      if (!stopped.signal.aborted) setLoaded({ of: id, image })
    }
    load().catch(() => {
      if (!stopped.signal.aborted) setLoaded({ of: id, failed: true })
    })
    return () => stopped.abort()
  }, [id])
  return loaded?.of === id ? loaded : undefined
}
