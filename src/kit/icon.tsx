import type { IconName } from '@schemas/layout/icon-names'
import { classNames } from './class-names'
import sprite from './icons/sprite.svg?url'

type Props = {
  name: IconName
  className?: string
  /** Accessible name; without it the icon is decorative. */ label?: string
  size?: string
}

/**
 * One icon of the sprite, sized by the surrounding text. The sprite is one immutable file, so an icon costs no script.
 */
export function Icon({ name, className, label, size = '1.25em' }: Props) {
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true as const }
  return (
    <svg
      {...named}
      className={classNames('icon', className)}
      width={size}
      height={size}
      style={{ width: size, height: size }}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
