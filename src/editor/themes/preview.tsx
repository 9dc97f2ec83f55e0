import { Button, VisuallyHidden } from '@mantine/core'
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { pickText } from '@schemas/layout/text'
import type { Theme } from '@schemas/layout/theme'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { deviceWidths, useUi } from '../state/ui-store'
import canvas from '../canvas/canvas.module.css'
import { LiveLook } from './live-look'
import { useStudio, useTheme } from './theme-context'
import { usePreview } from './preview-store'

const words = {
  heading: { en: 'Theme: {title}', th: 'ธีม: {title}' },
  title: { en: 'The page in this theme', th: 'หน้าในธีมนี้' },
  failed: { en: 'The page did not load. Check the connection, or sign in again.', th: 'โหลดหน้าไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อหรือลงชื่อเข้าใช้ใหม่' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

/** A real page of the site, with its own data and script, in the theme that is being made; its links lead to other pages. */
export function Preview() {
  const t = useT()
  const locale = useLocale()
  const { opened, live } = useStudio()
  const theme = useTheme()
  const { path, isBefore } = usePreview()
  const { device, freeWidth, zoom: asked, scheme } = useUi()
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [look, setLook] = useState<LiveLook>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const holder = useRef<HTMLElement>(null)
  const fonts = useMemo(() => opened.families.map(({ css }) => css).join(''), [opened.families])
  const shown = isBefore ? (live.theme as Theme) : theme

  useLayoutEffect(() => {
    if (!holder.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watcher.observe(holder.current)
    return () => watcher.disconnect()
  }, [])

  useLayoutEffect(() => look?.show(shown, fonts, scheme), [look, shown, fonts, scheme])

  const load = (frame: HTMLIFrameElement) => {
    const target = frame.contentWindow
    // A page of this origin that answered; an error of the browser's own has another one.
    if (!target || !frame.contentDocument?.querySelector('#root, main')) return setFailed(true)
    setFailed(false)
    keepInside(frame.contentDocument)
    setLook(new LiveLook(target))
  }

  const width = device === 'free' ? freeWidth : deviceWidths[device]
  const zoom = asked === 'fit' ? Math.min(1, Math.max(0.2, (room.width - 32) / width)) : asked
  return (
    <main className={canvas.canvas} ref={holder}>
      <VisuallyHidden component="h1">{t(words.heading, { title: pickText(opened.title, locale) })}</VisuallyHidden>
      <div className={canvas.device} style={{ width: width * zoom, height: room.height, marginLeft: (width * zoom) / -2 }}>
        <div style={{ width, height: room.height / zoom, transform: `scale(${zoom})`, transformOrigin: '0 0' }} className={canvas.scaled}>
          <PageFrame key={`${path} ${attempt}`} src={path} title={t(words.title)} onLoad={load} />
        </div>
      </div>
      {hasFailed && (
        <div className={canvas.failed} role="alert">
          <p>{t(words.failed)}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t(words.again)}</Button>
        </div>
      )}
    </main>
  )
}

function PageFrame({ src, title, onLoad }: { src: string; title: string; onLoad: (frame: HTMLIFrameElement) => void }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const loaded = useEffectEvent(onLoad)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const load = () => loaded(element)
    element.addEventListener('load', load)
    return () => element.removeEventListener('load', load)
  }, [])
  // The page is one of ours at our own origin: a sandbox that lets it be one would keep nothing out.
  // eslint-disable-next-line react/iframe-missing-sandbox -- as said
  return <iframe ref={frame} src={src} title={title} />
}

/** Links that would open the builder in the preview, or leave the site, do nothing there. */
function keepInside(page: Document): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
      if (!link) return
      const to = new URL(link.href, page.URL)
      if (to.origin !== location.origin || to.searchParams.has('edit')) event.preventDefault()
    },
    { capture: true },
  )
}
