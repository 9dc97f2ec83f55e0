import { useEffect, useState } from 'react'
import type { LightboxDialog, LightboxProps } from './lightbox-dialog'

/** Kept once it has come. What failed is not: the next press asks again. */
let found: typeof LightboxDialog | undefined

/** Pictures over the whole screen, once one is pressed: most who read a page enlarge nothing of it. Mount it to open it. */
export function Lightbox(props: LightboxProps) {
  const [Dialog, setDialog] = useState(() => found)
  const { onClose } = props
  useEffect(() => {
    if (Dialog) return
    // Without a connection the picture stays as it stands on the page.
    import('./lightbox-dialog').then((chunk) => setDialog(() => (found = chunk.LightboxDialog)), onClose)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for once by each that is opened
  }, [])
  return Dialog ? <Dialog {...props} /> : null
}
