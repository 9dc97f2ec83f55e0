import type { OutputOf } from '@schemas/call'
import { call as billsCall } from '@client/commerce/calls/billing/bills'
import { useLocale } from '@kit/boot'
import { formatBaht, formatDate } from '@kit/format'
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

type Answer = OutputOf<typeof billsCall>
type Bill = Answer['bills'][number]

const isOpen = ({ status }: Bill) => status === 'open' || status === 'part_paid'

export function View({ blockId, title, level, showPlans, data }: Props) {
  const t = useT()
  const isCanvas = usePageLink() === null
  const initial = data?.bills?.ok ? data.bills.value : undefined
  const read = useCall(billsCall, {}, { enabled: !isCanvas, ...(initial ? { initialData: initial } : {}) })
  const bills = read.data?.bills ?? []
  const plans = showPlans ? (read.data?.plans ?? []) : []
  const groups = [
    { label: texts.toPay, rows: bills.filter(isOpen) },
    { label: texts.past, rows: bills.filter((bill) => !isOpen(bill)) },
  ].filter(({ rows }) => rows.length > 0)
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <section className={styles.bills} aria-labelledby={`${blockId}-title`}>
      <Heading id={`${blockId}-title`} className={styles.title}>
        {title ?? t(texts.title)}
      </Heading>
      <ListState
        isLoading={!read.data && !read.error && !isCanvas}
        error={read.data ? undefined : read.error?.message}
        failed={t(texts.failed)}
        onRetry={() => void read.refetch()}
        isEmpty={bills.length === 0 && plans.length === 0}
        empty={<EmptyState icon="receipt" title={t(texts.none)} />}
      >
        {() => (
          <>
            {plans.length > 0 && <Plans plans={plans} />}
            {groups.map(({ label, rows }) => (
              <section key={label.en}>
                <h2>{t(label)}</h2>
                <ul role="list" className={styles.rows}>
                  {rows.map((bill) => (
                    <Row key={bill.bill} bill={bill} />
                  ))}
                </ul>
              </section>
            ))}
          </>
        )}
      </ListState>
    </section>
  )
}

function Row({ bill }: { bill: Bill }) {
  const t = useT()
  const locale = useLocale()
  const { number, order, status, total, paid, refunded, dueOn, isOverdue, createdAt } = bill
  const money = (amount: number) => formatBaht(amount, locale)
  const due = total - paid
  return (
    <li className={styles.row}>
      <span>
        <strong>{number ? t(texts.bill, { number }) : t(texts.noNumber)}</strong>
        <span className={styles.soft}>
          {dueOn && isOpen(bill) ? t(texts.due, { date: formatDate(dueOn, locale) }) : formatDate(createdAt, locale)}
        </span>
      </span>
      <span className={styles.marks}>
        {isOverdue ? (
          <Badge tone="danger">{t(texts.overdue)}</Badge>
        ) : (
          <Badge tone={status === 'paid' ? 'success' : isOpen(bill) ? 'warning' : 'neutral'}>
            {t(refunded > 0 ? texts.refunded : texts.statuses[status])}
          </Badge>
        )}
      </span>
      <span className={styles.amount}>
        {isOpen(bill) && paid > 0 ? t(texts.of, { amount: money(due), total: money(total) }) : money(total)}
      </span>
      {order && (
        <ButtonLink
          size="s"
          look={isOpen(bill) ? 'primary' : 'secondary'}
          link={{
            to: isOpen(bill)
              ? `/billing/pay?order=${encodeURIComponent(order)}`
              : `/billing/order/${encodeURIComponent(order)}`,
          }}
        >
          {t(isOpen(bill) ? texts.pay : texts.see)}
        </ButtonLink>
      )}
    </li>
  )
}

function Plans({ plans }: { plans: Answer['plans'] }) {
  const t = useT()
  const locale = useLocale()
  return (
    <section>
      <h2>{t(texts.plans)}</h2>
      <ul role="list" className={styles.rows}>
        {plans.map(({ subscription, title, status, endsOn }) => (
          <li key={subscription} className={styles.row}>
            <span>
              <strong>{title}</strong>
              <span className={styles.soft}>{t(texts.until, { date: formatDate(endsOn, locale) })}</span>
            </span>
            <Badge tone={status === 'active' ? 'success' : 'neutral'}>{t(texts.planStates[status])}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}
