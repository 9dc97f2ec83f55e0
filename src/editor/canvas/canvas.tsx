import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { blockMigrations } from '@registry/migrations'
import { blockDefinition } from '@registry/schemas'
import { Button, VisuallyHidden } from '@mantine/core'
import { pickText } from '@schemas/layout/text'
import { knownAssets, useKnownAssets } from '../media/known-assets'
import { useBuilder } from '../state/builder'
import { deviceWidths, useUi } from '../state/ui-store'
import styles from './canvas.module.css'
import { type AskData, CanvasData } from './canvas-data'
import { CanvasSheet } from './canvas-sheet'
import type { CanvasContext } from './canvas-context'
import { Frame } from './frame'
import { PageOnCanvas } from './page-on-canvas'
import { setStage, tellStage } from './stage'

const words = {
  heading: { en: 'Editing: {title}', th: 'กำลังแก้ไข: {title}' },
  title: { en: 'The page being edited', th: 'หน้าที่กำลังแก้ไข' },
  failed: { en: 'The canvas did not load. Check the connection, or sign in again.', th: 'โหลดผืนงานไม่สำเร็จ โปรดตรวจสอบการเชื่อมต่อหรือลงชื่อเข้าใช้ใหม่' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
}

type Props = { ask: AskData; children: React.ReactNode }

const types = { definition: blockDefinition, migrations: blockMigrations }

/** The page as visitors see it, at a device's width, with the glass and the overlay (`children`) over it. */
export function Canvas({ ask, children }: Props) {
  const t = useT()
  const { store, boot, payload } = useBuilder()
  const assets = useKnownAssets()
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [frame, setFrame] = useState<HTMLIFrameElement>()
  const [attempt, setAttempt] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const holder = useRef<HTMLDivElement>(null)
  const { locale, role, moment, scheme, device, freeWidth, zoom: asked, mode } = useUi()

  useLayoutEffect(() => {
    if (!holder.current) return
    const watcher = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }))
    watcher.observe(holder.current)
    return () => watcher.disconnect()
  }, [])

  const width = device === 'free' ? freeWidth : deviceWidths[device]
  const zoom = asked === 'fit' ? Math.min(1, Math.max(0.2, (room.width - 32) / width)) : asked
  const height = room.height / zoom

  const [opened] = useState(() => Date.now())
  const now = moment ? Date.parse(moment) : opened

  // Another language or role is another compilation: the sheet and the data begin anew with it.
  const canvas = useMemo((): CanvasContext | undefined => {
    if (!frame?.contentWindow) return undefined
    // Asked anew each time: what is picked meanwhile is known before a node names it.
    const asset = (name: string) => knownAssets()[name]
    const data = new CanvasData(ask, { role, locale })
    return {
      sheet: new CanvasSheet(asset, frame.contentWindow as Window & typeof globalThis),
      asset, types, role, locale,
      now,
      place: { params: payload.params, query: payload.query, path: payload.path },
      data: data.get,
      onData: data.onData,
    }
  }, [frame, ask, role, locale, now, payload])

  useEffect(() => {
    if (frame) setLook(frame, { scheme, locale, mode })
  }, [frame, scheme, locale, mode])

  useEffect(() => {
    if (!frame) return
    setStage({ frame, zoom })
    // Whatever moves the page moves what lies over it: its scrolling, its growing, an edit.
    const document = frame.contentDocument as Document
    const watcher = new ResizeObserver(tellStage)
    watcher.observe(document.documentElement)
    document.addEventListener('scroll', tellStage, { passive: true })
    const end = store.subscribe(() => requestAnimationFrame(tellStage))
    return () => {
      watcher.disconnect()
      document.removeEventListener('scroll', tellStage)
      end()
      setStage(undefined)
    }
  }, [frame, zoom, store])

  useEffect(tellStage, [room, width, zoom])

  const edited = useMemo(() => ({ ...boot, locale, session: { role } }), [boot, locale, role])
  const shown = useMemo(() => ({ ...payload, tree: { rows: [], css: '', types: [], assets } }), [payload, assets])

  return (
    <main className={styles.canvas} ref={holder}>
      <VisuallyHidden component="h1">{t(words.heading, { title: pickText(store.page.fields.title, boot.locale) })}</VisuallyHidden>
      <div className={styles.device} style={{ width: width * zoom, height: room.height, marginLeft: (width * zoom) / -2 }}>
        <div style={{ width, height, transform: `scale(${zoom})`, transformOrigin: '0 0' }} className={styles.scaled}>
          <Frame
            key={attempt}
            src={`${payload.path}?canvas`}
            title={t(words.title)}
            onReady={(ready) => {
              setFailed(false)
              setFrame(ready)
            }}
            onFail={() => setFailed(true)}
          >
            {canvas && <PageOnCanvas store={store} canvas={canvas} boot={edited} payload={shown} />}
          </Frame>
        </div>
        {children}
      </div>
      {hasFailed && (
        <div className={styles.failed} role="alert">
          <p>{t(words.failed)}</p>
          <Button onClick={() => setAttempt(attempt + 1)}>{t(words.again)}</Button>
        </div>
      )}
    </main>
  )
}

function setLook({ contentDocument }: HTMLIFrameElement, { scheme, locale, mode }: { scheme: string; locale: string; mode: string }): void {
  const root = contentDocument?.documentElement
  if (!root) return
  root.dataset.scheme = scheme
  root.dataset.mode = mode
  root.lang = locale
}
