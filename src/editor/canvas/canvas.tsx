import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { pickText } from '@schemas/layout/pick-text'
import { useKnownAssets } from '@kit/known-assets'
import { useBuilder } from '../state/builder'
import { deviceWidths, setUi, useUiOf } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './canvas.module.css'
import { Frame } from './frame'
import { PageOnCanvas } from './page-on-canvas'
import { useSeenBoot } from './seen-boot'
import { setCanvasFrame, notifyCanvasMove } from './canvas-frame'
import { useFolds } from './use-folds'
import { useCanvasContext } from './use-canvas-context'
import { WidthHandle } from './width-handle'

const messages = {
  heading: { en: 'Editing: {title}', th: 'กำลังแก้ไข: {title}' },
  title: { en: 'The page being edited', th: 'หน้าที่กำลังแก้ไข' },
  failed: {
    en: 'Couldn’t load the canvas. Check your connection, or sign in again.',
    th: 'โหลดพื้นที่แก้ไขไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อหรือเข้าสู่ระบบใหม่',
  },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

type Props = { children: React.ReactNode }

/**
 * The page as visitors see it, at a device's width, with the pointer overlay and the selection overlay (`children`)
 * above it.
 */
export function Canvas({ children }: Props) {
  const t = useT()
  const { store, boot, payload } = useBuilder()
  const assets = useKnownAssets()
  const [space, setSpace] = useState({ width: 0, height: 0 })
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const hasOpened = useRef(false)
  const {
    locale,
    scheme,
    device,
    freeWidth,
    zoom: requestedZoom,
    mode,
  } = useUiOf('locale', 'scheme', 'device', 'freeWidth', 'zoom', 'mode')

  useLayoutEffect(() => {
    const { current } = holder
    if (!current) return
    const measure = (width: number, height: number) =>
      setSpace((before) =>
        Math.abs(before.width - width) < 1 && Math.abs(before.height - height) < 1 ? before : { width, height },
      )
    // Before the first paint: a canvas without a size would be laid out at another zoom, and no row of a long page
    // would count as near.
    measure(current.clientWidth, current.clientHeight)
    const watcher = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width, entry.contentRect.height))
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [])

  const width = device === 'free' ? freeWidth : deviceWidths[device]
  const zoom = requestedZoom === 'fit' ? Math.min(1, Math.max(0.2, (space.width - 32) / width)) : requestedZoom
  const height = space.height / zoom

  const canvas = useCanvasContext(frame)
  const folds = useFolds(store, mode)

  useEffect(() => {
    if (frame) setAppearance(frame, { scheme, locale, mode })
  }, [frame, scheme, locale, mode])

  useEffect(() => {
    if (!frame) return
    setCanvasFrame({ frame, zoom, folds })
    // Whatever moves the page also moves the overlays: scrolling, growing, an edit.
    const document = frame.contentDocument as Document
    document.documentElement.style.setProperty('--zoom', String(zoom))
    const watcher = new ResizeObserver(notifyCanvasMove)
    watcher.observe(document.documentElement)
    document.addEventListener('scroll', notifyCanvasMove, { passive: true })
    let frameRequest = 0
    const end = store.subscribe(
      () =>
        (frameRequest ||= requestAnimationFrame(() => {
          frameRequest = 0
          notifyCanvasMove()
        })),
    )
    return () => {
      watcher.disconnect()
      document.removeEventListener('scroll', notifyCanvasMove)
      end()
      cancelAnimationFrame(frameRequest)
      setCanvasFrame(undefined)
    }
  }, [frame, zoom, store, folds])

  useEffect(notifyCanvasMove, [space, width, zoom])

  // A page wider than the available space scrolls sideways; it starts centred.
  useLayoutEffect(() => {
    const { current } = holder
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [width, zoom])

  const edited = useSeenBoot()
  const shown = useMemo(() => ({ ...payload, tree: { rows: [], css: '', types: [], assets } }), [payload, assets])

  // Memoised: otherwise the whole page would be compared on every move of the canvas.
  const drawn = useMemo(
    () => canvas && <PageOnCanvas store={store} canvas={canvas} boot={edited} payload={shown} folds={folds} />,
    [store, canvas, edited, shown, folds],
  )

  return (
    <main className={styles.canvas} ref={holder} onScroll={notifyCanvasMove}>
      <VisuallyHidden as="h1">
        {t(messages.heading, { title: pickText(store.page.fields.title, boot.locale) })}
      </VisuallyHidden>
      <div className={styles.device} style={{ width: width * zoom, height: space.height }}>
        <div style={{ width, height, transform: `scale(${zoom})`, transformOrigin: '0 0' }} className={styles.scaled}>
          <Frame
            key={attempt}
            src={`${payload.path}?canvas`}
            title={t(messages.title)}
            onReady={(ready) => {
              setFailed(false)
              // When the canvas loads again, keep what was chosen here in the meantime.
              const first = hasOpened.current ? scheme : visitorScheme(ready)
              hasOpened.current = true
              setUi({ scheme: first })
              // Before anything is drawn: later, each rule would be re-evaluated for the whole page.
              setAppearance(ready, { scheme: first, locale, mode })
              setFrame(ready)
            }}
            onFail={() => setFailed(true)}
          >
            {drawn}
          </Frame>
        </div>
        {children}
        {device === 'free' && <WidthHandle />}
      </div>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{t(messages.failed)}</p>
          <ActionButton onClick={() => setAttempt(attempt + 1)}>{t(messages.again)}</ActionButton>
        </div>
      )}
    </main>
  )
}

/** The colour scheme that a visitor without a stored choice gets on this device. */
function visitorScheme({ contentDocument, contentWindow }: HTMLIFrameElement): 'light' | 'dark' {
  const defaultScheme = contentDocument?.documentElement.dataset.defaultScheme
  if (defaultScheme === 'light' || defaultScheme === 'dark') return defaultScheme
  return contentWindow?.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}

function setAppearance(
  { contentDocument }: HTMLIFrameElement,
  { scheme, locale, mode }: { scheme: string; locale: string; mode: string },
): void {
  const root = contentDocument?.documentElement
  if (!root) return
  root.dataset.scheme = scheme
  root.dataset.mode = mode
  root.lang = locale
}
