import type { LocalisedText } from '@schemas/layout/pick-text'
import { setField } from '../document/operations/set-field'
import type { StepKey } from '../document/history'
import type { Builder } from '../state/builder'
import { readTable, type Table } from './table'

/** Changes a block's current table as one step. False when nothing changed. */
export function tableStep(
  builder: Pick<Builder, 'edit'>,
  id: string,
  label: LocalisedText,
  change: (table: Table) => Table | undefined,
  key?: StepKey,
): boolean {
  let isDone = false
  const isAllowed = builder.edit(
    label,
    (edit) => {
      const table = readTable(edit.nodeOf(id, 'block').fields.props)
      const next = change(table)
      if (!next) return
      isDone = true
      if (next.columns !== table.columns) setField(edit, id, ['props', 'columns'], next.columns)
      if (next.rows !== table.rows) setField(edit, id, ['props', 'rows'], next.rows)
    },
    key,
  )
  return isAllowed && isDone
}
