import { Alert } from '@mantine/core'
import { useT } from '@kit/t'
import type { PageProblem } from '../document/problems/problem'
import { ProblemEntries } from '../problems/problem-entry'
import styles from './publish.module.css'

const messages = {
  title: { en: 'This page has errors, so it cannot be published yet.', th: 'หน้านี้ยังมีข้อผิดพลาด จึงยังเผยแพร่ไม่ได้' },
}

/** Errors of the open page, each with a button to jump there; warnings do not block publishing. */
export function OwnErrors({ errors, onLeave }: { errors: readonly PageProblem[]; onLeave: () => void }) {
  const t = useT()
  return (
    <Alert color="red" role="alert" title={t(messages.title)}>
      <ul className={styles.errors}>
        <ProblemEntries problems={errors} onJump={onLeave} />
      </ul>
    </Alert>
  )
}
