import { useEffect, useMemo, useRef, useState } from 'react'
import { PartPreview } from '../canvas/part-preview'
import { readDocument } from '../document/read-document'
import { DocumentStore } from '../state/document-store'
import styles from './sections.module.css'
import type { SiteSection } from '../document/known-sections'

/** A section's thumbnail as on a desktop; drawn once it scrolls into view. */
export function SectionThumbnail({ section, title }: { section: SiteSection; title: string }) {
  const holder = useRef<HTMLDivElement>(null)
  /** Available width (px); 0 until it comes near the viewport. */
  const [width, setWidth] = useState(0)
  const store = useMemo(() => {
    const read = readDocument(section.key, section.content)
    return read && new DocumentStore(read.page)
  }, [section])
  useEffect(() => {
    const element = holder.current
    if (!element || width > 0) return
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWidth(element.clientWidth),
      { rootMargin: '200px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [width])
  return (
    <div ref={holder} className={styles.thumbnail}>
      {width > 0 && store && <PartPreview store={store} title={title} width={width} maxHeight={150} seenAt={1280} />}
    </div>
  )
}
