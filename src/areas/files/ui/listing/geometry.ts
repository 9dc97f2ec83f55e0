import type { Layout } from '../view-settings'

/** Item positions in a list of any length (CSS px), computed without rendering. */
export type Geometry = {
  layout: Layout
  columns: number
  itemWidth: number
  itemHeight: number
  gap: number
  /** Padding around all items. */ pad: number
  /** Height of the column headers above. */ top: number
}
export type Box = { left: number; top: number; right: number; bottom: number }

export function geometryOf(layout: Layout, width: number, hasTallLines: boolean): Geometry {
  if (layout === 'list')
    return {
      layout,
      columns: 1,
      itemWidth: width,
      itemHeight: hasTallLines || width < 560 ? 60 : 44,
      gap: 0,
      pad: 0,
      top: width < 560 ? 0 : 40,
    }
  const pad = width < 560 ? 12 : 16
  const gap = width < 560 ? 10 : 14
  const least = width < 560 ? 148 : 172
  const columns = Math.max(2, Math.floor((width - 2 * pad + gap) / (least + gap)))
  const itemWidth = Math.max(80, (width - 2 * pad - gap * (columns - 1)) / columns)
  return { layout, columns, itemWidth, itemHeight: Math.round(itemWidth * 0.7) + 50, gap, pad, top: 0 }
}

export const rowsOf = ({ columns }: Geometry, total: number): number => Math.ceil(total / columns)
export const rowHeight = ({ itemHeight, gap }: Geometry): number => itemHeight + gap

export function boxOf({ columns, itemWidth, itemHeight, gap, pad, top }: Geometry, index: number): Box {
  const left = pad + (index % columns) * (itemWidth + gap)
  const above = top + pad + Math.floor(index / columns) * (itemHeight + gap)
  return { left, top: above, right: left + itemWidth, bottom: above + itemHeight }
}

/** Indexes of the items that a box intersects, in order. */
export function indexesIn(geometry: Geometry, box: Box, total: number): number[] {
  const { columns, itemWidth, itemHeight, gap, pad, top } = geometry
  const firstRow = Math.max(0, Math.ceil((box.top - top - pad - itemHeight) / (itemHeight + gap)))
  const lastRow = Math.floor((box.bottom - top - pad) / (itemHeight + gap))
  const firstColumn = Math.max(0, Math.ceil((box.left - pad - itemWidth) / (itemWidth + gap)))
  const lastColumn = Math.min(columns - 1, Math.floor((box.right - pad) / (itemWidth + gap)))
  const found: number[] = []
  for (let row = firstRow; row <= lastRow && row * columns < total; row += 1)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const index = row * columns + column
      if (index < total) found.push(index)
    }
  return found
}

/** Target index of a key from an item; undefined for other keys. `page`: visible rows. */
export function stepFrom(
  { columns }: Geometry,
  key: string,
  index: number,
  total: number,
  page: number,
): number | undefined {
  const last = total - 1
  const within = (to: number) => Math.max(0, Math.min(last, to))
  const rowUp = (rows: number) => (index - rows * columns < 0 ? index % columns : index - rows * columns)
  const rowDown = (rows: number) =>
    index + rows * columns > last
      ? Math.floor(last / columns) > Math.floor(index / columns)
        ? last
        : index
      : index + rows * columns
  switch (key) {
    case 'ArrowRight':
      return columns > 1 ? within(index + 1) : undefined
    case 'ArrowLeft':
      return columns > 1 ? within(index - 1) : undefined
    case 'ArrowDown':
      return rowDown(1)
    case 'ArrowUp':
      return rowUp(1)
    case 'PageDown':
      return rowDown(page)
    case 'PageUp':
      return rowUp(page)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
