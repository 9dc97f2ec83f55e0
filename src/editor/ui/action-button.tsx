import type { ComponentPropsWithRef } from 'react'
import styles from './action-button.module.css'

type Look = { look?: 'filled' | 'light' | 'default'; /** In a line of text. */ isSmall?: boolean; isDanger?: boolean }

const lookOf = ({ look = 'filled', isSmall, isDanger }: Look) => ({
  className: styles.button,
  'data-look': look,
  'data-small': isSmall ? '' : undefined,
  'data-danger': isDanger ? '' : undefined,
})

/** A button with words, for the first screen and for notices: what the component library brings for one comes with its dialogs. */
export function ActionButton({
  look,
  isSmall,
  isDanger,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'type' | 'className'> & Look) {
  return <button {...rest} {...lookOf({ look, isSmall, isDanger } as Look)} type="button" />
}

/** The same for what leads somewhere. */
export function ActionLink({ look, isSmall, children, ...rest }: Omit<ComponentPropsWithRef<'a'>, 'className'> & Look) {
  return (
    <a {...rest} {...lookOf({ look, isSmall } as Look)}>
      {children}
    </a>
  )
}
