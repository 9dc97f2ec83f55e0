import { type KeyboardEvent, type UIEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Lightbox } from '@kit/ui/lightbox'
import { texts } from './texts'
import styles from './view.module.css'

type Image = { asset: string; alt: string }

/**
 * Pictures side by side: swiped or scrolled, chosen by their thumbnails, and enlarged. `shown` is the picture of the
 * chosen variant, which is scrolled to when it changes.
 */
export function Gallery({ images, shown }: { images: readonly Image[]; shown: string | undefined }) {
  const t = useT()
  const track = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const [enlarged, setEnlarged] = useState<number>()
  const show = (index: number, behavior: ScrollBehavior = 'smooth') => {
    const list = track.current
    list?.scrollTo({ left: index * list.clientWidth, behavior })
  }
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const to = index + (event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0)
    const target = track.current?.children[to]?.querySelector('button')
    if (to === index || !target) return
    event.preventDefault()
    target.focus({ preventScroll: true })
    show(to)
  }
  const wanted = shown === undefined ? -1 : images.findIndex(({ asset }) => asset === shown)
  useEffect(() => {
    const list = track.current
    if (wanted >= 0 && list) list.scrollTo({ left: wanted * list.clientWidth })
  }, [wanted])
  const onScroll = ({ currentTarget }: UIEvent<HTMLUListElement>) =>
    setAt(Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth)))
  if (images.length === 0)
    return (
      <div className={styles.gallery}>
        <span className={styles.blank} aria-hidden>
          <Icon name="shopping-bag" size="4rem" />
        </span>
      </div>
    )
  return (
    <div className={styles.gallery} role="group" aria-label={t(texts.pictures)}>
      <ul ref={track} role="list" className={styles.track} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.asset}>
            <button
              type="button"
              className={styles.frame}
              onClick={() => setEnlarged(index)}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Picture image={image} sizes="(min-width: 1024px) 38rem, 100vw" ratio={1} priority={index === 0} />
              <span className="visually-hidden">{t(texts.enlarge)}</span>
              <span className={styles.zoom} aria-hidden>
                <Icon name="zoom-in" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.thumbs}>
          {images.map((image, index) => (
            <button
              key={image.asset}
              type="button"
              className={styles.thumb}
              aria-current={index === at}
              onClick={() => show(index)}
            >
              <Picture image={image} sizes="5rem" ratio={1} alt="" />
              <span className="visually-hidden">{t(texts.picture, { number: index + 1, count: images.length })}</span>
            </button>
          ))}
        </div>
      )}
      {enlarged !== undefined && (
        <Lightbox
          pictures={images.map((image) => ({ image }))}
          index={enlarged}
          onIndex={(index) => {
            setEnlarged(index)
            show(index, 'auto')
          }}
          onClose={() => setEnlarged(undefined)}
        />
      )}
    </div>
  )
}
