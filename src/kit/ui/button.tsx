import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { IconName } from '@schemas/layout/icon-names'
import type { LinkTarget } from '@schemas/layout/link-target'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { Link } from '../link'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger' | 'inverse'
type ButtonProps = {
  look?: ButtonVariant
  size?: 's' | 'm' | 'l'
  icon?: IconName
  iconAfter?: IconName
  full?: boolean
  children: ReactNode
  className?: string
}

function faces({ look: variant = 'primary', size = 'm', full, className }: ButtonProps) {
  return {
    className: classNames(styles.button, className),
    'data-look': variant,
    'data-size': size,
    'data-full': full || undefined,
  }
}

function Content({ icon, iconAfter, children }: ButtonProps) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconAfter && <Icon name={iconAfter} />}
    </>
  )
}

/** A themed button. For loading, success and error states use `ActionButton`. */
export function Button({
  look: variant,
  size,
  icon,
  iconAfter,
  full,
  children,
  className,
  type = 'button',
  ...rest
}: ButtonProps & ButtonHTMLAttributes<HTMLButtonElement>) {
  const face = { look: variant, size, icon, iconAfter, full, children, className } as ButtonProps
  return (
    <button {...rest} {...faces(face)} type={type}>
      <Content {...face} />
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ link, ...face }: ButtonProps & { link: LinkTarget }) {
  return (
    <Link link={link} {...faces(face)}>
      <Content {...face} />
    </Link>
  )
}
