import { useVirtualizer } from '@tanstack/react-virtual'
import { Fragment, useImperativeHandle } from 'react'
import type { BodyProps } from './list-body'

/** The rows of a long list that are in view, and some around them. */
export function RowsInView({ count, keyOf, box, rowHeight, ref, children }: BodyProps) {
  // eslint-disable-next-line react/incompatible-library -- its functions are not passed to memoized parts
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => box,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    // Before the box is measured.
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
