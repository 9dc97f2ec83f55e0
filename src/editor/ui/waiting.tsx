import styles from './waiting.module.css'

/** That something is on its way; what it is, is said beside it. */
export function Waiting({ size = 18 }: { size?: number }) {
  return <span className={styles.waiting} style={{ width: size, height: size }} aria-hidden />
}
