import type { ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import type { Tone } from '@schemas/layout/tone'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { Link } from '../link'
import styles from './badge.module.css'
import tones from './tone.module.css'

type Props = {
  children: ReactNode
  tone?: Tone | undefined
  look?: 'soft' | 'solid' | 'outline' | 'dot' | undefined
  size?: 's' | 'm' | 'l' | undefined
  icon?: IconName | undefined
  link?: LinkTarget | undefined
  className?: string | undefined
}

/** A short label that marks a state or a kind. */
export function Badge({
  children,
  tone = 'neutral',
  look: variant = 'soft',
  size = 'm',
  icon,
  link,
  className,
}: Props) {
  const face = {
    className: classNames(styles.badge, tones.tone, className),
    'data-tone': tone,
    'data-look': variant,
    'data-size': size,
  }
  const content = (
    <>
      {variant === 'dot' && <span className={styles.dot} aria-hidden />}
      {icon && <Icon name={icon} size="1.1em" />}
      {children}
    </>
  )
  return link ? (
    <Link link={link} {...face}>
      {content}
    </Link>
  ) : (
    <span {...face}>{content}</span>
  )
}
