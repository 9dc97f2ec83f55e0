import type { ComponentPropsWithRef } from 'react'
import styles from './action-button.module.css'

type ButtonStyle = {
  variant?: 'filled' | 'light' | 'default'
  /** Used within text. */ isSmall?: boolean
  isDanger?: boolean
}

const buttonProps = ({ variant = 'filled', isSmall, isDanger }: ButtonStyle) => ({
  className: styles.button,
  'data-look': variant,
  'data-small': isSmall ? '' : undefined,
  'data-danger': isDanger ? '' : undefined,
})

/** A text button for the first screen and for notices: the component library's buttons are loaded with its dialogs. */
export function ActionButton({
  variant,
  isSmall,
  isDanger,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & ButtonStyle) {
  return <button {...rest} {...buttonProps({ variant, isSmall, isDanger } as ButtonStyle)} type="button" />
}

/** The same for links. */
export function ActionLink({
  variant,
  isSmall,
  children,
  ...rest
}: Omit<ComponentPropsWithRef<'a'>, 'className'> & ButtonStyle) {
  return (
    <a {...rest} {...buttonProps({ variant, isSmall } as ButtonStyle)}>
      {children}
    </a>
  )
}
