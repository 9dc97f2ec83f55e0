import { useRef, useState } from 'react'
import type { CallContract } from '@schemas/call'
import { refreshCalls } from '../use-call'
import { showToast } from '../ui/overlay/toasts'
import type { List, ListColumn, ListContext } from './list'

const keyOf = (id: string, column: string) => `${column} ${id}`

export type CellEdits<R> = {
  /** The value being saved; undefined otherwise. */
  pending: (row: R, column: ListColumn<R>) => string | undefined
  save: (row: R, column: ListColumn<R>, value: string) => Promise<void>
}

/** Shows an edited value at once and saves it. Where saving fails, the old value is back and a message says why. */
export function useCellEdits<R, C extends CallContract>(list: List<R, C>, context: ListContext): CellEdits<R> {
  const [values, setValues] = useState<ReadonlyMap<string, string>>(new Map())
  /** The number of the last edit by cell: an older one does not end the display of a newer one. */
  const numbers = useRef(new Map<string, number>())
  return {
    pending: (row, column) => values.get(keyOf(list.id(row), column.id)),
    save: async (row, column, value) => {
      const { edit } = column
      if (!edit || value === edit.value(row)) return
      if (edit.confirm && !(await edit.confirm(row, value, context))) return
      const key = keyOf(list.id(row), column.id)
      const number = (numbers.current.get(key) ?? 0) + 1
      numbers.current.set(key, number)
      setValues((before) => new Map(before).set(key, value))
      try {
        await edit.save(row, value)
        await refreshCalls(list.call)
        if (edit.done) showToast(edit.done(row, value, context), { tone: 'success' })
      } catch (error) {
        showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
      }
      if (numbers.current.get(key) !== number) return
      setValues((before) => {
        const next = new Map(before)
        next.delete(key)
        return next
      })
    },
  }
}
