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
import { whenIdle } from '../ui/when-idle'
import { FoldsContext } from './folds-here'
import type { RowFolds } from './row-folds'
import { groupRows, type RowGroup } from './row-groups'

/** So many rows stand at once. */
const firstRows = 12
/** More of them come at the latest after so long (ms), however busy the page is. */
const idleTimeoutMs = 500
/** So long (ms) may the drawing of more of them keep a key or the pointer waiting. */
const sliceMs = 12

type Draw = (id: string) => ReactNode
type Props = { ids: readonly string[]; draw: Draw }

/**
 * The first rows at once and the others when the browser has nothing else to do: a page of thousands can be worked on before
 * its end is drawn. As transitions they would go before what is deferred, such as the settings of what was chosen. Of a very
 * long page the groups that are far from the window are folded.
 */
export function ManyRows({ ids, draw }: Props): ReactNode {
  const folds = useContext(FoldsContext)
  const groups = useRowGroups(ids)
  const first = groups[0]?.ids.length ?? 0
  const count = useGrowingCount(folds ? first : ids.length)
  // While they are drawn they ask which of them are folded.
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

/** Grows from the first rows to all, as fast as they are drawn. */
function useGrowingCount(all: number): number {
  const [count, setCount] = useState(firstRows)
  const pace = useRef({ rows: firstRows, began: 0 })
  const isAll = count >= all
  useEffect(() => {
    const { rows, began } = pace.current
    // As many as the last ones say can be drawn in the time.
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

/** The groups that the first so many rows stand in; of the last of them maybe a part. */
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

/** Rows stand in groups: of a page of thousands React and the browser then go through the groups, and through the rows of the one that changes. */
const Group = memo(function Group({ ids, draw }: Props) {
  return (
    <div className="canvas-rows" style={{ '--rows': ids.length } as CSSProperties}>
      {ids.map(draw)}
    </div>
  )
})

/** One that has its rows while it is near the window; the element stays, and is as high as it was. */
const FoldedGroup = memo(function FoldedGroup({ ids, draw, name, folds }: Props & { name: string; folds: RowFolds }) {
  const listen = useCallback((listener: () => void) => folds.listen(name, listener), [folds, name])
  const isDrawn = useSyncExternalStore(listen, () => folds.isDrawn(name))
  return (
    <div className="canvas-rows" data-group={name} style={{ '--rows': ids.length } as CSSProperties}>
      {isDrawn && ids.map(draw)}
    </div>
  )
})
