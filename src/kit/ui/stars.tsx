import { Icon } from '../icon'
import { useT } from '../t'
import styles from './stars.module.css'

const text = { en: '{stars} of 5 stars', th: '{stars} จาก 5 ดาว' }

/** A rating of 0 to 5, in halves. */
export function Stars({ stars }: { stars: number }) {
  const label = useT()(text, { stars })
  return (
    <span className={styles.stars}>
      <span className="visually-hidden">{label}</span>
      {[1, 2, 3, 4, 5].map((place) => (
        <span
          key={place}
          className={styles.star}
          data-fill={stars >= place ? 'full' : stars >= place - 0.5 ? 'half' : undefined}
          aria-hidden="true"
        >
          <Icon name="star-filled" size="1em" />
          <Icon name="star-filled" size="1em" className={styles.filled ?? ''} />
        </span>
      ))}
    </span>
  )
}
