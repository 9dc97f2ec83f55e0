import { IconAlertCircle, IconAlertTriangle, IconWand } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { nodeName } from '../document/name-node'
import type { PageProblem } from '../document/problems/problem'
import { labelOf } from '../inspector/words/field-words'
import '../inspector/words/more-labels'
import { type Builder, useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { jumpToProblem } from './jump-to-problem'
import styles from './problems.module.css'

const words = {
  error: { en: 'Error', th: 'ข้อผิดพลาด' },
  warning: { en: 'Warning', th: 'คำเตือน' },
  fixed: { en: 'Done: {what}.', th: 'เรียบร้อย: {what}' },
}

type Props = { problem: PageProblem; /** Told when the person is led to it. */ onJump?: () => void; /** The place is known where it is shown. */ isAlone?: boolean }

/** One problem: what it is and where, the way to it, and its fix. */
export function ProblemEntry({ problem, onJump, isAlone = false }: Props): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const { level, fix } = problem
  const place = isAlone ? fieldName(builder, problem, t) : placeOf(builder, problem, t)
  const IconOf = level === 'error' ? IconAlertCircle : IconAlertTriangle
  return (
    <li className={styles.entry} data-level={level}>
      <button
        type="button"
        className={styles.jump}
        onClick={() => {
          onJump?.()
          jumpToProblem(builder, problem)
        }}
      >
        <IconOf size={15} role="img" aria-label={t(words[level])} />
        <span>
          {place && <strong>{place}</strong>}
          {t(problem.words)}
        </span>
      </button>
      {fix && (
        <div className={styles.fix}>
          <ActionButton
            isSmall
            look="light"
            onClick={() => {
              if (builder.edit(fix.label, fix.run)) builder.offerUndo(t(words.fixed, { what: t(fix.label) }))
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

type T = ReturnType<typeof useT>

function placeOf(builder: Pick<Builder, 'store'>, problem: PageProblem, t: T): string {
  const node = problem.node === undefined ? undefined : builder.store.get(problem.node)
  return [node && t(nodeName(node)), fieldName(builder, problem, t)].filter(Boolean).join(' · ')
}

/** What the field is called that the problem stands in. */
function fieldName({ store }: Pick<Builder, 'store'>, { node: id, path = [] }: PageProblem, t: T): string {
  // What is wrong with the look says of itself in which part of it.
  if (path.length === 1 && path[0] === 'style') return ''
  const node = id === undefined ? undefined : store.get(id)
  const own = path.filter((part) => part !== 'th' && part !== 'en' && part !== 'to' && part !== 'alt')
  // Below a rich text's own tree nothing has a name.
  const end = own.indexOf('content')
  const named = end < 0 ? own : own.slice(0, end)
  if (named.length === 0) return ''
  const label = t(labelOf(node?.kind === 'block' ? node.fields.type : '', named[0] === 'props' ? named.slice(1) : named))
  // Of several entries each has its number, as the list in the settings has them one below the other.
  const index = named.findLast((part) => typeof part === 'number')
  return index === undefined ? label : `${label} ${index + 1}`
}
