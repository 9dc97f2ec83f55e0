import { useT } from '@kit/t'
import { lazyPart } from '../ui/lazy-part'
import { useNodeProblems } from '../state/problem-store'
import styles from './problems.module.css'

// Loaded lazily, since most parts have no problems.
const OwnProblems = lazyPart(async () => (await import('./own-problems')).OwnProblems)

const heading = { en: 'Problems in this part', th: 'ปัญหาของส่วนนี้' }

/** Problems of the selected part, above its settings. An invalid value is reported at its field only. */
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
