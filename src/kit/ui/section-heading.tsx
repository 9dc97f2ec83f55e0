import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { HeldText } from '../held-text'
import shape from './heading-shape.module.css'
import styles from './section-heading.module.css'

type Props = {
  eyebrow?: string | undefined
  title?: string | undefined
  intro?: string | undefined
  /** Defaults to the theme's heading shape. */
  align?: 'start' | 'center' | undefined
  /** 1 when the section is the page's subject. */
  level?: 1 | 2 | 3 | undefined
  /** Id of the title, for a section labelled by it. */
  id?: string | undefined
  /** Shown at the end of the title's line: a link to all, controls. */
  actions?: ReactNode
  className?: string | undefined
}

/** A section's title in the theme's heading shape. Renders nothing when empty. */
export function SectionHeading({ eyebrow, title, intro, align, level = 2, id, actions, className }: Props) {
  if (!eyebrow && !title && !intro && !actions) return null
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <div
      className={classNames(styles.heading, level < 3 && shape.section, className)}
      data-align={align}
      data-level={level}
      data-aside={actions ? true : undefined}
    >
      <div className={classNames(styles.words, shape.words)}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && (
          <Heading id={id} className={classNames(styles.title, shape.title)}>
            <HeldText>{title}</HeldText>
          </Heading>
        )}
        {intro && (
          <p className={styles.intro}>
            <HeldText>{intro}</HeldText>
          </p>
        )}
      </div>
      {actions && <div className={styles.aside}>{actions}</div>}
    </div>
  )
}
