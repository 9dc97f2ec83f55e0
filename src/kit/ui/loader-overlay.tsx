import type { CSSProperties } from 'react'
import { withoutEnd } from '@schemas/without-end'
import { loaderDotMs } from '../constants'
import { useT } from '../t'
import styles from './loader-overlay.module.css'

const loading = { en: 'Loading...', th: 'กำลังโหลด...' }

type Props = {
  /** Defaults to "Loading..."; trailing dots are animated. */
  text?: string
  /** Covers the nearest positioned ancestor; `page` covers the window. */
  cover?: 'parent' | 'page'
}

/**
 * Covers unfinished content with text whose dots cycle every 500 ms; CSS only, so that it animates while scripts load.
 */
export function LoaderOverlay({ text, cover = 'parent' }: Props) {
  const t = useT()
  return (
    <output className={styles.overlay} data-cover={cover}>
      <LoaderText text={text ?? t(loading)} />
    </output>
  )
}

/** The text with animated dots, without the overlay. */
export function LoaderText({ text }: { text: string }) {
  const label = withoutEnd(text, '.…')
  return (
    <span className={styles.text}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        {label}
        <span className={styles.dots} style={{ '--dot': `${loaderDotMs}ms` } as CSSProperties}>
          ...
        </span>
      </span>
    </span>
  )
}
