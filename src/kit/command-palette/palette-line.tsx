import { Icon } from '../icon'
import { useT } from '../t'
import type { PaletteItem } from './palette-item'
import styles from './command-palette.module.css'

type Props = { id: string; item: PaletteItem; isCurrent: boolean; onChoose: () => void }

/** One line of the palette. The keyboard stays in the field; a pointer may press a line. */
export function PaletteLine({ id, item, isCurrent, onChoose }: Props) {
  const t = useT()
  const { label, icon, hint, isKeys, lock } = item
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className={styles.line}
      aria-selected={isCurrent}
      aria-disabled={lock === undefined ? undefined : true}
      // Keeps the focus in the field.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={undefined}
    >
      <span className={styles.icon}>{lock === undefined ? icon : <Icon name="lock" size="1rem" />}</span>
      <span className={styles.label}>{t(label)}</span>
      {lock !== undefined && <span className={styles.hint}>{t(lock)}</span>}
      {lock === undefined &&
        hint !== undefined &&
        (isKeys ? <kbd>{hint}</kbd> : <span className={styles.hint}>{hint}</span>)}
    </div>
  )
}
