import type { ReactNode } from 'react'
import type { CallContract, InputOf, OutputOf } from '@schemas/call'
import type { IconName } from '@schemas/layout/icon-names'
import type { Locale } from '@schemas/layout/locale'
import type { LocalisedText } from '@schemas/layout/pick-text'
import type { AnyListState } from '@schemas/list-state'

/** The reader's language and time zone for texts of rows, and the list's filters for cells that narrow it. */
export type ListContext = {
  t: (text: LocalisedText, values?: Record<string, string | number>) => string
  locale: Locale
  timeZone: string
  setFilter: (name: string, value: string) => void
}

/** Position of a column when the row is shown as a card. */
export type CardPlace = 'picture' | 'title' | 'subtitle' | 'badge' | 'field' | 'none'

/** Editing in place: shown at once, saved, and undone with a message where saving fails. */
export type CellEdit<R> = {
  value: (row: R) => string
  may?: (row: R) => boolean
  /** Anything but true keeps the old value. */
  confirm?: (row: R, value: string, context: ListContext) => Promise<boolean>
  save: (row: R, value: string) => Promise<unknown>
  /** Announced afterwards. */
  done?: (row: R, value: string, context: ListContext) => string
} & (
  | { kind: 'select'; options: (context: ListContext) => readonly { value: string; label: string }[] }
  | { kind: 'text'; maxLength?: number; validate?: (value: string, context: ListContext) => string | undefined }
)

export type ListColumn<R> = {
  id: string
  label: LocalisedText
  /** The value as text: what a file gets, and the cell where there is no `cell`. */
  text: (row: R, context: ListContext) => string
  /** The value where it is a number: spreadsheets calculate with it. */
  number?: (row: R) => number | undefined
  cell?: (row: R, context: ListContext) => ReactNode
  /** The call's sort of this column. */
  sort?: string
  /** Which direction comes first; 'down' for what is newest or largest first. */
  firstSort?: 'up' | 'down'
  /** Starting width and its lower bound (px). Columns share what is left of the width. */
  width?: number
  minWidth?: number
  align?: 'end'
  /** Hidden until the reader shows it. */
  isHidden?: boolean
  card?: CardPlace
  edit?: CellEdit<R>
}

export type ListFilter<R, A = unknown> = {
  /** One of the state's filters. */
  name: string
} & (
  | {
      label: LocalisedText
      /** The choice of no filter: "All roles". */
      all: LocalisedText | ((context: ListContext, answer: A | undefined) => string)
      /** `answer` is the shown one, for counts. */
      options: (context: ListContext, answer: A | undefined) => readonly { value: string; label: string }[]
    }
  | {
      /** Set by cells (`context.setFilter`) and shown as a mark that clears it: its text, from the shown rows. */
      mark: (value: string, rows: readonly R[], context: ListContext) => string
    }
)

/** A named state of filters, search and sort, and optionally of columns. */
export type ListView = {
  id: string
  label: LocalisedText
  values: Readonly<Record<string, string>>
  hidden?: readonly string[]
}

export type RowAction<R> = {
  id: string
  label: LocalisedText
  icon?: IconName
  isDanger?: boolean
  may?: (row: R) => boolean
  /** Anything but true ends the action. */
  confirm?: (row: R, context: ListContext) => Promise<boolean>
  run: (row: R) => unknown
  /** Announced afterwards. */
  done?: (row: R, context: ListContext, result: unknown) => string
}

/** What became of each row of a bulk action. */
export type BulkResult<R> = {
  done: readonly R[]
  failed: readonly { row: R; message: string }[]
  /** What the call answered for each row done; `undo` gets it. */
  answers?: ReadonlyMap<R, unknown>
}

export type BulkAction<R> = {
  id: string
  label: LocalisedText
  icon?: IconName
  isDanger?: boolean
  /** Rows that it is not for are left out; without any left it is disabled. */
  may?: (row: R) => boolean
  confirm?: (rows: readonly R[], context: ListContext) => Promise<boolean>
  /** `rowByRow` makes it from the call of one row. */
  run: (rows: readonly R[]) => Promise<BulkResult<R>>
  undo?: (rows: readonly R[], answers: ReadonlyMap<R, unknown> | undefined) => Promise<BulkResult<R>>
  /** The outcome with `{count}` rows done. */
  done: LocalisedText
}

export type ListDrawer<R, C extends CallContract> = {
  title: (row: R, context: ListContext) => string
  body: (row: R, answer: OutputOf<C> | undefined, context: ListContext) => ReactNode
}

export type ListPage<R> = { items: readonly R[]; next?: string | undefined; total?: number | undefined }

/** A list with the columns of its answer. */
export type List<R, C extends CallContract> = {
  /** Names its settings on this device. */
  name: string
  call: C
  /** From `listState`, which the block's schema uses too. */
  state: AnyListState
  /** Inputs that no filter sets. */
  input?: Partial<InputOf<C>>
  /** The input of a call that has other names than `listInput`, from the state's request. */
  toInput?: (request: never) => object
  /** The list in an answer of another shape than `{ items, next, total? }`; `input` is what was asked. */
  page?: (answer: OutputOf<C>, input: InputOf<C>) => ListPage<R>
  id: (row: R) => string
  /** Names a row in labels: "Select Malee". */
  title: (row: R, context: ListContext) => string
  columns: readonly ListColumn<R>[]
  filters?: readonly ListFilter<R, OutputOf<C>>[]
  /** Label of the search field; without it there is none. */
  search?: LocalisedText
  /** The sort of an address without one, as the call sorts by default. */
  defaultSort?: string
  views?: readonly ListView[]
  rowActions?: readonly RowAction<R>[]
  bulk?: readonly BulkAction<R>[]
  /** Opens a row beside the list; the address names it. */
  drawer?: ListDrawer<R, C>
  /** What a press on a row does, where it has no drawer. `label` names the button of its title, which its own text does otherwise. */
  press?: { run: (row: R) => void; label?: (row: R, context: ListContext) => string }
  /** The number of matches, with `{total}`. */
  count?: LocalisedText
  empty: { icon?: IconName; title: LocalisedText; hint?: LocalisedText; action?: ReactNode }
  /** Offers all matches as a file of this name. */
  file?: string
  /** Asks again after this time (ms) while it is shown. */
  liveMs?: number
}

type Columns<R> = readonly ListColumn<R>[]
export type ListDefinition<R, C extends CallContract> = Omit<List<R, C>, 'columns'> & {
  /** A function where the answer decides: the questions of a form. */
  columns: Columns<R> | ((answer: OutputOf<C> | undefined) => Columns<R>)
}

/** Declares a list. It is data: screens show it with `DataTable`. */
export const defineList = <R, C extends CallContract>(list: ListDefinition<R, C>): ListDefinition<R, C> => list
