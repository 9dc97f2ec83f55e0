import { useState } from 'react'
import type { CallContract, OutputOf } from '@schemas/call'
import { Drawer } from '../ui/drawer/drawer'
import { EmptyState } from '../ui/empty-state'
import { Skeleton } from '../ui/skeleton'
import type { List, ListContext, ListDrawer as DrawerOf } from './list'
import { texts } from './texts'

type Props<R, C extends CallContract> = {
  list: List<R, C>
  drawer: DrawerOf<R, C>
  /** The opened row's id. */
  id: string
  rows: readonly R[]
  answer: OutputOf<C> | undefined
  isLoading: boolean
  /** Whether single letters act. */
  hasKeys: boolean
  context: ListContext
  onOpen: (id: string) => void
  onClose: () => void
}

/** The opened row of a list, with the way to its neighbours. An id that the list does not know says so. */
export function ListDrawer<R, C extends CallContract>(props: Props<R, C>) {
  const { list, drawer, id, rows, answer, isLoading, hasKeys, context, onOpen, onClose } = props
  const { t } = context
  const at = rows.findIndex((each) => list.id(each) === id)
  const found = rows[at]
  // A change may take the row out of what is shown: it stays open as it was.
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  const row = found ?? (last !== undefined && list.id(last) === id ? last : undefined)
  const goTo = (neighbour: R | undefined) => neighbour && (() => onOpen(list.id(neighbour)))
  const isUnknown = row === undefined && !isLoading
  return (
    <Drawer
      title={row === undefined ? (isUnknown ? t(texts.unknownRow) : '…') : drawer.title(row, context)}
      onClose={onClose}
      hasKeys={hasKeys}
      onPrevious={found === undefined ? undefined : goTo(rows[at - 1])}
      onNext={found === undefined ? undefined : goTo(rows[at + 1])}
    >
      {row === undefined ? (
        isUnknown ? (
          <EmptyState icon="search" title={t(texts.unknownRow)}>
            {t(texts.unknownRowHint)}
          </EmptyState>
        ) : (
          <Skeleton lines={4} />
        )
      ) : (
        <div key={id}>{drawer.body(row, answer, context)}</div>
      )}
    </Drawer>
  )
}
