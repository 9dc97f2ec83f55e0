import { useVirtualizer } from '@tanstack/react-virtual'
import {
  AbortException,
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  RenderingCancelledException,
} from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- an address, as the build names it
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Waiting } from './preview-file'
import type { PreviewedFile } from './preview-file'
import styles from './preview.module.css'
import { previewTexts as words } from './texts'

// Same origin, as the content security policy requires for workers.
GlobalWorkerOptions.workerSrc = workerAddress

const gap = 12
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
type Loaded = {
  pdf: PDFDocumentProxy
  /** Height / width of the first page; other pages are measured when rendered. */ ratio: number
  width: number
}

/** A PDF, page below page: only visible pages are rendered, and only their bytes requested. */
export function PdfView({
  file,
  address,
  failed,
  renew,
}: {
  file: PreviewedFile
  address: string
  failed: ReactNode
  renew?: (() => boolean) | undefined
}) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // No eval, no fetch from the worker, and no scripts of the file.
    const task = getDocument({
      url: address,
      isEvalSupported: false,
      useWorkerFetch: false,
      useWasm: false,
      enableXfa: false,
      disableAutoFetch: true,
      rangeChunkSize: 262_144,
    })
    const read = async () => {
      const pdf = await task.promise
      const first = (await pdf.getPage(1)).getViewport({ scale: 1 })
      setLoaded({ pdf, ratio: first.height / first.width, width: first.width })
    }
    read().catch((error: unknown) => {
      if (!(error instanceof AbortException) && !task.destroyed) setFailed(true)
    })
    return () => void task.destroy()
  }, [address])
  if (hasFailed) return failed
  if (!loaded) return <Waiting />
  return <Pages {...loaded} name={file.name} renew={renew} />
}

function Pages({
  pdf,
  ratio,
  width: natural,
  name,
  renew,
}: Loaded & { name: string; renew: (() => boolean) | undefined }) {
  const t = useT()
  const scroller = useRef<HTMLDivElement>(null)
  const [availableWidth, setAvailableWidth] = useState(0)
  const [zoom, setZoom] = useState(1)
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => setAvailableWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const width = Math.max(120, Math.min(availableWidth - 24, natural * 1.6)) * zoom
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by the compiler
  const virtual = useVirtualizer({
    count: pdf.numPages,
    getScrollElement: () => scroller.current,
    estimateSize: () => width * ratio,
    gap,
    overscan: 1,
    paddingStart: gap,
    paddingEnd: 72,
    useFlushSync: false,
  })
  useEffect(() => virtual.measure(), [virtual, width])
  const items = virtual.getVirtualItems()
  const middle = (virtual.scrollOffset ?? 0) + (scroller.current?.clientHeight ?? 0) / 2
  const current = (items.find((item) => item.end >= middle) ?? items[0])?.index ?? 0
  const zoomBy = (by: 1 | -1) =>
    setZoom((now) => zooms[Math.max(0, Math.min(zooms.length - 1, zooms.findIndex((each) => each >= now) + by))] ?? now)
  return (
    <div className={styles.pdf}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
      <div ref={scroller} className={styles.pages} tabIndex={0} role="group" aria-label={`${name}, ${t(words.pages)}`}>
        <div
          style={{
            height: virtual.getTotalSize(),
            width: Math.max(width + 24, 0),
            minWidth: '100%',
            position: 'relative',
          }}
        >
          {availableWidth > 0 &&
            items.map((item) => (
              <div
                key={item.index}
                ref={virtual.measureElement}
                data-index={item.index}
                className={styles.page}
                style={{ transform: `translateY(${item.start}px)` }}
              >
                <Page pdf={pdf} number={item.index + 1} width={width} ratio={ratio} renew={renew} />
              </div>
            ))}
        </div>
      </div>
      <div className={styles.zoom} role="group" aria-label={t(words.zoomIn)}>
        <button
          type="button"
          aria-label={t(words.zoomOut)}
          title={t(words.zoomOut)}
          disabled={zoom <= (zooms[0] ?? 0)}
          onClick={() => zoomBy(-1)}
        >
          <Icon name="zoom-out" />
        </button>
        <span className={styles.percent} role="status">
          {t(words.page, { at: current + 1, count: pdf.numPages })}
        </span>
        <button
          type="button"
          aria-label={t(words.zoomIn)}
          title={t(words.zoomIn)}
          disabled={zoom >= (zooms.at(-1) ?? 1)}
          onClick={() => zoomBy(1)}
        >
          <Icon name="zoom-in" />
        </button>
      </div>
    </div>
  )
}

function Page({
  pdf,
  number,
  width,
  ratio,
  renew,
}: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  ratio: number
  renew: (() => boolean) | undefined
}) {
  const t = useT()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [own, setOwn] = useState(ratio)
  const [text, setText] = useState('')
  useEffect(() => {
    let isWanted = true
    let stop: (() => void) | undefined
    void (async () => {
      const page = await pdf.getPage(number)
      const target = canvas.current
      if (!isWanted || !target) return
      const plain = page.getViewport({ scale: 1 })
      setOwn(plain.height / plain.width)
      // Sharp on high-density screens, but at most two device pixels per CSS pixel: more is invisible, and phones have
      // little memory for canvases.
      const viewport = page.getViewport({ scale: (width / plain.width) * Math.min(2, devicePixelRatio) })
      target.width = Math.round(viewport.width)
      target.height = Math.round(viewport.height)
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
      const content = await page.getTextContent()
      if (isWanted)
        setText(content.items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    })().catch((error: unknown) => {
      // The address expired: it renders with the next one.
      if (!isWanted || error instanceof RenderingCancelledException || renew?.()) return
      console.warn('A page of a PDF could not be drawn.', error)
    })
    return () => {
      isWanted = false
      stop?.()
    }
  }, [pdf, number, width, renew])
  return (
    <div className={styles.sheet} style={{ width, height: width * own }}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        role="img"
        aria-label={t(words.page, { at: number, count: pdf.numPages })}
      />
      <p className="visually-hidden">{text}</p>
    </div>
  )
}
