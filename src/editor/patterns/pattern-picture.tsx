import { useMemo, useRef } from 'react'
import { PartPreview } from '../canvas/part-preview'
import { newPictureQueue, usePicturePlace } from '../palette/use-picture-place'
import { DocumentStore } from '../state/document-store'
import styles from './patterns.module.css'
import type { Pattern } from './use-patterns'

/** Width (px) at which a section is laid out, and below the picture's height relative to its width. */
const seenAt = 1280
const shape = 5 / 8

const queue = newPictureQueue()

/** Small preview of a ready-made section in the site's theme, rendered while it is visible. */
export function PatternPicture({ pattern, title }: { pattern: Pattern; title: string }) {
  const holder = useRef<HTMLSpanElement>(null)
  const width = usePicturePlace(holder, queue)
  const store = useMemo(() => (width > 0 ? new DocumentStore(pattern.page) : undefined), [pattern, width])
  return (
    <span ref={holder} className={styles.picture} data-pattern-picture={pattern.id}>
      {store && (
        <PartPreview store={store} title={title} width={width} maxHeight={Math.ceil(width * shape)} seenAt={seenAt} />
      )}
    </span>
  )
}
