import { useT } from '@kit/t'
import { usePlacedMarks } from '../canvas/use-placed-marks'
import { nodeName } from '../document/name-node'
import { useIsDragging } from '../drag/use-is-dragging'
import { useBuilder } from '../state/builder'
import { openLeft, select, useUi } from '../state/ui-store'
import styles from './notes.module.css'
import { useOpenNotes } from './use-notes'

const messages = { here: { en: '{what}: notes {count}', th: '{what}: โน้ต {count} รายการ' } }

/** Offset (px) from the corner, where the problem badge is. */
const problemBadgeWidthPx = 52

/** Marks on the canvas at parts that have notes. Keyboard users have the list of notes. */
export function NoteMarks() {
  const t = useT()
  const { store } = useBuilder()
  const byNode = useOpenNotes()
  const placed = usePlacedMarks(byNode)
  const isWriting = useUi((state) => state.writing !== null)
  const isDragging = useIsDragging()
  if (isWriting || isDragging || placed.length === 0) return null
  return (
    <div className={styles.marks} data-surface="notes">
      {placed.map(({ id, right, top }) => {
        const notes = byNode.get(id) ?? []
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={styles.mark}
            data-new={notes.some(({ isNew }) => isNew) ? '' : undefined}
            style={{ transform: `translate(${right - problemBadgeWidthPx}px, ${top + 4}px)` }}
            title={notes.map(({ body }) => body).join('\n')}
            aria-label={t(messages.here, { what: t(nodeName(store.get(id))), count: notes.length })}
            onClick={() => {
              select([id])
              openLeft('notes')
            }}
          >
            {notes.length}
          </button>
        )
      })}
    </div>
  )
}
