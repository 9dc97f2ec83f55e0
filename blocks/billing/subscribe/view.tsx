import { call as subscriptionCall } from '@client/commerce/calls/billing/subscription'
import { useLocale, usePage } from '@kit/boot'
import { formatBaht, formatDate } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, level, payPage, billsPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const isCanvas = usePageLink() === null
  const order = usePage()?.params.order ?? ''
  const { data, error, refetch } = useCall(
    subscriptionCall,
    { order },
    { enabled: order !== '' && !isCanvas, staleTime: 0 },
  )
  const plan = data?.plan
  const isUnknown = error?.status === 404 || (data !== undefined && !plan)
  const Heading = `h${level}` as 'h1' | 'h2'
  const date = (day: string) => formatDate(day, locale, { style: 'long' })
  return (
    <section className={styles.subscribe} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {plan?.title ?? t(texts.title)}
      </Heading>
      {isUnknown ? (
        <EmptyState
          icon="calendar"
          title={t(texts.unknown)}
          action={<ButtonLink link={{ to: billsPage }}>{t(texts.bills)}</ButtonLink>}
        >
          {t(texts.unknownHint)}
        </EmptyState>
      ) : (
        <ListState
          isLoading={!data && !error && !isCanvas}
          error={data ? undefined : error?.message}
          failed={t(texts.failed)}
          onRetry={() => void refetch()}
          rows={3}
        >
          {() =>
            data &&
            plan && (
              <>
                <div role="status">
                  <Badge size="l" tone={plan.status === 'active' ? 'success' : 'neutral'}>
                    {t(texts.states[plan.status])}
                  </Badge>
                </div>
                {plan.text && <p>{plan.text}</p>}
                <dl className={styles.facts}>
                  <div>
                    <dt>{t(texts.price)}</dt>
                    <dd>{formatBaht(data.total, locale)}</dd>
                  </div>
                  <div>
                    <dt>{t(texts.from)}</dt>
                    <dd>{date(plan.anchorOn)}</dd>
                  </div>
                  <div>
                    <dt>{t(texts.until)}</dt>
                    <dd>{date(plan.endsOn)}</dd>
                  </div>
                </dl>
                {plan.status === 'incomplete' && <p className={styles.soft}>{t(texts.afterPaying)}</p>}
                <Notice tone="info">{t(texts.remind)}</Notice>
                <div>
                  {data.step === 'pay' || data.step === 'review' ? (
                    <ButtonLink
                      size="l"
                      icon="qrcode"
                      link={{ to: `${payPage}?order=${encodeURIComponent(data.order)}` }}
                    >
                      {data.step === 'pay' ? t(texts.pay, { amount: formatBaht(data.total, locale) }) : t(texts.review)}
                    </ButtonLink>
                  ) : (
                    <ButtonLink size="l" look="secondary" link={{ to: billsPage }}>
                      {t(texts.bills)}
                    </ButtonLink>
                  )}
                </div>
              </>
            )
          }
        </ListState>
      )}
    </section>
  )
}
