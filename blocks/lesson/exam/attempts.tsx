import { useState } from 'react'
import type { ShownAttempt } from '@schemas/learning/entities/exam'
import { useLocale, useSpace } from '@kit/boot'
import { formatDateTime, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { Review } from './review'
import { texts } from './texts'
import styles from './view.module.css'

/** Attempts that are over, each with its result and, by policy, its answers. */
export function Attempts({ attempts }: { attempts: readonly ShownAttempt[] }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const [open, setOpen] = useState<string>()
  const over = attempts.filter(({ status }) => status !== 'in_progress')
  if (over.length === 0) return null
  return (
    <section aria-label={t(texts.attempts)} className={styles.attempts}>
      <h2 className={styles.small}>{t(texts.attempts)}</h2>
      <ol role="list">
        {over.map(({ id, no, status, submittedAt, share, passed }) => (
          <li key={id} className={styles.attempt}>
            <div className={styles.line}>
              <span>
                {t(texts.attempt, { no })}
                {submittedAt && (
                  <span className={styles.note}>
                    {' '}
                    {status === 'abandoned'
                      ? t(texts.abandoned)
                      : t(texts.handedIn, { time: formatDateTime(submittedAt, locale, { timeZone }) })}
                  </span>
                )}
              </span>
              {share === undefined ? (
                <span className={styles.note}>{status === 'abandoned' ? '' : t(texts.hiddenScore)}</span>
              ) : (
                <span className={styles.result}>
                  <strong>{t(texts.score, { percent: formatNumber(Math.round(share / 100), locale) })}</strong>
                  <Badge tone={passed ? 'success' : 'neutral'}>{t(passed ? texts.passed : texts.notPassed)}</Badge>
                </span>
              )}
              {share !== undefined && (
                <Button
                  look="quiet"
                  size="s"
                  aria-expanded={open === id}
                  onClick={() => setOpen(open === id ? undefined : id)}
                >
                  {t(open === id ? texts.closeReview : texts.review)}
                </Button>
              )}
            </div>
            {open === id && <Review attempt={id} />}
          </li>
        ))}
      </ol>
    </section>
  )
}
