import { useEffect, useMemo, useRef, useState } from 'react'
import { Frame } from '../canvas/frame'
import { PageOnCanvas } from '../canvas/page-on-canvas'
import { setStillLook } from '../canvas/still-look'
import { useCanvasContext } from '../canvas/use-canvas-context'
import { readDocument } from '../document/read-document'
import { useBuilder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { useUi } from '../state/ui-store'
import styles from './sections.module.css'
import type { SiteSection } from './use-sections'

/** Width (px) that a section is seen at in small: that of a desktop. */
const seenAt = 1280

/** The section itself, in small; drawn once it comes into view. */
export function SectionThumbnail({ section, title }: { section: SiteSection; title: string }) {
  const holder = useRef<HTMLDivElement>(null)
  /** Of the place that it has (px); none until it comes near. */
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = holder.current
    if (!element || width > 0) return
    const watcher = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWidth(element.clientWidth), { rootMargin: '200px' })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [width])
  return (
    <div ref={holder} className={styles.thumbnail} aria-hidden inert>
      {width > 0 && <Look section={section} title={title} width={width} />}
    </div>
  )
}

function Look({ section, title, width }: { section: SiteSection; title: string; width: number }) {
  const { boot, payload } = useBuilder()
  const { locale, role, scheme } = useUi()
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [height, setHeight] = useState(360)
  const store = useMemo(() => {
    const read = readDocument(section.key, section.content)
    return read && new DocumentStore(read.page)
  }, [section])
  const canvas = useCanvasContext(frame)
  const seen = useMemo(() => ({ ...boot, locale, session: { role } }), [boot, locale, role])
  const place = useMemo(() => ({ ...payload, tree: null }), [payload])
  useEffect(() => {
    if (frame) setStillLook(frame, { scheme, locale })
  }, [frame, scheme, locale])
  useEffect(() => {
    const root = frame?.contentDocument?.getElementById('root')
    if (!root) return
    const watcher = new ResizeObserver(() => setHeight(Math.max(120, Math.min(900, root.scrollHeight))))
    watcher.observe(root)
    return () => watcher.disconnect()
  }, [frame])
  const zoom = width / seenAt
  return (
    <div style={{ height: Math.min(150, height * zoom) }}>
      <div className={styles.look} style={{ width: seenAt, height, transform: `scale(${zoom})` }}>
        <Frame src={`${payload.path}?canvas`} title={title} onReady={setFrame} onFail={() => {}}>
          {canvas && store && <PageOnCanvas store={store} canvas={canvas} boot={seen} payload={place} />}
        </Frame>
      </div>
    </div>
  )
}
