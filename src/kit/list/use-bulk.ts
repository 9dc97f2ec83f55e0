import { useState } from 'react'
import type { CallContract } from '@schemas/call'
import { showToast } from '../ui/overlay/toasts'
import { refreshCalls } from '../use-call'
import type { BulkAction, BulkResult, List, ListContext } from './list'

/** The last bulk action's outcome, shown until it is dismissed, followed by another, or its rows are left. */
export type BulkOutcome<R> = { action: BulkAction<R>; result: BulkResult<R>; isUndone: boolean }

type Options<R> = {
  context: ListContext
  /** What is shown; an outcome belongs to the rows that it was about. */
  request: string
  select: (rows: readonly R[]) => void
}

/** Runs bulk actions. Rows for which one failed stay selected, so that it can be tried again. */
export function useBulk<R, C extends CallContract>(list: List<R, C>, { context, request, select }: Options<R>) {
  const [running, setRunning] = useState<string>()
  const [latest, setLatest] = useState<BulkOutcome<R> & { request: string }>()
  if (latest && latest.request !== request) setLatest(undefined)
  const outcome = latest?.request === request ? latest : undefined
  const attempt = async (action: BulkAction<R>, act: () => Promise<BulkResult<R>>, isUndone: boolean) => {
    setRunning(action.id)
    try {
      const result = await act()
      if (!isUndone) select(result.failed.map(({ row }) => row))
      await refreshCalls(list.call)
      setLatest({ action, result, isUndone, request })
    } catch (error) {
      showToast(error instanceof Error ? error.message : String(error), { tone: 'error' })
    } finally {
      setRunning(undefined)
    }
  }
  return {
    running,
    outcome,
    dismiss: () => setLatest(undefined),
    run: async (action: BulkAction<R>, selected: readonly R[]) => {
      const rows = selected.filter((row) => action.may?.(row) ?? true)
      if (running !== undefined || rows.length === 0) return
      if (action.confirm && !(await action.confirm(rows, context))) return
      setLatest(undefined)
      await attempt(action, () => action.run(rows), false)
    },
    undo: async () => {
      const undo = outcome?.action.undo
      if (!outcome || !undo || running !== undefined) return
      await attempt(outcome.action, () => undo(outcome.result.done, outcome.result.answers), true)
    },
  }
}

export type Bulk<R> = ReturnType<typeof useBulk<R, CallContract>>
