import type { Localised } from '@schemas/layout/text'
import type { Action } from '@schemas/layout/action'
import { classNames } from '../class-names'
import styles from './actions.module.css'
import { ButtonLink } from './button'

type Props = { actions: readonly Localised<Action>[]; size?: 's' | 'm' | 'l'; className?: string | undefined }

/** Buttons of a hero, banner or call to action, side by side and wrapping. Renders nothing when empty. */
export function Actions({ actions, size = 'm', className }: Props) {
  if (actions.length === 0) return null
  return (
    <div className={classNames(styles.actions, className)}>
      {actions.map(({ label, link, look: variant, icon, iconAfter }, index) => (
        <ButtonLink
          key={index}
          link={link}
          look={variant}
          size={size}
          {...(icon && { icon })}
          {...(iconAfter && { iconAfter })}
        >
          {label}
        </ButtonLink>
      ))}
    </div>
  )
}
