import { CertificateStatus } from '@areas/learning/ui/certificate-status'
import { certificatePath, enrolPath, lessonPath, playPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { ProgressBar } from '@areas/learning/ui/progress-bar'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, data }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const outcome = data?.mine
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(lessonTexts.missing)} />
  const { lesson, given, leastScore, monthsValid, enrolled, done, total, score, next, certificates } = outcome.value
  const percent = (share: number) => Math.round(share / 100)
  const needs = [
    { text: t(texts.parts, { done, total }), isMet: total > 0 && done === total },
    ...(leastScore === undefined
      ? []
      : [
          {
            text: [
              t(texts.score, { percent: percent(leastScore) }),
              ...(score === undefined ? [] : [t(texts.yourScore, { percent: percent(score) })]),
            ].join(' · '),
            isMet: score !== undefined && score >= leastScore,
          },
        ]),
  ]
  return (
    <section className={styles.mine} aria-labelledby={`${blockId}-title`}>
      <p>
        <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
      </p>
      <h1 id={`${blockId}-title`} className={styles.title}>
        {t(texts.title)}
      </h1>
      {certificates.map((certificate) => (
        <div key={certificate.code} className={styles.certificate}>
          <CertificateStatus status={certificate.status} />
          <p className={styles.name}>{certificate.name}</p>
          <p className={styles.soft}>
            {t(texts.issued, { date: formatDate(certificate.issuedAt, locale, { timeZone }) })}
          </p>
          <ButtonLink look="primary" icon="certificate" link={{ to: certificatePath(lesson.slug, certificate.code) }}>
            {t(texts.open)}
          </ButtonLink>
        </div>
      ))}
      {!given && certificates.length === 0 && <EmptyState icon="certificate" title={t(texts.notGiven)} />}
      {given && certificates.length === 0 && (
        <div className={styles.certificate}>
          <h2 className={styles.small}>{t(texts.needed)}</h2>
          {enrolled && total > 0 && <ProgressBar done={done} total={total} isQuiet />}
          <ul role="list" className={styles.needs}>
            {needs.map(({ text, isMet }) => (
              <li key={text}>
                <Icon name={isMet ? 'circle-check' : 'circle-plus'} /> {text}{' '}
                <span className="visually-hidden">({t(isMet ? texts.met : texts.missing)})</span>
              </li>
            ))}
          </ul>
          {monthsValid !== undefined && <p className={styles.soft}>{t(texts.months, { count: monthsValid })}</p>}
          {enrolled ? (
            next && (
              <ButtonLink look="primary" icon="player-play" link={{ to: playPath(lesson.slug, next.slug) }}>
                {t(lessonTexts.continue)}
              </ButtonLink>
            )
          ) : (
            <>
              <p>{t(texts.notEnrolled)}</p>
              <ButtonLink look="primary" link={{ to: enrolPath(lesson.slug) }}>
                {t(texts.join)}
              </ButtonLink>
            </>
          )}
        </div>
      )}
    </section>
  )
}
