import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { call as allocateCall } from '@client/commerce/calls/billing/manage-allocate'
import { call as refundCall } from '@client/commerce/calls/billing/manage-refund'
import { call as unmatchedCall } from '@client/commerce/calls/billing/manage-unmatched'
import { useLocale, useTimeZone } from '@kit/boot'
import { callGateway } from '@kit/call-gateway'
import { formatBaht, formatDateTime } from '@kit/format'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { refreshCalls, useCall } from '@kit/use-call'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Money = OutputOf<typeof unmatchedCall>['items'][number]

export function View({ blockId, title }: Props) {
  const t = useT()
  const isCanvas = usePageLink() === null
  const { data, error, refetch } = useCall(unmatchedCall, {}, { enabled: !isCanvas })
  const items = data?.items ?? []
  return (
    <section className={styles.unmatched} aria-labelledby={`${blockId}-title`}>
      <h2 id={`${blockId}-title`}>{title ?? t(texts.title)}</h2>
      <ListState
        isLoading={!data && !error && !isCanvas}
        error={data ? undefined : error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        rows={2}
        isEmpty={items.length === 0}
        empty={<EmptyState icon="circle-check" title={t(texts.none)} />}
      >
        {() => (
          <ul role="list" className={styles.items}>
            {items.map((item) => (
              <Item key={item.payment} item={item} />
            ))}
          </ul>
        )}
      </ListState>
    </section>
  )
}

function Item({ item }: { item: Money }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const [problem, setProblem] = useState('')
  const money = (amount: number) => formatBaht(amount, locale)
  const fail = (error: unknown) => setProblem(error instanceof Error ? error.message : String(error))
  const { payment, amount, left, payer, receivedAt, reference, suggestions } = item
  const allocate = async (bill: string) => {
    setProblem('')
    const { amount: used } = await callGateway(allocateCall, { payment, bill })
    await refreshCalls(unmatchedCall)
    showToast(t(texts.allocated, { amount: money(used) }), { tone: 'success' })
  }
  const refund = async () => {
    setProblem('')
    const reason = await promptDialog(t(texts.refundAsk, { amount: money(left) }), {
      title: t(texts.refund),
      validate: (value) => (value.trim() ? undefined : t(texts.reasonNeeded)),
    })
    if (reason === null) return false
    await callGateway(refundCall, { payment, amount: left, method: 'transfer', reason: reason.trim() })
    await refreshCalls(unmatchedCall)
    showToast(t(texts.refundRequested), { tone: 'success' })
    return true
  }
  return (
    <li className={styles.item}>
      <div>
        <p className={styles.amount}>
          {money(left)}{' '}
          {left !== amount && <span className={styles.soft}>{t(texts.of, { amount: money(amount) })}</span>}
        </p>
        <p>{payer || '–'}</p>
        <p className={styles.soft}>
          {formatDateTime(receivedAt, locale, { timeZone, style: 'short' })}
          {reference && ` · ${reference}`}
        </p>
      </div>
      <div className={styles.suggestions}>
        {suggestions.length === 0 && <p className={styles.soft}>{t(texts.noSuggestion)}</p>}
        {suggestions.map(({ bill, number, payer: who, due }) => (
          <p key={bill} className={styles.suggestion}>
            <span>
              {number ?? t(texts.bill)} · {who} · {money(due)}
            </span>
            <ActionButton size="s" onAction={() => allocate(bill)} onError={fail}>
              {t(texts.allocate)}
            </ActionButton>
          </p>
        ))}
        <ActionButton look="quiet" size="s" onAction={refund} onError={fail}>
          {t(texts.refund)}
        </ActionButton>
        {problem && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </div>
    </li>
  )
}
