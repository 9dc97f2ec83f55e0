import styles from './layout.module.css'

/** A row layout drawn as its columns. */
export function LayoutDrawing({ spans }: { spans: readonly number[] }) {
  return (
    <span
      className={styles.drawing}
      style={{ gridTemplateColumns: spans.map((span) => `${span}fr`).join(' ') }}
      aria-hidden
    >
      {spans.map((_, index) => (
        // Keyed by position: a drawn column has no other identity.
        <span key={index} />
      ))}
    </span>
  )
}
