import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import type { call as plansCall } from '@schemas/commerce/calls/billing/plans'
import { call as subscribe } from '@client/commerce/calls/billing/subscribe'
import { useLocale, useSession } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht } from '@kit/format'
import { useIsMounted } from '@kit/mounted'
import { navigateTo } from '@kit/navigate'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Checkbox } from '@kit/ui/checkbox'
import { EmptyState } from '@kit/ui/empty-state'
import { FieldError } from '@kit/ui/field'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Plan = OutputOf<typeof plansCall>['plans'][number]

const periodOf = ({ periodCount, periodUnit }: Plan) =>
  periodUnit === 'month'
    ? periodCount === 1
      ? texts.month
      : texts.months
    : periodCount === 1
      ? texts.year
      : texts.years

export function View({ blockId, eyebrow, title, intro, align, plans: codes, subscribePage, data }: Props) {
  const t = useT()
  const outcome = data?.plans
  const all = outcome?.ok ? outcome.value.plans : []
  const plans = codes.length === 0 ? all : codes.flatMap((code) => all.find((plan) => plan.code === code) ?? [])
  return (
    <section className={styles.picker} aria-labelledby={title ? `${blockId}-title` : undefined}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={`${blockId}-title`} />
      {plans.length === 0 ? (
        <EmptyState icon="calendar" title={t(outcome?.ok === false ? texts.failed : texts.none)} />
      ) : (
        <>
          <ul role="list" className={styles.plans}>
            {plans.map((plan) => (
              <li key={plan.code}>
                <PlanCard plan={plan} level={title ? 3 : 2} page={subscribePage} />
              </li>
            ))}
          </ul>
          <p className={styles.soft}>{t(texts.remind)}</p>
        </>
      )}
    </section>
  )
}

function PlanCard({ plan, level, page }: { plan: Plan; level: 2 | 3; page: string }) {
  const t = useT()
  const locale = useLocale()
  const { role } = useSession()
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const [isAccepted, setAccepted] = useState(false)
  const [problem, setProblem] = useState('')
  const isGuest = role === 'guest'
  const choose = async () => {
    if (isCanvas) return false
    if (isGuest) {
      navigateTo(`/user/login?${new URLSearchParams({ to: location.pathname + location.search })}`)
      return false
    }
    setProblem(isAccepted ? '' : t(texts.acceptNeeded))
    if (!isAccepted) return false
    const { order } = await callGateway(subscribe, { plan: plan.code, seenPrice: plan.price, accepted: true })
    navigateTo(`${page}/${encodeURIComponent(order)}`)
    return true
  }
  const Heading = `h${level}` as 'h2' | 'h3'
  return (
    <article className={styles.plan}>
      <Heading>{plan.title}</Heading>
      {plan.text && <p>{plan.text}</p>}
      <p className={styles.price}>
        <strong>{formatBaht(plan.price, locale)}</strong> <span>{t(periodOf(plan), { count: plan.periodCount })}</span>
      </p>
      {!isGuest && (
        <div>
          <Checkbox
            label={t(texts.accept)}
            checked={isAccepted}
            aria-invalid={problem ? 'true' : undefined}
            onChange={(event) => setAccepted(event.target.checked)}
          />
          <div role="alert">
            <FieldError id={`plan-${plan.code}`}>{problem}</FieldError>
          </div>
        </div>
      )}
      <ActionButton
        full
        disabled={!isMounted}
        onAction={choose}
        onError={(error) => setProblem(error instanceof Error ? error.message : String(error))}
      >
        {isGuest ? t(texts.signIn) : t(texts.choose, { title: plan.title })}
      </ActionButton>
    </article>
  )
}
