import { Button } from '@mantine/core'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { useT } from '@kit/t'
import { Frame } from '../canvas/frame'
import { nodeElement } from '../canvas/hit'
import { PageOnCanvas } from '../canvas/page-on-canvas'
import { useSeenBoot } from '../canvas/seen-boot'
import { preparePreview } from '../canvas/prepare-preview'
import { useCanvasContext } from '../canvas/use-canvas-context'
import { useKnownAssets } from '@kit/known-assets'
import { useBuilder } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { useUiOf } from '../state/ui-store'
import styles from './compare.module.css'

const messages = {
  failed: { en: 'The page could not be shown.', th: 'แสดงหน้านี้ไม่ได้' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

export type Mark = 'added' | 'removed' | 'changed'

type Props = {
  title: string
  page: FlatPage
  /** Width (px) at which the page is rendered; scaled to fit. */
  width: number
  marks: ReadonlyMap<string, Mark>
  /** The node to scroll to and emphasize. */
  shown: string | undefined
  /** Called with how far down the page the person has scrolled, from 0 to 1. */
  onScroll: (share: number) => void
  /** How far down the other side is, from 0 to 1; undefined while this side is the one being scrolled. */
  scroll: number | undefined
}

/** Read-only preview of a page at some point in time. */
export function PagePreview({ title, page, width, marks, shown, onScroll, scroll }: Props) {
  const t = useT()
  const { payload } = useBuilder()
  const assets = useKnownAssets()
  const { locale, scheme } = useUiOf('locale', 'scheme')
  const holder = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const store = useMemo(() => new DocumentStore(page), [page])
  const canvas = useCanvasContext(frame)
  const seen = useSeenBoot()
  const place = useMemo(() => ({ ...payload, tree: { rows: [], css: '', types: [], assets } }), [payload, assets])

  useLayoutEffect(() => {
    if (!holder.current) return
    const watcher = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    watcher.observe(holder.current)
    return () => watcher.disconnect()
  }, [])

  useEffect(() => {
    if (frame) preparePreview(frame, { scheme, locale })
  }, [frame, scheme, locale])

  useMarks(frame, marks, shown)

  useEffect(() => {
    const [document, view] = [frame?.contentDocument, frame?.contentWindow]
    if (!document || !view) return
    const reportScroll = () =>
      onScroll(view.scrollY / Math.max(1, document.documentElement.scrollHeight - view.innerHeight))
    document.addEventListener('scroll', reportScroll, { passive: true })
    return () => document.removeEventListener('scroll', reportScroll)
  }, [frame, onScroll])

  useEffect(() => {
    const [document, view] = [frame?.contentDocument, frame?.contentWindow]
    if (scroll === undefined || !document || !view) return
    view.scrollTo({ top: scroll * (document.documentElement.scrollHeight - view.innerHeight), behavior: 'instant' })
  }, [frame, scroll])

  useEffect(() => {
    const document = frame?.contentDocument
    const element = shown === undefined || !document ? null : nodeElement(document, shown)
    // The element around a block has no box.
    ;(element?.dataset.kind === 'block' ? element.firstElementChild : element)?.scrollIntoView({
      block: 'center',
      behavior: 'instant',
    })
  }, [frame, shown])

  const zoom = Math.min(1, size.width / width) || 1
  return (
    <div ref={holder} className={styles.look}>
      <div
        style={{
          width,
          height: size.height / zoom,
          transform: `scale(${zoom})`,
          transformOrigin: '0 0',
          marginInline: Math.max(0, (size.width - width * zoom) / 2),
        }}
      >
        <Frame
          key={attempt}
          src={`${payload.path}?canvas`}
          title={title}
          onReady={(ready) => {
            setFailed(false)
            setFrame(ready)
          }}
          onFail={() => setFailed(true)}
        >
          {canvas && <PageOnCanvas store={store} canvas={canvas} boot={seen} payload={place} />}
        </Frame>
      </div>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          {t(messages.failed)}
          <Button onClick={() => setAttempt(attempt + 1)}>{t(messages.again)}</Button>
        </div>
      )}
    </div>
  )
}

const colors: Record<Mark, string> = { added: '#0f8a4f', removed: '#d6353f', changed: '#b26a00' }

/** Outlines the differences by CSS rules in the frame, so that re-rendered elements are marked again. */
function useMarks(
  frame: HTMLIFrameElement | undefined,
  marks: ReadonlyMap<string, Mark>,
  shown: string | undefined,
): void {
  useEffect(() => {
    const [document, view] = [
      frame?.contentDocument,
      frame?.contentWindow as (Window & typeof globalThis) | null | undefined,
    ]
    if (!document || !view) return
    const sheet = new view.CSSStyleSheet()
    const rules = [...marks].map(([id, mark]) => {
      const name = `[data-node="${CSS.escape(id)}"]`
      const outline =
        id === shown
          ? `outline: 5px solid ${colors[mark]} !important; box-shadow: 0 0 0 9999px ${colors[mark]}22 inset`
          : `outline: 3px solid ${colors[mark]} !important`
      return `${name}:not([data-kind="block"]), ${name}[data-kind="block"] > * { ${outline}; outline-offset: -2px !important }`
    })
    // Placeholders for empty areas are not part of the comparison.
    sheet.replaceSync(['.canvas-empty { visibility: hidden }', ...rules].join('\n'))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  }, [frame, marks, shown])
}
