import { type PointerEvent, useRef, useState } from 'react'
import { moveColumn, moveRow } from './operations'
import { headRow } from './table'
import { resultMessages, stepMessages } from './table-messages'
import type { Grid } from './use-grid'

type Handle = { kind: 'row' | 'column'; at: number }
/** The row or column being dragged, and its target. */
export type HandleDrag = Handle & { to: number }

/** Distance (px) from which a press becomes a drag. */
const slack = 5

function handleAt(element: Element | null, kind?: Handle['kind']): Handle | undefined {
  const place = element?.closest<HTMLElement>('[data-handle], [data-column-handle], [data-row]')
  const column = place?.dataset.columnHandle ?? (kind === 'column' ? place?.dataset.column : undefined)
  if (column !== undefined && kind !== 'row') return { kind: 'column', at: Number(column) }
  const row = place?.dataset.handle ?? (kind === 'row' ? place?.dataset.row : undefined)
  return row !== undefined && kind !== 'column' && Number(row) >= 0 ? { kind: 'row', at: Number(row) } : undefined
}

/** Rows and columns are selected by their handles and moved by dragging them. Keys do the same from any cell. */
export function useHandleDrag(grid: Grid): {
  drag: HandleDrag | undefined
  handlers: Record<
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
    (event: PointerEvent<HTMLElement>) => void
  >
} {
  const [drag, setDrag] = useState<HandleDrag>()
  const pressed = useRef<(Handle & { x: number; y: number }) | undefined>(undefined)
  const end = () => {
    pressed.current = undefined
    setDrag(undefined)
  }
  return {
    drag,
    handlers: {
      onPointerDown: (event) => {
        const handle = event.button === 0 ? handleAt(event.target as Element) : undefined
        if (!handle || (event.target as Element).closest('[data-row]')) return
        const { table, range } = grid
        grid.close()
        const { kind, at } = handle
        if (kind === 'row')
          grid.choose({
            top: event.shiftKey ? Math.min(range.top, at) : at,
            bottom: event.shiftKey ? Math.max(range.bottom, at) : at,
            left: 0,
            right: table.columns.length - 1,
          })
        else
          grid.choose({
            top: headRow,
            bottom: table.rows.length - 1,
            left: event.shiftKey ? Math.min(range.left, at) : at,
            right: event.shiftKey ? Math.max(range.right, at) : at,
          })
        pressed.current = { ...handle, x: event.clientX, y: event.clientY }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientX, clientY }) => {
        const from = pressed.current
        if (!from || (!drag && Math.hypot(clientX - from.x, clientY - from.y) < slack)) return
        const over = handleAt(document.elementFromPoint(clientX, clientY), from.kind)
        setDrag({ kind: from.kind, at: from.at, to: over?.at ?? drag?.to ?? from.at })
      },
      onPointerUp: () => {
        end()
        if (!drag || drag.to === drag.at) return
        const { table, t } = grid
        if (drag.kind === 'row') {
          const moved = moveRow(table, drag.at, drag.to)
          if (moved.row === drag.at && moved.table === table) return grid.announce(t(resultMessages.stays))
          if (!grid.act(stepMessages.moveRow, (now) => moveRow(now, drag.at, drag.to).table)) return
          grid.choose({ top: moved.row, bottom: moved.row, left: 0, right: table.columns.length - 1 })
          return grid.announce(t(resultMessages.rowAt, { place: moved.row + 1, count: table.rows.length }))
        }
        if (!grid.act(stepMessages.moveColumn, (now) => moveColumn(now, drag.at, drag.to))) return
        grid.choose({ top: headRow, bottom: table.rows.length - 1, left: drag.to, right: drag.to })
        grid.announce(t(resultMessages.columnAt, { place: drag.to + 1, count: table.columns.length }))
      },
      onPointerCancel: end,
    },
  }
}
