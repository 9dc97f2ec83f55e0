import type { StaffBill } from '@schemas/commerce/entities/staff-bill'
import { call as billCall } from '@client/commerce/calls/billing/manage-bill'
import { OrderDocuments } from '@areas/commerce/ui/order/order-documents'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { BillActs } from './bill-acts'
import { billTexts as texts } from './bill-texts'
import styles from './bill.module.css'

/** A bill with its lines, sums and documents. */
export function BillFacts({
  bill,
  hasPage = false,
}: {
  bill: StaffBill
  /** It is shown on its own page. */ hasPage?: boolean
}) {
  const t = useT()
  const locale = useLocale()
  const { data, error, refetch } = useCall(billCall, { bill: bill.id })
  const money = (amount: number) => formatBaht(amount, locale, { fixed: true })
  const Heading = hasPage ? 'h2' : 'h3'
  const sums = [
    { label: texts.total, amount: bill.total },
    { label: texts.paid, amount: bill.paid },
    ...(bill.refunded > 0 ? [{ label: texts.refunded, amount: bill.refunded }] : []),
    { label: texts.due, amount: Math.max(0, bill.total - bill.paid) },
  ]
  return (
    <ListState
      isLoading={!data && !error}
      error={data ? undefined : error?.message}
      failed={t(texts.failed)}
      onRetry={() => void refetch()}
    >
      {() => (
        <div className={styles.facts}>
          <p>{[bill.payer, data?.email, data?.phone].filter(Boolean).join(' · ')}</p>
          <section>
            <Heading>{t(texts.lines)}</Heading>
            <ul role="list" className={styles.rows}>
              {data?.lines.map(({ title, quantity, total }, at) => (
                <li key={at}>
                  <span>
                    {title} × {quantity}
                  </span>
                  <span>{money(total)}</span>
                </li>
              ))}
            </ul>
          </section>
          <ul role="list" className={styles.rows}>
            {sums.map(({ label, amount }) => (
              <li key={label.en}>
                <span>{t(label)}</span>
                <strong>{money(amount)}</strong>
              </li>
            ))}
          </ul>
          {data && <OrderDocuments documents={data.documents} token={undefined} />}
          {data?.note && <p>{data.note}</p>}
          {!hasPage && <Link link={{ to: `/cluster/user/bills/${bill.id}` }}>{t(texts.page)}</Link>}
          <BillActs bill={bill} />
        </div>
      )}
    </ListState>
  )
}
