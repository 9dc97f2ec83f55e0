import { useState } from 'react'
import type { CallContract } from '@schemas/call'
import { refreshCalls } from '../use-call'
import type { BulkAction, BulkResult, List, ListContext } from './list'

/** The last bulk action's outcome, shown until it is dismissed or followed by another. */
export type BulkOutcome<R> = { action: BulkAction<R>; result: BulkResult<R>; isUndone: boolean }

/** Runs bulk actions. Rows for which one failed stay selected, so that it can be tried again. */
export function useBulk<R, C extends CallContract>(
  list: List<R, C>,
  context: ListContext,
  select: (rows: readonly R[]) => void,
) {
  const [running, setRunning] = useState<string>()
  const [outcome, setOutcome] = useState<BulkOutcome<R>>()
  const finish = async (action: BulkAction<R>, result: BulkResult<R>, isUndone: boolean) => {
    await refreshCalls(list.call)
    setRunning(undefined)
    setOutcome({ action, result, isUndone })
  }
  return {
    running,
    outcome,
    dismiss: () => setOutcome(undefined),
    run: async (action: BulkAction<R>, selected: readonly R[]) => {
      const rows = selected.filter((row) => action.may?.(row) ?? true)
      if (running !== undefined || rows.length === 0) return
      if (action.confirm && !(await action.confirm(rows, context))) return
      setRunning(action.id)
      setOutcome(undefined)
      const result = await action.run(rows)
      select(result.failed.map(({ row }) => row))
      await finish(action, result, false)
    },
    undo: async () => {
      if (!outcome?.action.undo || running !== undefined) return
      setRunning(outcome.action.id)
      await finish(outcome.action, await outcome.action.undo(outcome.result.done), true)
    },
  }
}

export type Bulk<R> = ReturnType<typeof useBulk<R, CallContract>>
