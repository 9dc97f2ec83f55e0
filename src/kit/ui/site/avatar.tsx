import type { SessionInfo } from '@schemas/boot'
import { classNames } from '../../class-names'
import styles from './avatar.module.css'

/** The person's picture, else the first letters of the names. Decoration: the name stands beside or around it. */
export function Avatar({ person, className }: { person: SessionInfo; className?: string }) {
  return (
    <span className={classNames(styles.avatar, className)} aria-hidden="true">
      {person.avatar ? (
        <img src={person.avatar} alt="" width={40} height={40} className={styles.picture} />
      ) : (
        initials(person)
      )}
    </span>
  )
}

/** Thai leading vowels are written before the consonant they follow, and no name is known by one: เกษม is ก. */
export function initials({ firstname = '', lastname = '' }: Pick<SessionInfo, 'firstname' | 'lastname'>): string {
  return [firstname, lastname]
    .map((name) => (/^[เแโใไ]/.test(name) ? name.slice(1, 2) : name.slice(0, 1)).toUpperCase())
    .join('')
}
