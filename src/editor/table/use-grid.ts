import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '@kit/t'
import type { Gesture, StepKey } from '../document/history'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { Locale } from '@schemas/layout/locale'
import { type Builder, useBuilder } from '../state/builder'
import { offerUndo } from '../state/offer-undo'
import { takeStep } from '../state/take-step'
import { useOfNode } from '../state/use-document'
import { useUi } from '../state/ui-store'
import { placeIn, stepFrom } from './grid-lines'
import { insertRow, withoutEmptyLines, withValue } from './operations'
import {
  headRow,
  isSamePlace,
  type Place,
  type Range,
  rangeOf,
  readTable,
  type Table,
  valueAt,
  withText,
} from './table'
import { tableStep } from './table-step'
import { resultMessages, stepMessages } from './table-messages'

/** A cell being edited. `isFresh`: typing replaces its text. */
export type Writing = { place: Place; isFresh: boolean; /** All typing in it is one step. */ step: Gesture }

export type Grid = {
  id: string
  table: Table
  locale: Locale
  builder: Builder
  t: ReturnType<typeof useT>
  place: Place
  range: Range
  writing: Writing | undefined
  /** Cells are being filled in sequence: Tab moves to the next one; otherwise it leaves the grid. */
  isFilling: boolean
  /** Moves to a place; with `isRange` the selection extends from its anchor. */
  go: (place: Place, isRange?: boolean) => void
  choose: (range: Range) => void
  /** Starts editing synchronously during a key event, so that the key is typed into the input. */
  open: (place: Place, isFresh?: boolean, step?: Gesture) => void
  write: (newText: string) => void
  /** Ends editing; the text is stored already, and `isOff` reverts it. */
  close: (to?: Place | 'next' | 'previous' | 'below' | 'above', isOff?: boolean) => void
  /** Moves to the next cell without editing this one. */
  fill: (to: 'next' | 'previous') => void
  /** Changes the table as one step. False when nothing changed. */
  act: (label: LocalisedText, change: (table: Table) => Table | undefined, key?: StepKey) => boolean
  /** The same for a removal: shows a message with undo. */
  take: (label: LocalisedText, message: string, change: (table: Table) => Table | undefined) => boolean
  undo: (direction: 'undo' | 'redo') => void
  /** Status message below the grid, also announced. */
  message: string
  announce: (text: string) => void
}

const undoWord = { en: 'Undo', th: 'เลิกทำ' }
const none: Table = { columns: [], rows: [] }

const tables = new WeakMap<object, Table>()

/** The table of some props, cached by identity. */
function tableOf(props: Record<string, unknown> | undefined): Table {
  if (!props) return none
  const table = tables.get(props) ?? readTable(props)
  tables.set(props, table)
  return table
}

/** A block's table and the person's position in it. */
export function useGrid(id: string, initialPlace: Place | undefined): Grid {
  const t = useT()
  const builder = useBuilder()
  const table = useOfNode(id, (node) => tableOf(node.kind === 'block' ? node.fields.props : undefined)) ?? none
  const locale = useUi((state) => state.locale)
  const [at, setAt] = useState<{ place: Place; anchor: Place }>(() => {
    const place = placeIn(table, initialPlace ?? { row: 0, column: 0 })
    return { place, anchor: place }
  })
  const [written, setWriting] = useState<Writing>()
  const [isFilling, setFilling] = useState(false)
  const [message, setMessage] = useState('')
  // Earlier history steps do not belong to this session of the table.
  const [first] = useState(() => builder.store.history.done.at(-1))
  // Another editor may have removed the row together with the input.
  const writing = written && isSamePlace(placeIn(table, written.place), written.place) ? written : undefined
  const [place, anchor] = [placeIn(table, at.place), placeIn(table, at.anchor)]
  const go = (to: Place, isRange = false) => {
    setMessage('')
    setFilling(false)
    setAt({ place: to, anchor: isRange ? anchor : to })
  }
  const now = () => tableOf(nodeProps(builder, id))
  const act: Grid['act'] = (label, change, key) => {
    setMessage('')
    return tableStep(builder, id, label, change, key)
  }
  const close: Grid['close'] = (to, isOff = false) => {
    if (!writing) return
    const isOwn = builder.store.history.done.at(-1)?.key === writing.step
    if (isOff && isOwn) builder.store.undo()
    setWriting(undefined)
    act(stepMessages.write, (each) => tidy(each), isOwn && !isOff ? writing.step : undefined)
    if (!to) return
    go(typeof to === 'object' ? placeIn(now(), to) : nextOf(writing.place, to))
    setFilling(to === 'next' || to === 'previous')
  }
  /** In reading order, or along the column; after the last cell a row is added. */
  const nextOf = (from: Place, to: 'next' | 'previous' | 'below' | 'above'): Place => {
    const end = now()
    if (to === 'below' || to === 'above') return stepFrom(end, from, [to === 'below' ? 1 : -1, 0])
    const { row, column } = { row: from.row, column: from.column + (to === 'next' ? 1 : -1) }
    if (column < 0) return row === headRow ? from : { row: row - 1, column: end.columns.length - 1 }
    if (column < end.columns.length && !from.isGroup) return { ...from, column }
    if (row + 1 >= end.rows.length) act(stepMessages.addRow, (each) => insertRow(each, each.rows.length))
    return placeIn(now(), { row: row + 1, column: 0 })
  }
  return {
    id,
    table,
    locale,
    builder,
    t,
    place,
    range: rangeOf(place, anchor),
    writing,
    isFilling,
    go,
    choose: ({ top, bottom, left, right }) =>
      setAt({ anchor: { row: top, column: left }, place: { row: bottom, column: right } }),
    open: (to, isFresh = false, step = { gesture: 'cell' }) =>
      flushSync(() => {
        setMessage('')
        setAt({ place: to, anchor: to })
        setWriting({ place: to, isFresh, step })
      }),
    write: (text) =>
      writing &&
      tableStep(
        builder,
        id,
        stepMessages.write,
        (each) => withValue(each, writing.place, withText(valueAt(each, writing.place), locale, text)),
        writing.step,
      ),
    close,
    fill: (to) => {
      go(nextOf(place, to))
      setFilling(true)
    },
    act,
    take: (label, text, change) => {
      const isDone = act(label, change)
      if (isDone) {
        setMessage(text)
        offerUndo(builder.store, text, t(undoWord))
      }
      return isDone
    },
    undo: (direction) => {
      const { done, undone } = builder.store.history
      const step = direction === 'undo' ? (done.at(-1) === first ? undefined : done.at(-1)) : undone.at(-1)
      if (!step?.changes.nodes.has(id)) return setMessage(t(resultMessages.undone))
      setMessage('')
      takeStep(builder, direction)
    },
    message,
    announce: setMessage,
  }
}

const nodeProps = ({ store }: Builder, id: string) => {
  const node = store.get(id)
  return node?.kind === 'block' ? node.fields.props : undefined
}

/** Undefined when there is nothing to tidy. */
function tidy(table: Table): Table | undefined {
  const next = withoutEmptyLines(table)
  return next.columns === table.columns && next.rows === table.rows ? undefined : next
}
