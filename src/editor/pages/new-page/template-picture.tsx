import { useMemo, useRef } from 'react'
import { PartPreview } from '../../canvas/part-preview'
import { newPictureQueue, usePicturePlace } from '../../palette/use-picture-place'
import { DocumentStore } from '../../state/document-store'
import styles from './new-page.module.css'
import type { Template } from './page-start'

/** Layout width (px) of the page, and below the picture's height relative to its width. */
const seenAt = 1200
const shape = 5 / 4

const queue = newPictureQueue()

/** Small preview of a template in the site's theme, rendered while it is visible. */
export function TemplatePicture({ template, title }: { template: Template; title: string }) {
  const holder = useRef<HTMLSpanElement>(null)
  const width = usePicturePlace(holder, queue)
  const store = useMemo(() => (width > 0 ? new DocumentStore(template.page) : undefined), [template, width])
  return (
    <span ref={holder} className={styles.picture} data-template-picture={template.id}>
      {store && <PartPreview store={store} title={title} width={width} maxHeight={width * shape} seenAt={seenAt} />}
    </span>
  )
}
