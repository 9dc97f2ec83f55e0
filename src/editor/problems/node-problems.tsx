import { useT } from '@kit/t'
import { lazyPart } from '../ui/lazy-part'
import { useNodeProblems } from './problem-store'
import styles from './problems.module.css'

// Most parts have none.
const OwnProblems = lazyPart(async () => (await import('./own-problems')).OwnProblems)

const heading = { en: 'Problems of this part', th: 'ปัญหาของส่วนนี้' }

/** What is wrong with the chosen part, above its settings; an invalid value is said at its field alone. */
export function NodeProblems({ id }: { id: string }) {
  const t = useT()
  const problems = useNodeProblems(id).filter(({ kind, path }) => kind !== 'invalid' || path?.[0] !== 'props')
  if (problems.length === 0) return null
  return (
    <ul className={styles.own} aria-label={t(heading)}>
      <OwnProblems key={id} problems={problems} />
    </ul>
  )
}
