import { type CSSProperties, type ReactNode, useRef, useState } from 'react'
import { classNames } from '../class-names'
import { placeholderMs } from '../constants'
import { Icon } from '../icon'
import { useT } from '../t'
import styles from './image-placeholder.module.css'

type Props = {
  /** Shows a loading indicator for one second first. */
  loading?: boolean
  /** Dark and blurred until pressed. */
  blocked?: boolean
  /** Why it is blocked. */
  note?: string | undefined
  className?: string | undefined
  children: ReactNode
}

const texts = {
  show: { en: 'Show picture', th: 'แสดงรูป' },
  hidden: { en: 'This picture is hidden', th: 'รูปนี้ซ่อนอยู่' },
}

/** Placeholder of a picture. The delay is an animation only, so that the picture appears without scripts too. */
export function ImagePlaceholder({ loading = false, blocked = false, note, className, children }: Props) {
  const t = useT()
  const frame = useRef<HTMLDivElement>(null)
  const [isShown, setShown] = useState(false)
  const isBlocked = blocked && !isShown
  const show = () => {
    setShown(true)
    // The focused button has disappeared; without this the next Tab would start at the top of the page.
    frame.current?.focus({ preventScroll: true })
  }
  return (
    <div
      ref={frame}
      className={classNames(styles.frame, className)}
      style={{ '--wait': `${placeholderMs}ms` } as CSSProperties}
      data-loading={loading || undefined}
      data-blocked={isBlocked || undefined}
      tabIndex={blocked ? -1 : undefined}
    >
      <div className={styles.picture} inert={isBlocked}>
        {children}
      </div>
      {isBlocked && (
        <div className={styles.cover}>
          <Icon name="eye-off" size="1.75rem" />
          <p>{note ?? t(texts.hidden)}</p>
          <button type="button" className={styles.show} onClick={show}>
            <Icon name="eye" />
            {t(texts.show)}
          </button>
        </div>
      )}
      {loading && (
        <div className={styles.wait} aria-hidden="true">
          <span className={styles.spinner} />
        </div>
      )}
    </div>
  )
}
