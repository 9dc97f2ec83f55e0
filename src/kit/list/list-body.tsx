import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, type ReactNode, type RefObject, useImperativeHandle } from 'react'

/** Lists of at least this many rows draw only those in view. */
const virtualFrom = 200
export const isVirtual = (count: number): boolean => count >= virtualFrom

/** Brings a row into view, also one that is not drawn. */
export type Reveal = (index: number) => void
type Measure = (element: HTMLElement | null) => void

type Props = {
  count: number
  /** Stable key of a row, so that its measure follows it. */
  keyOf: (index: number) => string
  /** The box that scrolls. */
  box: HTMLElement | null
  rowHeight: number
  ref: RefObject<Reveal | null>
  children: (index: number, measure: Measure | undefined) => ReactNode
}

/** The rows of a list: all of a short one, those in view of a long one. */
export function ListBody(props: Props) {
  return isVirtual(props.count) ? <RowsInView {...props} /> : <AllRows {...props} />
}

function AllRows({ count, keyOf, box, ref, children }: Props) {
  useImperativeHandle(
    ref,
    () => (index) => box?.querySelector(`[data-row="${index}"]`)?.scrollIntoView({ block: 'nearest' }),
    [box],
  )
  return (
    <tbody role="rowgroup">
      {Array.from({ length: count }, (_, index) => (
        <Fragment key={keyOf(index)}>{children(index, undefined)}</Fragment>
      ))}
    </tbody>
  )
}

function RowsInView({ count, keyOf, box, rowHeight, ref, children }: Props) {
  // eslint-disable-next-line react/incompatible-library -- its functions are not passed to memoized parts
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    // Before the box is measured, as on the server.
    initialRect: { width: 0, height: 600 },
  })
  useImperativeHandle(ref, () => (index) => virtualizer.scrollToIndex(index, { align: 'auto' }), [virtualizer])
  const items = virtualizer.getVirtualItems()
  const above = items[0]?.start ?? 0
  const below = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  return (
    <tbody role="rowgroup">
      <Space height={above} />
      {items.map(({ key, index }) => (
        <Fragment key={key}>{children(index, virtualizer.measureElement)}</Fragment>
      ))}
      <Space height={below} />
    </tbody>
  )
}

/** In place of rows that are not drawn. */
function Space({ height }: { height: number }) {
  return height > 0 ? <tr role="presentation" aria-hidden="true" style={{ height }} /> : null
}
