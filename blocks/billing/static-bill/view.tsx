import { call as linkCall } from '@client/commerce/calls/billing/pay-link'
import { useLocale, usePage, useTimeZone } from '@kit/boot'
import { formatBaht, formatDateTime } from '@kit/format'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { PayForm } from './pay-form'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, slug: own, level, taxInvoice, payPage }: Props) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const page = usePage()
  const isCanvas = usePageLink() === null
  const slug = own || (page?.params.slug ?? '')
  const { data, error, refetch } = useCall(linkCall, { slug }, { enabled: slug !== '' && !isCanvas, staleTime: 0 })
  const link = isCanvas ? undefined : data
  const isUnknown = error?.status === 404 || (slug === '' && !isCanvas)
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.bill} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {link?.title ?? t(texts.title)}
      </Heading>
      {isUnknown ? (
        <EmptyState icon="link" title={t(texts.unknown)}>
          {t(texts.unknownHint)}
        </EmptyState>
      ) : (
        <ListState
          isLoading={!link && !error && !isCanvas}
          error={link ? undefined : error?.message}
          failed={t(texts.failed)}
          onRetry={() => void refetch()}
          rows={3}
        >
          {() =>
            link && (
              <>
                {link.text && <p>{link.text}</p>}
                <p className={styles.amount}>
                  <span>{t(texts.amount)}</span>
                  <strong>{formatBaht(link.amount, locale, { fixed: true })}</strong>
                  {link.closesAt && link.state === 'open' && (
                    <span>{t(texts.closes, { date: formatDateTime(link.closesAt, locale, { timeZone }) })}</span>
                  )}
                </p>
                {link.state === 'open' ? (
                  <PayForm slug={slug} amount={link.amount} taxInvoice={taxInvoice} payPage={payPage} />
                ) : (
                  <EmptyState icon="lock" title={t(link.state === 'full' ? texts.full : texts.closed)}>
                    {t(texts.closedHint)}
                  </EmptyState>
                )}
              </>
            )
          }
        </ListState>
      )}
    </section>
  )
}
