import { useLayoutEffect, useState } from 'react'
import { useT } from '@kit/t'
import { boxOf } from '../canvas/hit'
import { rowsWithin } from '../canvas/rows-in-sight'
import { fromCanvas, onStage, stage, stageDocument } from '../canvas/stage'
import { nodeName } from '../document/name-node'
import type { PageProblem } from '../document/problems/problem'
import { useIsDragging } from '../drag/use-is-dragging'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { jumpToProblem } from './jump-to-problem'
import { countErrors, useProblems } from './problem-store'
import styles from './problems.module.css'

const words = { here: { en: '{what}: problems {count}', th: '{what}: ปัญหา {count}' } }

/** More blocks than this of the rows that are seen get no mark: they would cover the page. */
const mostNodes = 400

type Placed = { id: string; right: number; top: number }

/** A mark on the canvas at each block that something is wrong with. The keyboard has the list of problems for it. */
export function ProblemBadges() {
  const t = useT()
  const builder = useBuilder()
  const byNode = useProblems((state) => state.byNode)
  const isWriting = useUi((state) => state.writing !== null)
  const isDragging = useIsDragging()
  const [placed, setPlaced] = useState<readonly Placed[]>([])

  useLayoutEffect(() => {
    let frame = 0
    const place = () => {
      frame = 0
      setPlaced((before) => {
        const next = placesOf(byNode)
        // Whatever moves the page asks for this; mostly nothing is wrong in sight.
        return before.length === 0 && next.length === 0 ? before : next
      })
    }
    const plan = () => (frame ||= requestAnimationFrame(place))
    plan()
    const end = onStage(plan)
    return () => {
      cancelAnimationFrame(frame)
      end()
    }
  }, [byNode])

  if (isWriting || isDragging) return null
  return (
    <div className={styles.badges} data-surface="badges">
      {placed.map(({ id, right, top }) => {
        const problems = byNode.get(id)
        const [first] = problems ?? []
        if (!problems || !first) return null
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className={styles.badge}
            data-level={countErrors(problems) > 0 ? 'error' : 'warning'}
            style={{ transform: `translate(${right - 24}px, ${top + 4}px)` }}
            title={said(problems, t)}
            aria-label={t(words.here, { what: t(nodeName(builder.store.get(id))), count: problems.length })}
            onClick={() => jumpToProblem(builder, first)}
          >
            {problems.length}
          </button>
        )
      })}
    </div>
  )
}

const said = (problems: readonly PageProblem[], t: ReturnType<typeof useT>) => problems.slice(0, 5).map((problem) => t(problem.words)).join('\n')

/** Those that are in the canvas' window, by their upper right corner: looked for in the rows that are, so that a long page costs what is seen of it. */
function placesOf(byNode: ReadonlyMap<string, unknown>): Placed[] {
  const [page, current] = [stageDocument()?.getElementById('canvas-page'), stage()]
  const found: Placed[] = []
  if (!page || !current || byNode.size === 0) return found
  const height = current.frame.clientHeight
  let looked = 0
  const look = (element: Element) => {
    const id = element.getAttribute('data-node')
    if (id === null || !byNode.has(id) || ++looked > mostNodes) return
    const box = boxOf(element)
    if (box.bottom < 0 || box.top > height || box.right <= box.left) return
    const { right, top } = fromCanvas(box)
    found.push({ id, right, top: Math.max(0, top) })
  }
  for (const row of rowsWithin(page, height, 0)) {
    look(row)
    for (const element of row.querySelectorAll('[data-node]')) look(element)
  }
  return found
}
