import { type ReactNode, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { FolderList } from '../folder-list'
import { isChosen, type Selection } from '../selection'
import type { Renaming } from '../use-pane'
import { type Geometry, rowHeight, rowsOf } from './geometry'
import { GridTile } from './grid-tile'
import { ListRow, type Shared } from './list-row'
import styles from './listing.module.css'
import { useDrawnRows } from './use-drawn-rows'

/** Items loaded ahead of the visible ones, on both sides. */
const ahead = 100
/**
 * Scroll speed (items per ms) above which nothing is loaded, because the user is heading elsewhere; and how long
 * scrolling must pause to count as arrived (ms).
 */
const fastest = 1
const arriveMs = 90

type Props = {
  list: FolderList
  total: number
  geometry: Geometry
  selection: Selection
  activeIndex: number | undefined
  cut: ReadonlySet<string>
  renaming: Renaming | undefined
  shared: Shared
  /** Overlays the rows. */
  children: ReactNode
}

/** Space below the last row (px): on narrow screens a floating button covers it. */
const foot = { narrow: 80, wide: 16 }

/** The visible rows. Nothing else of the screen renders while they scroll. */
export function Rows({ list, total, geometry, selection, activeIndex, cut, renaming, shared, children }: Props) {
  // The scroll container is the parent of this element: the parent's own ref is not set yet when effects of its
  // children run.
  const container = useRef<HTMLDivElement>(null)
  const version = useSyncExternalStore(list.subscribe, list.version, list.version)
  const rows = rowsOf(geometry, total)
  const height = rowHeight(geometry)
  const isList = geometry.layout === 'list'
  const { first, count, capacity, order } = useDrawnRows({
    container,
    rows,
    height,
    above: geometry.top + geometry.pad,
    beyond: isList ? 6 : 2,
    step: isList ? 4 : 1,
  })

  const from = first * geometry.columns
  const to = Math.min(total, (first + count) * geometry.columns) - 1
  const last = useRef({ at: 0, from: 0 })
  useEffect(() => {
    if (to < from) return
    const now = performance.now()
    const isPassing = Math.abs(from - last.current.from) > fastest * (now - last.current.at)
    last.current = { at: now, from }
    const read = () => list.ensure(Math.max(0, from - ahead), Math.min(total - 1, to + ahead))
    if (!isPassing || (list.at(from) && list.at(to))) return read()
    const timer = setTimeout(read, arriveMs)
    return () => clearTimeout(timer)
  }, [list, from, to, total, version])

  const isActiveDrawn = activeIndex !== undefined && activeIndex >= from && activeIndex <= to
  useLayoutEffect(() => {
    const scroller = container.current?.parentElement
    if (isActiveDrawn) scroller?.setAttribute('aria-activedescendant', shared.idPrefix + activeIndex)
    else scroller?.removeAttribute('aria-activedescendant')
  }, [isActiveDrawn, activeIndex, shared.idPrefix])

  const one = (index: number) => {
    const item = list.at(index)
    return {
      index,
      item,
      shared,
      isChosen: item !== undefined && isChosen(selection, item._id),
      isActive: index === activeIndex,
      isCut: item !== undefined && cut.has(item._id),
      renaming: item !== undefined && item._id === renaming?.id ? renaming : undefined,
    }
  }
  const draw = (row: number) => {
    if (row >= rows) return null
    // Not positioned by transform: each row would become a candidate for a compositing layer, which the browser
    // evaluates on every frame.
    const top = geometry.pad + row * height
    // An element is reused for another row when its own leaves the viewport.
    const key = row % capacity
    if (isList)
      return (
        <div key={key} role="presentation" className={styles.line} style={{ top }}>
          <ListRow {...one(row)} />
        </div>
      )
    const start = row * geometry.columns
    return (
      <div key={key} role="row" aria-rowindex={row + 1} className={styles.tiles} style={{ top }}>
        {Array.from({ length: Math.min(geometry.columns, total - start) }, (_, column) => (
          <GridTile key={column} {...one(start + column)} />
        ))}
      </div>
    )
  }
  return (
    <div
      ref={container}
      role="presentation"
      className={styles.room}
      style={{ height: 2 * geometry.pad + rows * height + (shared.isNarrow ? foot.narrow : foot.wide) }}
    >
      {order.map(draw)}
      {children}
    </div>
  )
}
