import type { Match } from '../document/texts/find-matches'
import styles from './find.module.css'

/** Words that were found among those around them. */
export function Excerpt({ match: { before, found, after } }: { match: Match }) {
  return (
    <span className={styles.excerpt}>
      {before}
      <mark>{found}</mark>
      {after}
    </span>
  )
}
