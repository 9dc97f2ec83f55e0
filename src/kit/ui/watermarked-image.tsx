import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react'
import { watermarkImageShare, watermarkMarginShare, watermarkTextShare } from '@schemas/constants'
import type { ImageRef } from '@schemas/layout/image'
import type { Localised } from '@schemas/layout/text'
import { useAsset, useSpace } from '../boot'
import { classNames } from '../class-names'
import { Picture } from '../picture'
import { useT } from '../t'
import { markPicture, type Watermark } from './mark-picture'
import { showToast } from './overlay/toasts'
import styles from './watermarked-image.module.css'

type Props = {
  image: Localised<ImageRef>
  watermark: Watermark
  ratio?: number | undefined
  sizes?: string
  priority?: boolean
  className?: string | undefined
}

const texts = {
  title: { en: 'Copyright', th: 'ลิขสิทธิ์' },
  notice: {
    en: '© {owner}. This picture is protected by copyright.',
    th: '© {owner} รูปนี้มีลิขสิทธิ์ ห้ามนำไปใช้โดยไม่ได้รับอนุญาต',
  },
}

const shares = {
  '--text': watermarkTextShare,
  '--margin': watermarkMarginShare,
  '--mark': watermarkImageShare,
} as CSSProperties

/**
 * A watermarked picture. The mark is overlaid at once, without scripts; the picture is then fetched and drawn with the
 * mark in it, so that saved copies carry it. A right click names the owner.
 */
export function WatermarkedImage({ image, watermark, ratio, sizes, priority = false, className }: Props) {
  const t = useT()
  const { name: owner } = useSpace()
  const asset = useAsset(image.asset)
  const mark = useAsset(watermark.picture?.asset)
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isMarked, setMarked] = useState(false)
  const [focusX = 50, focusY = 50] = image.focus ?? []
  const { text, position } = watermark
  const markSource = mark && mark.kind !== 'file' ? mark.src : undefined

  useEffect(() => {
    const target = canvas.current
    const shown = frame.current
    if (!target || !shown || !asset || asset.kind === 'file') return
    const aborted = new AbortController()
    // Loaded as lazily as the picture itself: a page of marked pictures must not fetch all of them twice at once.
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      const { src: source, width, height } = asset
      const order = {
        source,
        width,
        height: ratio ? Math.round(width / ratio) : height,
        focus: [focusX, focusY] as const,
        markSource,
        text,
        position,
        font: getComputedStyle(shown).fontFamily,
      }
      void markPicture(target, order, aborted.signal).then(setMarked)
    })
    seen.observe(shown)
    return () => {
      seen.disconnect()
      aborted.abort()
    }
  }, [asset, ratio, focusX, focusY, markSource, text, position])

  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
    showToast(t(texts.notice, { owner }), { title: t(texts.title) })
  }
  return (
    <div ref={frame} className={classNames(styles.frame, className)} style={shares} onContextMenu={onContextMenu}>
      <Picture
        image={image}
        {...(sizes && { sizes })}
        {...(ratio && { ratio })}
        priority={priority}
        className={styles.picture ?? ''}
      />
      {!isMarked && (
        <span className={styles.mark} data-position={position} aria-hidden="true">
          {watermark.picture && <Picture image={watermark.picture} sizes="20vw" alt="" className={styles.sign ?? ''} />}
          {text && <span className={styles.text}>{text}</span>}
        </span>
      )}
      {/* Covers the plain picture, which stays for screen readers. */}
      <canvas ref={canvas} hidden={!isMarked} className={styles.canvas} aria-hidden="true" />
    </div>
  )
}
