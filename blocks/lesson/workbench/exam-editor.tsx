import { call as editCall } from '@client/learning/calls/exam/edit'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useCall } from '@kit/use-call'
import { ExamForm } from './exam-form'
import styles from './view.module.css'

/** Questions and settings of a part that is an exam. */
export function ExamEditor({ item }: { item: string }) {
  const query = useCall(editCall, { item }, { staleTime: Number.POSITIVE_INFINITY })
  if (query.error) return <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
  return (
    <div className={styles.form} aria-busy={query.isPending || undefined}>
      {query.data && <ExamForm key={query.data.version} exam={query.data} onSaved={() => void query.refetch()} />}
    </div>
  )
}
