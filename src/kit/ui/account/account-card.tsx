import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../class-names'
import { Picture } from '../../picture'
import surface from '../surface.module.css'
import styles from './account-card.module.css'

type Props = {
  id: string
  title: ReactNode
  intro?: ReactNode
  level: 1 | 2 | 3
  look: 'card' | 'plain'
  picture?: ComponentProps<typeof Picture>['image'] | undefined
  children: ReactNode
}

/** Narrow card for sign-in, registration and recovery, with a picture beside it where it fits. */
export function AccountCard({ id, title, intro, level, look: variant, picture, children }: Props) {
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  return (
    <section
      className={classNames(styles.block, variant === 'card' && surface.surface)}
      data-look={variant}
      data-picture={picture ? '' : undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={styles.words}>
        <Heading id={`${id}-title`} className={styles.title}>
          {title}
        </Heading>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture image={picture} priority sizes="(min-width: 900px) 32rem, 100vw" />
        </div>
      )}
    </section>
  )
}
