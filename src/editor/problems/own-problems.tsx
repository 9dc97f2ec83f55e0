import { useState } from 'react'
import { useT } from '@kit/t'
import type { PageProblem } from '../document/problems/problem'
import { ActionButton } from '../ui/action-button'
import { ProblemEntries } from './problem-entry'

/** Problems shown per step: a table in one language may lack thousands of texts. */
const atOnce = 20

const more = { en: 'Show {count} more', th: 'แสดงอีก {count} รายการ' }

/** Problems of the selected part, errors first. */
export function OwnProblems({ problems }: { problems: readonly PageProblem[] }) {
  const t = useT()
  const [limit, setLimit] = useState(atOnce)
  const shown = [
    ...problems.filter(({ level }) => level === 'error'),
    ...problems.filter(({ level }) => level !== 'error'),
  ].slice(0, limit)
  return (
    <>
      <ProblemEntries problems={shown} isAlone />
      {problems.length > limit && (
        <li>
          <ActionButton isSmall variant="light" onClick={() => setLimit(limit + atOnce)}>
            {t(more, { count: Math.min(atOnce, problems.length - limit) })}
          </ActionButton>
        </li>
      )}
    </>
  )
}
