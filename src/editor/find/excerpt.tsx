import type { Match } from '../document/texts/find-matches'
import styles from './find.module.css'

/** A match within the text around it. */
export function Excerpt({ match: { before, found, after } }: { match: Match }) {
  return (
    <span className={styles.excerpt}>
      {before}
      <mark>{found}</mark>
      {after}
    </span>
  )
}
