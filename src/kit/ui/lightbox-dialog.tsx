import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import type { ImageRef } from '@schemas/layout/image'
import type { Localised } from '@schemas/layout/text'
import { lightboxMaxPercent } from '../constants'
import { coverPage } from '../cover-page'
import { Icon } from '../icon'
import { Picture } from '../picture'
import { useT } from '../t'
import styles from './lightbox.module.css'
import { lightboxTexts as texts } from './lightbox-texts'

export type LightboxPicture = {
  image: Localised<ImageRef>
  caption?: string | undefined
  /** Rendered instead of the plain picture, for instance a watermarked one. */
  render?: (className: string | undefined) => ReactNode
}

export type LightboxProps = {
  pictures: readonly LightboxPicture[]
  /** Index of the open picture. */
  index: number
  onIndex: (index: number) => void
  onClose: () => void
}

/** Distance after which a touch counts as a swipe (px). */
const swipe = 48

/**
 * Full-screen pictures in a native modal dialog, which traps and restores the focus. Mount it to open it. Several
 * pictures wrap around by buttons, arrow keys, Home and End, and swiping.
 */
export function LightboxDialog({ pictures, index, onIndex, onClose }: LightboxProps) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const touch = useRef<number | null>(null)
  const count = pictures.length
  const picture = pictures[index]

  useEffect(() => {
    const shown = dialog.current
    if (!shown) return
    if (!shown.open) shown.showModal()
    return coverPage(shown)
  }, [])

  if (!picture) return null
  const go = (to: number) => onIndex((to + count) % count)
  const steps: Record<string, number> = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = steps[event.key]
    if (to === undefined || count < 2) return
    event.preventDefault()
    go(to)
  }
  const onPointerUp = (event: PointerEvent) => {
    const moved = touch.current === null ? 0 : event.clientX - touch.current
    touch.current = null
    if (count > 1 && Math.abs(moved) > swipe) go(moved > 0 ? index - 1 : index + 1)
  }

  return (
    // The keys belong to the dialog as a whole, and a click on the backdrop repeats the Close button.
    <dialog
      ref={dialog}
      className={styles.lightbox}
      style={{ '--share': lightboxMaxPercent / 100 } as CSSProperties}
      aria-label={t(texts.viewer)}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === event.currentTarget || (event.target as HTMLElement).dataset.backdrop !== undefined)
          dialog.current?.close()
      }}
    >
      <div className={styles.bar}>
        <p className={styles.count}>
          {count > 1 && <span aria-live="polite">{t(texts.count, { at: index + 1, count })}</span>}
        </p>
        <button
          type="button"
          className={styles.control}
          onClick={() => dialog.current?.close()}
          aria-label={t(texts.close)}
          title={t(texts.close)}
        >
          <Icon name="x" size="1.5rem" />
        </button>
      </div>
      <figure
        className={styles.stage}
        data-backdrop=""
        onPointerDown={(event) => {
          touch.current = event.isPrimary && event.pointerType !== 'mouse' ? event.clientX : null
        }}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          touch.current = null
        }}
      >
        <div key={index} className={styles.frame} data-backdrop="">
          {picture.render ? (
            picture.render(styles.shown)
          ) : (
            <Picture image={picture.image} sizes={`${lightboxMaxPercent}vw`} priority className={styles.shown ?? ''} />
          )}
        </div>
        <figcaption className={styles.caption} aria-live="polite">
          {picture.caption}
        </figcaption>
      </figure>
      {count > 1 && (
        <>
          <button
            type="button"
            className={styles.control}
            data-side="previous"
            onClick={() => go(index - 1)}
            aria-label={t(texts.previous)}
            title={t(texts.previous)}
          >
            <Icon name="chevron-left" size="1.75rem" />
          </button>
          <button
            type="button"
            className={styles.control}
            data-side="next"
            onClick={() => go(index + 1)}
            aria-label={t(texts.next)}
            title={t(texts.next)}
          >
            <Icon name="chevron-right" size="1.75rem" />
          </button>
          <div className={styles.ahead} aria-hidden="true">
            {[index - 1, index + 1].map((neighbourIndex) => {
              const neighbour = pictures[(neighbourIndex + count) % count]
              return (
                neighbour && (
                  <Picture
                    key={neighbourIndex}
                    image={neighbour.image}
                    sizes={`${lightboxMaxPercent}vw`}
                    priority
                    alt=""
                  />
                )
              )
            })}
          </div>
        </>
      )}
    </dialog>
  )
}
