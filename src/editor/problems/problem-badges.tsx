import { useT } from '@kit/t'
import { usePlacedMarks } from '../canvas/use-placed-marks'
import { nodeName } from '../document/name-node'
import type { PageProblem } from '../document/problems/problem'
import { useIsDragging } from '../drag/use-is-dragging'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { jumpToProblem } from './jump-to-problem'
import { countErrors, useProblems } from '../state/problem-store'
import styles from './problems.module.css'

const messages = { here: { en: '{what}: problems {count}', th: '{what}: ปัญหา {count} รายการ' } }

/** Badges on the canvas at blocks with problems. Keyboard users have the list of problems. */
export function ProblemBadges() {
  const t = useT()
  const builder = useBuilder()
  const byNode = useProblems((state) => state.byNode)
  const isWriting = useUi((state) => state.writing !== null)
  const isDragging = useIsDragging()
  const placed = usePlacedMarks(byNode)

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
            title={summarize(problems, t)}
            aria-label={t(messages.here, { what: t(nodeName(builder.store.get(id))), count: problems.length })}
            onClick={() => jumpToProblem(builder, first)}
          >
            {problems.length}
          </button>
        )
      })}
    </div>
  )
}

const summarize = (problems: readonly PageProblem[], t: ReturnType<typeof useT>) =>
  problems
    .slice(0, 5)
    .map((problem) => t(problem.words))
    .join('\n')
