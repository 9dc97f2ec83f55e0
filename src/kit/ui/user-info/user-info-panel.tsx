import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../icon'
import { useT } from '../../t'
import styles from './user-info.module.css'

const UserInfoDetails = lazy(async () => ({ default: (await import('./user-info-details')).UserInfoDetails }))
const label = { en: 'user info', th: 'ข้อมูลผู้ใช้' }

type Props = { /** At the window's lower edge, or an entry of the workspace's sidebar. */ place?: 'edge' | 'rail' }

/** The "user info" button and its panel. */
export function UserInfoPanel({ place = 'edge' }: Props) {
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      setOpen(false)
      button.current?.focus()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen])
  return (
    <aside
      className={place === 'edge' ? styles.aside : styles.inRail}
      data-open={isOpen ? '' : undefined}
      aria-label={t(label)}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        title={t(label)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-down' : 'user-circle'} />
        <span className={styles.word}>{t(label)}</span>
      </button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          <Suspense fallback={null}>
            <UserInfoDetails />
          </Suspense>
        </div>
      )}
    </aside>
  )
}
