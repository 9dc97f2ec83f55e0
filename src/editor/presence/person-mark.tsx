import { initials, tintOf } from './initials'
import type { Other } from '../state/presence-store'
import styles from './presence.module.css'

/** A person as a small circle. With `label` it has an accessible name; otherwise the initials are decorative. */
export function PersonMark({ other, label }: { other: Other; label?: string }) {
  return (
    <span
      className={styles.mark}
      data-tint={tintOf(other.tab)}
      data-initials={initials(other.name)}
      title={label}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
}
