import { call as reviewCall } from '@client/learning/calls/exam/review'
import type { OutputOf } from '@schemas/call'
import type { call as reviewContract } from '@schemas/learning/calls/exam/review'
import { pointMillionths } from '@schemas/learning/entities/points'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { texts } from './texts'
import styles from './view.module.css'

type Reviewed = OutputOf<typeof reviewContract>['questions'][number]

/** The answers of an attempt that is over, with what policy opens. */
export function Review({ attempt }: { attempt: string }) {
  const query = useCall(reviewCall, { attempt })
  if (query.error) return <LoadProblem message={query.error.message} onRetry={() => void query.refetch()} />
  return (
    <ol role="list" className={styles.review} aria-busy={query.isPending || undefined}>
      {query.data?.questions.map((question, at) => (
        <ReviewedQuestion key={question.id} question={question} no={at + 1} />
      ))}
    </ol>
  )
}

function ReviewedQuestion({ question, no }: { question: Reviewed; no: number }) {
  const t = useT()
  const locale = useLocale()
  const { text, choices, answer, mark, points, right, explanation } = question
  const textOf = (id: string) => choices.find((choice) => choice.id === id)?.text ?? ''
  const chosen = answer ? [...answer.choices.map(textOf), answer.text].filter(Boolean) : []
  const rightTexts = right ? [...right.choices.map(textOf), ...right.texts] : []
  const number = (value: number) =>
    formatNumber(value / pointMillionths, locale, { decimals: value % pointMillionths === 0 ? 0 : 2 })
  return (
    <li className={styles.question}>
      <p className={styles.meta}>
        <span>{t(texts.question, { no })}</span>
        {mark !== undefined && (
          <span data-full={mark === points ? '' : undefined}>
            <Icon name={mark === points ? 'circle-check' : 'alert-circle'} />{' '}
            {t(texts.mark, { mark: number(mark), points: number(points) })}
          </span>
        )}
      </p>
      <p className={styles.text}>{text}</p>
      <p>
        {t(texts.yourAnswer)}: {chosen.length > 0 ? chosen.join(', ') : t(texts.none)}
      </p>
      {right && (
        <p>
          {t(texts.rightAnswer)}: {rightTexts.join(', ')}
        </p>
      )}
      {explanation && <p className={styles.explanation}>{explanation}</p>}
    </li>
  )
}
