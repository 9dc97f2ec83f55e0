import type { ReactNode } from 'react'
import { classNames } from '../../class-names'
import surface from '../surface.module.css'
import styles from './settings-panel.module.css'

type Props = {
  id: string
  title: ReactNode
  intro?: ReactNode
  /** Shown beside the title. */ actions?: ReactNode
  tone?: 'plain' | 'danger'
  children: ReactNode
}

/** A section of settings: description on the left, controls on the right; stacked on a phone. */
export function SettingsPanel({ id, title, intro, actions, tone = 'plain', children }: Props) {
  return (
    <section
      id={id}
      className={classNames(surface.surface, styles.panel)}
      data-tone={tone}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.about}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {actions}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
