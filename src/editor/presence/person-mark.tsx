import { initials, tintOf } from './initials'
import type { Other } from './presence-store'
import styles from './presence.module.css'

/** A person as a small circle. Said by its name where it stands alone; the letters are a drawing of it. */
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
