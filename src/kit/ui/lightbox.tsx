import { useEffect, useEffectEvent, useState } from 'react'
import type { LightboxDialog, LightboxProps } from './lightbox-dialog'

/** Cached once loaded. A failed load is not cached, so the next press retries. */
let found: typeof LightboxDialog | undefined

/** The lightbox, loaded on demand, because most readers never enlarge a picture. Mount it to open it. */
export function Lightbox(props: LightboxProps) {
  const [Dialog, setDialog] = useState(() => found)
  // If it cannot load, the page stays unchanged.
  const close = useEffectEvent(props.onClose)
  useEffect(() => {
    if (Dialog) return
    let isThere = true
    const load = async () => {
      found ??= (await import('./lightbox-dialog')).LightboxDialog
      if (isThere) setDialog(() => found)
    }
    load().catch(() => isThere && close())
    return () => {
      isThere = false
    }
  }, [Dialog])
  return Dialog ? <Dialog {...props} /> : null
}
