import type { SessionInfo } from '@schemas/boot'
import { classNames } from '../../class-names'
import styles from './avatar.module.css'

type Pictured = Partial<SessionInfo>

/** The person's picture, otherwise their initials. Decorative: the name is shown beside or around it. */
export function Avatar({ person, className }: { person: Pictured; className?: string }) {
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

/** Thai leading vowels are written before their consonant and do not serve as an initial: เกษม is ก. */
export function initials({ firstname = '', lastname = '' }: Pick<SessionInfo, 'firstname' | 'lastname'>): string {
  return [firstname, lastname]
    .map((name) => (/^[เแโใไ]/.test(name) ? name.slice(1, 2) : name.slice(0, 1)).toUpperCase())
    .join('')
}
