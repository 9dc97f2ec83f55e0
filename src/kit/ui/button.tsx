import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { Link } from '../link'
import styles from './button.module.css'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'inverse'
type Look = {
  look?: ButtonLook
  size?: 's' | 'm' | 'l'
  icon?: IconName
  iconAfter?: IconName
  full?: boolean
  children: ReactNode
  className?: string
}

function faces({ look = 'primary', size = 'm', full, className }: Look) {
  return {
    className: classNames(styles.button, className),
    'data-look': look,
    'data-size': size,
    'data-full': full || undefined,
  }
}

function Content({ icon, iconAfter, children }: Look) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
}

/** A button in the theme's shape. For a waiting, success and error state use `ActionButton`. */
export function Button({
  look,
  size,
  icon,
  iconAfter,
  full,
  children,
  className,
  type = 'button',
  ...rest
}: Look & ButtonHTMLAttributes<HTMLButtonElement>) {
  const face = { look, size, icon, iconAfter, full, children, className } as Look
  return (
    <button {...rest} {...faces(face)} type={type}>
      <Content {...face} />
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ link, ...face }: Look & { link: LinkTarget }) {
  return (
    <Link link={link} {...faces(face)}>
      <Content {...face} />
    </Link>
  )
}
