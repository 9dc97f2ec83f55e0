import { useState } from 'react'
import type { CallContract } from '@schemas/call'
import { saveQueue } from '../save-queue'
import { refreshCalls } from '../use-call'
import { showToast } from '../ui/overlay/toasts'
import type { List, ListColumn, ListContext } from './list'

const keyOf = (id: string, column: string) => `${column} ${id}`

export type CellEdits<R> = {
  /** The value being saved; undefined otherwise. */
  pending: (row: R, column: ListColumn<R>) => string | undefined
  save: (row: R, column: ListColumn<R>, value: string) => Promise<void>
}

/**
 * Shows an edited value at once and saves it, after an earlier edit of the same cell. Where saving fails, the old value
 * is back and a message says why.
 */
export function useCellEdits<R, C extends CallContract>(list: List<R, C>, context: ListContext): CellEdits<R> {
  const [queue] = useState(() => saveQueue<string, void>())
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  return {
    pending: (row, column) => values.get(keyOf(list.id(row), column.id)),
    save: async (row, column, value) => {
      const { edit } = column
      const key = keyOf(list.id(row), column.id)
      if (!edit || value === (queue.wanted(key) ?? edit.value(row))) return
      if (edit.confirm && !(await edit.confirm(row, value, context))) return
      setValues((before) => new Map(before).set(key, value))
      await queue.push(key, value, async (next) => {
        try {
          await edit.save(row, next)
          await refreshCalls(list.call)
          if (edit.done && queue.wanted(key) === next) showToast(edit.done(row, next, context), { tone: 'success' })
        } catch (error) {
          // Does not reject: what was chosen meanwhile is saved all the same.
          showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
        }
      })
      if (queue.wanted(key) !== undefined) return
      setValues((before) => {
        const next = new Map(before)
        next.delete(key)
        return next
      })
    },
  }
}
