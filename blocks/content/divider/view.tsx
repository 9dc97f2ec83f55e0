import type { CSSProperties } from 'react'
import { Icon } from '@kit/icon'
import { responsiveVars } from '@kit/responsive-vars'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({ look: variant, width, align, tone, label, icon, space }: Props) {
  const hasLabel = Boolean(label)
  return (
    // An hr cannot have content, so a labelled divider is an element with the same role.
    <div
      role="separator"
      aria-label={hasLabel ? label : undefined}
      className={styles.divider}
      data-look={variant}
      data-width={width}
      data-align={align}
      data-tone={tone}
      style={responsiveVars('space', space) as CSSProperties}
    >
      <span className={styles.line} aria-hidden />
      {variant === 'ornament' && !label && !icon ? <Ornament /> : null}
      {(label || icon) && (
        <span className={styles.label} aria-hidden>
          {icon && <Icon name={icon} />}
          {label}
        </span>
      )}
      {(variant === 'ornament' || label || icon) && <span className={styles.line} aria-hidden />}
    </div>
  )
}

function Ornament() {
  return (
    <svg className={styles.ornament} viewBox="0 0 64 16" width="64" height="16" aria-hidden focusable="false">
      <path d="M32 1.5 38.5 8 32 14.5 25.5 8Z" fill="none" stroke="currentColor" />
      <path d="M32 5.5 34.5 8 32 10.5 29.5 8Z" fill="currentColor" />
      <circle cx="18" cy="8" r="1.75" fill="currentColor" />
      <circle cx="46" cy="8" r="1.75" fill="currentColor" />
      <circle cx="9" cy="8" r="1" fill="currentColor" />
      <circle cx="55" cy="8" r="1" fill="currentColor" />
    </svg>
  )
}
