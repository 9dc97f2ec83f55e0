import { useEffect, useEffectEvent, useState } from 'react'
import type { LightboxDialog, LightboxProps } from './lightbox-dialog'

/** Kept once it has come. What failed is not: the next press asks again. */
let found: typeof LightboxDialog | undefined

/** Pictures over the whole screen, once one is pressed: most who read a page enlarge nothing of it. Mount it to open it. */
export function Lightbox(props: LightboxProps) {
  const [Dialog, setDialog] = useState(() => found)
  // Without a connection the picture stays as it stands on the page.
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
