import styles from './waiting.module.css'

/** A loading indicator; the accompanying text says what is loading. */
export function Waiting({ size = 18 }: { size?: number }) {
  return <span className={styles.waiting} style={{ width: size, height: size }} aria-hidden />
}
