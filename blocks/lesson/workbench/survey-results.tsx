import { call as resultsCall } from '@client/learning/calls/survey/results'
import { fewestAnswers, type SurveyResult } from '@schemas/learning/entities/survey'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { surveyTexts as texts } from './survey-texts'
import styles from './view.module.css'

/** What people answered, counted by question. */
export function SurveyResults({ item }: { item: string }) {
  const t = useT()
  const query = useCall(resultsCall, { item })
  if (query.error) return <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
  if (!query.data) return <div aria-busy />
  const { anonymous, answered, shown, questions } = query.data
  const note =
    answered === 0
      ? t(texts.none)
      : anonymous && answered < fewestAnswers
        ? t(texts.few, { answered })
        : t(texts.shown, { shown, answered })
  return (
    <section aria-label={t(texts.results)} className={styles.results}>
      <h4>{t(texts.results)}</h4>
      <p className={styles.soft}>{note}</p>
      {shown > 0 && questions.map((question, at) => <QuestionResult key={question.id} no={at + 1} result={question} />)}
    </section>
  )
}

function QuestionResult({ no, result }: { no: number; result: SurveyResult }) {
  const t = useT()
  const locale = useLocale()
  const { kind, text, answers, choices, mean, texts: responses } = result
  return (
    <div className={styles.result}>
      <p>
        <strong>
          {t(texts.question, { no })} {text}
        </strong>{' '}
        <span className={styles.soft}>
          {t(texts.answered, { count: answers })}
          {mean !== undefined && ` · ${t(texts.mean, { mean: formatNumber(mean / 100, locale) })}`}
        </span>
      </p>
      {kind === 'text' ? (
        <ul className={styles.texts}>
          {responses.length === 0 && <li>{t(texts.noTexts)}</li>}
          {responses.map((each, at) => (
            <li key={at}>
              {each.text}
              {each.name && <span className={styles.soft}> – {each.name}</span>}
            </li>
          ))}
        </ul>
      ) : (
        <ul role="list" className={styles.counts}>
          {choices.map((choice) => (
            <li key={choice.id}>
              <span>{choice.text}</span>
              <meter
                min={0}
                max={Math.max(1, answers)}
                value={choice.count}
                aria-label={`${choice.text}: ${choice.count}`}
              />
              <span>{choice.count}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
