import styles from './layout.module.css'

/** A row layout as a drawing of its columns. */
export function LayoutDrawing({ spans }: { spans: readonly number[] }) {
  return (
    <span
      className={styles.drawing}
      style={{ gridTemplateColumns: spans.map((span) => `${span}fr`).join(' ') }}
      aria-hidden
    >
      {spans.map((_, index) => (
        // A column of the drawing is where it stands.
        <span key={index} />
      ))}
    </span>
  )
}
