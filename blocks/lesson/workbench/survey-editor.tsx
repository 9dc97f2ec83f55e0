import { call as editCall } from '@client/learning/calls/survey/edit'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useCall } from '@kit/use-call'
import { SurveyForm } from './survey-form'
import { SurveyResults } from './survey-results'
import styles from './view.module.css'

/** Questions of a part that is a survey, and what people answered. */
export function SurveyEditor({ item }: { item: string }) {
  const query = useCall(editCall, { item }, { staleTime: Number.POSITIVE_INFINITY })
  if (query.error) return <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
  return (
    <div className={styles.form} aria-busy={query.isPending || undefined}>
      {query.data && (
        <>
          <SurveyForm key={query.data.version} survey={query.data} onSaved={() => void query.refetch()} />
          {query.data.version > 0 && <SurveyResults item={item} />}
        </>
      )}
    </div>
  )
}
