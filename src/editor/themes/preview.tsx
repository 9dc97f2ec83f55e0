import { Button, Loader, VisuallyHidden } from '@mantine/core'
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { pickText } from '@schemas/layout/pick-text'
import type { Theme } from '@schemas/layout/theme'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import canvas from '../canvas/canvas.module.css'
import { setCanvasFrame } from '../canvas/canvas-frame'
import { deviceWidths, useUiOf } from '../state/ui-store'
import styles from './studio.module.css'
import { handlePreviewLinks } from './keep-inside'
import { LiveTheme } from './live-theme'
import { setPreview, usePreview } from './preview-store'
import { useThemeParts, useStudio, useTheme } from './theme-context'

const messages = {
  heading: { en: 'Theme: {title}', th: 'ธีม: {title}' },
  title: { en: 'Page in this theme', th: 'หน้าในธีมนี้' },
  coming: { en: 'Loading page…', th: 'กำลังเปิดหน้า…' },
  failed: {
    en: 'The page didn’t load. Check your connection, or sign in again.',
    th: 'โหลดหน้าไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อหรือเข้าสู่ระบบใหม่',
  },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/**
 * A real page of the site with its own data and script, as seen with a role and language, in the theme being edited;
 * its links open other pages.
 */
export function Preview() {
  const t = useT()
  const ownLocale = useLocale()
  const { opened, live } = useStudio()
  const theme = useTheme()
  const parts = useThemeParts()
  const { path, isBefore } = usePreview()
  const {
    device,
    freeWidth,
    zoom: zoomSetting,
    scheme,
    role,
    locale,
  } = useUiOf('device', 'freeWidth', 'zoom', 'scheme', 'role', 'locale')
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [liveTheme, setLiveTheme] = useState<LiveTheme>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [come, setCome] = useState<string>()
  const holder = useRef<HTMLElement>(null)
  const shown = isBefore ? (live.theme as Theme) : theme

  useLayoutEffect(() => {
    if (!holder.current) return
    const watcher = new ResizeObserver(
      ([entry]) => entry && setSize({ width: entry.contentRect.width, height: entry.contentRect.height }),
    )
    watcher.observe(holder.current)
    return () => watcher.disconnect()
  }, [])

  useLayoutEffect(() => liveTheme?.show(shown, parts, scheme), [liveTheme, shown, parts, scheme])

  const load = (frame: HTMLIFrameElement) => {
    const target = frame.contentWindow
    setCome(key)
    // Only a page of this origin has these elements; a browser error page does not.
    if (!target || !frame.contentDocument?.querySelector('#root, main')) return setFailed(true)
    setFailed(false)
    handlePreviewLinks(frame.contentDocument, (to) => setPreview({ path: to }))
    setLiveTheme(new LiveTheme(target))
    // Controls read the theme's colours as computed on this page.
    setCanvasFrame({ frame, zoom: 1 })
  }

  const width = device === 'free' ? freeWidth : deviceWidths[device]
  const zoom = zoomSetting === 'fit' ? Math.min(1, Math.max(0.2, (size.width - 32) / width)) : zoomSetting
  const src = `${path}?as=${role}&lang=${locale}`
  const key = `${src} ${attempt}`
  const isComing = come !== key && !hasFailed
  return (
    <main className={canvas.canvas} ref={holder}>
      <VisuallyHidden component="h1">
        {t(messages.heading, { title: pickText(opened.title, ownLocale) })}
      </VisuallyHidden>
      <div
        className={canvas.device}
        data-scheme={scheme}
        aria-busy={isComing}
        style={{ width: width * zoom, height: size.height }}
      >
        {isComing && (
          <div className={styles.coming} role="status">
            <Loader size="sm" aria-hidden />
            <VisuallyHidden>{t(messages.coming)}</VisuallyHidden>
          </div>
        )}
        <PageFrame
          key={key}
          isComing={isComing}
          src={src}
          title={t(messages.title)}
          style={{ width, height: size.height / zoom, transform: `scale(${zoom})`, transformOrigin: '0 0' }}
          onLoad={load}
        />
      </div>
      {hasFailed && (
        <div className={canvas.failed} role="alert">
          <p>{t(messages.failed)}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t(messages.again)}</Button>
        </div>
      )}
    </main>
  )
}

/** A page of our own origin: a sandbox that allows that would keep nothing out, and browsers warn about it. */
function PageFrame({
  src,
  title,
  isComing,
  style,
  onLoad,
}: {
  src: string
  title: string
  isComing: boolean
  style: CSSProperties
  onLoad: (frame: HTMLIFrameElement) => void
}) {
  const holder = useRef<HTMLDivElement>(null)
  const loaded = useEffectEvent(onLoad)
  useEffect(() => {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.addEventListener('load', () => frame.isConnected && loaded(frame))
    frame.src = src
    holder.current?.append(frame)
    return () => {
      setCanvasFrame(undefined)
      frame.remove()
    }
  }, [src, title])
  // An unloaded frame is painted white.
  return (
    <div ref={holder} className={canvas.scaled} style={{ ...style, ...(isComing ? { visibility: 'hidden' } : {}) }} />
  )
}
