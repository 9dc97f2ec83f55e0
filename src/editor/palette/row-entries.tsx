import { useT } from '@kit/t'
import { placeAfter } from '../commands/clipboard-commands'
import { layoutName } from '../inspector/labels/layout-name'
import { LayoutDrawing } from '../inspector/layout/layout-drawing'
import { revealNode } from '../canvas/reveal-node'
import { useBuilder } from '../state/builder'
import { select, ui } from '../state/ui-store'
import { findLayouts, insertRow, rowsWord } from './new-row'
import styles from './palette.module.css'

const messages = { add: { en: 'Add row', th: 'เพิ่มแถว' } }

/** Empty rows by columns, to drag onto the page or add with a press. */
export function RowEntries({ needle }: { needle: string }) {
  const t = useT()
  const builder = useBuilder()
  const add = (spans: readonly number[]) => {
    let ids: string[] = []
    if (
      !builder.edit(messages.add, (edit) => void (ids = insertRow(edit, spans, placeAfter(edit, builder, ui(), 'row'))))
    )
      return
    select(ids)
    requestAnimationFrame(() => ids[0] && revealNode(ids[0]))
  }
  const found = findLayouts(needle)
  if (found.length === 0) return null
  return (
    <div role="group" className={styles.section} aria-labelledby="palette-rows">
      <h3 id="palette-rows">{t(rowsWord)}</h3>
      <div className={styles.rows}>
        {found.map(([name, spans]) => (
          <button
            key={name}
            type="button"
            className={styles.row}
            data-palette-row={name}
            aria-label={t(layoutName(spans))}
            title={t(layoutName(spans))}
            onClick={() => add(spans)}
          >
            <LayoutDrawing spans={spans} />
          </button>
        ))}
      </div>
    </div>
  )
}
