import { useMemo, useRef } from 'react'
import { PartPreview } from '../canvas/part-preview'
import { exampleOf } from './example-of'
import styles from './palette.module.css'
import { newPictureQueue, usePicturePlace } from './use-picture-place'

/** Greatest height of the picture (px), and the width at which the block is laid out. */
const size = { maxHeight: 72, seenAt: 520 }

const queue = newPictureQueue()

/** Small preview of a block on this site, rendered while it is visible. */
export function BlockPicture({ type, title }: { type: string; title: string }) {
  const holder = useRef<HTMLSpanElement>(null)
  const width = usePicturePlace(holder, queue)
  const store = useMemo(() => (width > 0 ? exampleOf(type) : undefined), [type, width])
  return (
    <span ref={holder} className={styles.picture} data-block-picture={type}>
      {width > 0 && store && <PartPreview store={store} title={title} width={width} {...size} />}
    </span>
  )
}
