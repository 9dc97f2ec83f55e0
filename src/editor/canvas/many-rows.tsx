import {
  type CSSProperties,
  memo,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { whenIdle } from '@kit/when-idle'
import { FoldsContext } from './folds-here'
import type { RowFolds } from './row-folds'
import { groupRows, type RowGroup } from './row-groups'

/** Number of rows drawn at once. */
const firstRows = 12
/** Longest wait (ms) for the next rows, however busy the page is. */
const idleTimeoutMs = 500
/** Longest time (ms) that drawing more rows may block a key or the pointer. */
const sliceMs = 12

type Draw = (id: string) => ReactNode
type Props = { ids: readonly string[]; draw: Draw }

/**
 * Draws the first rows at once and the others when the browser is idle, so that a page of thousands can be worked on
 * before its end is drawn. Not as transitions: those would run before deferred work such as the selection's settings.
 * On a very long page, groups far from the window are folded.
 */
export function ManyRows({ ids, draw }: Props): ReactNode {
  const folds = useContext(FoldsContext)
  const groups = useRowGroups(ids)
  const first = groups[0]?.ids.length ?? 0
  const count = useGrowingCount(folds ? first : ids.length)
  // Rows ask during rendering which groups are folded.
  folds?.setGroups(groups, count >= first)
  if (!folds) return partsOf(groups, count).map(({ key, ids: shown }) => <Group key={key} ids={shown} draw={draw} />)
  return groups.map((group, at) => (
    <FoldedGroup
      key={group.key}
      name={group.key}
      folds={folds}
      ids={at === 0 && count < first ? group.ids.slice(0, count) : group.ids}
      draw={draw}
    />
  ))
}

/** Grows from the first rows to all, as fast as they can be drawn. */
function useGrowingCount(all: number): number {
  const [count, setCount] = useState(firstRows)
  const pace = useRef({ rows: firstRows, began: 0 })
  const isAll = count >= all
  useEffect(() => {
    const { rows, began } = pace.current
    // Batch size estimated from the time the last rows took.
    if (began)
      pace.current = {
        rows: Math.max(5, Math.min(300, Math.round((rows * sliceMs) / Math.max(1, performance.now() - began)))),
        began: 0,
      }
    if (isAll) return
    return whenIdle(() => {
      pace.current.began = performance.now()
      setCount(count + pace.current.rows)
    }, idleTimeoutMs)
  }, [count, isAll])
  return count
}

/** The groups that contain the first `count` rows; the last group may be partial. */
function partsOf(groups: readonly RowGroup[], count: number): RowGroup[] {
  const parts: RowGroup[] = []
  let left = count
  for (const group of groups) {
    if (left <= 0) break
    parts.push(group.ids.length <= left ? group : { ...group, ids: group.ids.slice(0, left) })
    left -= group.ids.length
  }
  return parts
}

function useRowGroups(ids: readonly string[]): readonly RowGroup[] {
  const [last, setLast] = useState(() => ({ ids, groups: groupRows(ids) }))
  if (last.ids === ids) return last.groups
  const next = { ids, groups: groupRows(ids, last.groups) }
  setLast(next)
  return next.groups
}

/**
 * Rows are grouped so that on a page of thousands React and the browser walk the groups, and only the rows of the group
 * that changes.
 */
const Group = memo(function Group({ ids, draw }: Props) {
  return (
    <div className="canvas-rows" style={{ '--rows': ids.length } as CSSProperties}>
      {ids.map(draw)}
    </div>
  )
})

/** A group whose rows are drawn while it is near the window; otherwise an empty element keeps its height. */
const FoldedGroup = memo(function FoldedGroup({ ids, draw, name, folds }: Props & { name: string; folds: RowFolds }) {
  const listen = useCallback((listener: () => void) => folds.listen(name, listener), [folds, name])
  const isDrawn = useSyncExternalStore(listen, () => folds.isDrawn(name))
  return (
    <div className="canvas-rows" data-group={name} style={{ '--rows': ids.length } as CSSProperties}>
      {isDrawn && ids.map(draw)}
    </div>
  )
})
