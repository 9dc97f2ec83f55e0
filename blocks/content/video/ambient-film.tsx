import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { useReducedMotion } from '@kit/use-reduced-motion'
import { useFiles } from './film'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type AmbientProps = Pick<Props, 'title' | 'poster'> & { files: readonly { asset: string }[]; ratio: number }

/** A silent looping film: an image to assistive technology, with a pause button. */
export function AmbientFilm({ title, files, poster, ratio }: AmbientProps) {
  const t = useT()
  const sources = useFiles()(files)
  const film = useRef<HTMLVideoElement>(null)
  const prefersLess = useReducedMotion()
  const [choice, setChoice] = useState<boolean | null>(null)
  const [isMoving, setMoving] = useState(false)

  const isWanted = choice ?? !prefersLess

  useEffect(() => {
    const shown = film.current
    if (!shown) return
    if (!isWanted) return shown.pause()
    // Paused out of view to save battery.
    const seen = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) shown.play().catch(() => setChoice(false))
      else shown.pause()
    })
    seen.observe(shown)
    return () => seen.disconnect()
  }, [isWanted])

  return (
    <div className={styles.stage} style={{ '--ratio': ratio } as CSSProperties}>
      {poster && <Picture image={poster} className={styles.poster ?? ''} alt="" />}
      <video
        ref={film}
        className={styles.film}
        data-ambient=""
        data-moving={isMoving || undefined}
        muted
        loop
        playsInline
        preload="none"
        aria-label={title}
        onPlaying={() => setMoving(true)}
      >
        {sources.map(({ src, type }) => (
          <source key={src} src={src} type={type} />
        ))}
      </video>
      <button
        type="button"
        className={styles.motion}
        onClick={() => setChoice(!isWanted)}
        aria-label={t(isWanted ? texts.pauseMotion : texts.playMotion)}
        title={t(isWanted ? texts.pauseMotion : texts.playMotion)}
      >
        <Icon name={isWanted ? 'player-pause' : 'player-play'} />
      </button>
    </div>
  )
}
