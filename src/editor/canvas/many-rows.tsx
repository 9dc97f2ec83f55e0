import { type CSSProperties, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../ui/when-idle'
import { groupRows, type RowGroup } from './row-groups'

/** So many rows stand at once. */
const firstRows = 12
/** More of them come at the latest after so long (ms), however busy the page is. */
const patienceMs = 500
/** So long (ms) may the drawing of more of them keep a key or the pointer waiting. */
const sliceMs = 12

type Props = { ids: readonly string[]; draw: (id: string) => ReactNode }

/**
 * The first rows at once and the others when the browser has nothing else to do: a page of thousands can be worked on before
 * its end is drawn. As transitions they would go before what is deferred, such as the settings of what was chosen.
 */
export function ManyRows({ ids, draw }: Props): ReactNode {
  const [count, setCount] = useState(firstRows)
  const pace = useRef({ rows: firstRows, began: 0 })
  const isAll = count >= ids.length
  useEffect(() => {
    const { rows, began } = pace.current
    // As many as the last ones say can be drawn in the time.
    if (began) pace.current = { rows: Math.max(5, Math.min(300, Math.round((rows * sliceMs) / Math.max(1, performance.now() - began)))), began: 0 }
    if (isAll) return
    return whenIdle(() => {
      pace.current.began = performance.now()
      setCount(count + pace.current.rows)
    }, patienceMs)
  }, [count, isAll])
  return partsOf(useRowGroups(ids), count).map(({ key, ids: shown }) => <Group key={key} ids={shown} draw={draw} />)
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
