import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './page-card.module.css'
import surface from './surface.module.css'

type Props = {
  id: string
  title: string
  intro?: string | undefined
  level: 1 | 2 | 3
  look: 'card' | 'plain'
  width?: 's' | 'm'
  /** Keeps title and intro for screen readers only, because the content is self-explanatory. */
  isBare?: boolean
  children: ReactNode
}

/** A single item in the middle of a page, with or without a card: title, intro and content. */
export function PageCard({ id, title, intro, level, look: variant, width = 'm', isBare = false, children }: Props) {
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section
      className={classNames(styles.block, variant === 'card' && surface.surface)}
      data-look={variant}
      data-width={width}
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} className={isBare ? 'visually-hidden' : styles.title}>
        {title}
      </Heading>
      {intro && !isBare && <p className={styles.intro}>{intro}</p>}
      {children}
    </section>
  )
}
