import type { MyState as State } from '@schemas/learning/entities/lesson'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { enrolPath, orderPath, playPath } from './lesson-paths'
import { lessonTexts as texts } from './lesson-texts'
import { ProgressBar } from './progress-bar'
import styles from './my-state.module.css'

const tones = {
  pending_payment: 'warning',
  active: 'info',
  completed: 'success',
  expired: 'neutral',
  revoked: 'neutral',
} as const

/** What a learner has of a lesson, with the one thing to do next. */
export function MyState({ mine, slug, full = false }: { mine: State; slug: string; full?: boolean }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { status, done, total, next, until, completedAt, round } = mine
  const isOpen = status === 'active' || status === 'completed'
  return (
    <div className={styles.state}>
      <div className={styles.marks}>
        <Badge tone={tones[status]}>{t(texts.statuses[status])}</Badge>
        {round && <span className={styles.note}>{round}</span>}
      </div>
      {status !== 'pending_payment' && total > 0 && <ProgressBar done={done} total={total} />}
      {isOpen && next && (
        <ButtonLink look="primary" icon="player-play" full={full} link={{ to: playPath(slug, next.slug) }}>
          {t(status === 'completed' ? texts.review : done > 0 ? texts.continue : texts.begin)}
        </ButtonLink>
      )}
      {isOpen && next && status === 'active' && (
        <p className={styles.note}>{t(messages.next, { title: next.title })}</p>
      )}
      {status === 'pending_payment' && mine.order && (
        <ButtonLink look="primary" full={full} link={{ to: orderPath(mine.order) }}>
          {t(texts.pay)}
        </ButtonLink>
      )}
      {(status === 'expired' || status === 'revoked') && (
        <ButtonLink look="primary" full={full} link={{ to: enrolPath(slug) }}>
          {t(texts.renew)}
        </ButtonLink>
      )}
      {isOpen && until && (
        <p className={styles.note}>{t(messages.until, { date: formatDate(until, locale, { timeZone }) })}</p>
      )}
      {completedAt && (
        <p className={styles.note}>{t(messages.completed, { date: formatDate(completedAt, locale, { timeZone }) })}</p>
      )}
    </div>
  )
}

const messages = {
  next: { en: 'Next: {title}', th: 'ถัดไป: {title}' },
  until: { en: 'Access until {date}', th: 'เรียนได้ถึง {date}' },
  completed: { en: 'Completed on {date}', th: 'เรียนจบเมื่อ {date}' },
}
