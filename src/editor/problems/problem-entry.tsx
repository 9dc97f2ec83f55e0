import { IconAlertCircle, IconAlertTriangle, IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { type PageProblem, problemKey } from '../document/problems/problem'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { ActionButton } from '../ui/action-button'
import { jumpToProblem } from './jump-to-problem'
import { problemPlaces } from './problem-places'
import styles from './problems.module.css'

const messages = {
  error: { en: 'Error', th: 'ข้อผิดพลาด' },
  warning: { en: 'Warning', th: 'คำเตือน' },
  many: { en: '{text} In {count} places.', th: '{text} รวม {count} จุด' },
  fixed: { en: 'Done: {what}.', th: 'แก้ไขแล้ว: {what}' },
}

type Props = {
  problems: readonly PageProblem[]
  /** Location of each problem, distinct among all that are listed. */
  places?: ReadonlyMap<PageProblem, string>
  /** Called on a jump to a problem. */
  onJump?: () => void
  /** The location is clear from the context. */
  isAlone?: boolean
}

/** List entries of problems: what and where, a button to jump there, and a fix. */
export function ProblemEntries({ problems, places, onJump, isAlone = false }: Props): ReactNode {
  const t = useT()
  const { store } = useBuilder()
  const locale = useUi((state) => state.locale)
  const placeByProblem = places ?? problemPlaces(problems, { store, t, locale, isAlone })
  return problems.map((problem) => (
    <ProblemEntry
      key={problemKey(problem)}
      problem={problem}
      place={placeByProblem.get(problem) ?? ''}
      onJump={onJump}
    />
  ))
}

function ProblemEntry({
  problem,
  place,
  onJump,
}: {
  problem: PageProblem
  place: string
  onJump: (() => void) | undefined
}): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const { level, fix } = problem
  return (
    <li className={styles.entry} data-level={level}>
      <ProblemButton
        problem={problem}
        place={place}
        onPress={() => {
          onJump?.()
          jumpToProblem(builder, problem)
        }}
      />
      {fix && (
        <div className={styles.fix}>
          <ActionButton
            isSmall
            variant="light"
            onClick={() => {
              if (builder.edit(fix.label, fix.run)) builder.offerUndo(t(messages.fixed, { what: t(fix.label) }))
            }}
          >
            <IconWand size={13} aria-hidden />
            {t(fix.label)}
          </ActionButton>
        </div>
      )}
    </li>
  )
}

/** A problem and its location; a press jumps there. */
export function ProblemButton({
  problem: { level, words: message, count },
  place,
  onPress,
}: {
  problem: Pick<PageProblem, 'level' | 'words' | 'count'>
  place: string
  onPress: () => void
}): ReactNode {
  const t = useT()
  const IconOf = level === 'error' ? IconAlertCircle : IconAlertTriangle
  return (
    <button type="button" className={styles.jump} onClick={onPress}>
      <IconOf size={15} role="img" aria-label={t(messages[level])} />
      <span>
        {place && <strong>{place}</strong>}
        {count === undefined ? t(message) : t(messages.many, { text: t(message), count })}
      </span>
    </button>
  )
}
