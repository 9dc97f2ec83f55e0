import { ShownPrice } from '@areas/commerce/public'
import { lessonPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { LoadProblem } from '@areas/learning/ui/load-problem'
import { MyState } from '@areas/learning/ui/my-state'
import { usePage, useSession } from '@kit/boot'
import { Link } from '@kit/link'
import { Stepper, type Step } from '@kit/stepper/stepper'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { EnrolForm } from './enrol-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, terms, data }: Props) {
  const t = useT()
  const page = usePage()
  const session = useSession()
  const outcome = data?.lesson
  if (!outcome?.ok) return <LoadProblem message={outcome ? outcome.error.message : t(lessonTexts.missing)} />
  const { lesson } = outcome.value
  const { mine, price, rounds, accessDays, status, prerequisites } = lesson
  const isGuest = session.role === 'guest'
  const hasIt = mine && (mine.status === 'active' || mine.status === 'completed' || mine.status === 'pending_payment')
  const missing = prerequisites.filter(({ done }) => !done)
  const isPaying = mine?.status === 'pending_payment'
  const stepOf = (id: string, label: string, state: Step['state']): Step => ({ id, label, state })
  const steps = [
    ...(rounds.length > 0 ? [stepOf('round', t(texts.round), hasIt ? 'done' : isGuest ? 'next' : 'current')] : []),
    stepOf('account', t(texts.account), isGuest ? 'current' : 'done'),
    stepOf('name', t(texts.name), hasIt ? 'done' : isGuest || rounds.length > 0 ? 'next' : 'current'),
    stepOf('join', t(price ? texts.pay : texts.join), isPaying ? 'current' : hasIt ? 'done' : 'next'),
  ]
  return (
    <section className={styles.enrol} aria-labelledby={`${blockId}-title`}>
      <p>
        <Link link={{ to: lessonPath(lesson.slug) }}>{lesson.title}</Link>
      </p>
      <h1 id={`${blockId}-title`} className={styles.title}>
        {t(texts.title, { lesson: lesson.title })}
      </h1>
      <Stepper steps={steps} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {hasIt ? (
            <MyState mine={mine} slug={lesson.slug} />
          ) : status !== 'published' ? (
            <EmptyState icon="school" title={t(texts.notOpen)} />
          ) : missing.length > 0 ? (
            <EmptyState icon="lock" title={t(texts.first)}>
              {missing.map(({ slug, title }) => (
                <p key={slug}>
                  <Link link={{ to: lessonPath(slug) }}>{title}</Link>
                </p>
              ))}
            </EmptyState>
          ) : isGuest ? (
            <div className={styles.account}>
              <p>{t(texts.accountHint)}</p>
              <div className={styles.ways}>
                <ButtonLink
                  look="primary"
                  icon="login"
                  link={{ to: `/user/login?to=${encodeURIComponent(page?.path ?? '')}` }}
                >
                  {t(texts.signIn)}
                </ButtonLink>
                <ButtonLink look="secondary" link={{ to: '/user/register' }}>
                  {t(texts.register)}
                </ButtonLink>
              </div>
            </div>
          ) : (
            <EnrolForm lesson={lesson} terms={terms} person={session} />
          )}
        </div>
        <aside className={styles.facts} aria-label={t(texts.facts)}>
          {price ? <ShownPrice price={price} size="l" /> : <p className={styles.free}>{t(lessonTexts.free)}</p>}
          <ul>
            <li>{accessDays === undefined ? t(texts.forever) : t(texts.days, { count: accessDays })}</li>
            {lesson.presence === 'strict' && <li>{t(texts.strict)}</li>}
            {lesson.sequential && <li>{t(texts.sequential)}</li>}
            {price && <li>{t(texts.refund)}</li>}
          </ul>
        </aside>
      </div>
    </section>
  )
}
