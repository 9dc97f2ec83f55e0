import { Fragment } from 'react'
import { transactionFilters, type WalletTransaction } from '@schemas/wallet/entities/wallet'
import { useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { Button } from '@kit/ui/button'
import { DayList, DaySign } from '@kit/ui/day-list'
import { EmptyState } from '@kit/ui/empty-state'
import { DateField } from '@kit/form/date-field'
import { Field } from '@kit/ui/field'
import { ListPaging } from '@kit/ui/list-paging'
import { ListState } from '@kit/ui/list-state'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './transaction-list.module.css'
import type { TransactionQuery } from './use-transaction-query'

type Props = {
  /** Owner of the transactions, for screen readers. */
  of: string
  /** Level of the day headings. */
  level: number
  query: TransactionQuery
  transactions: readonly WalletTransaction[] | undefined
  next: string | undefined
  isChanging: boolean
  error?: string | undefined
  onRetry: () => void
  /** Given where transactions may be reversed. */
  onReverse?: (transaction: WalletTransaction) => void
  isReversing?: boolean
}

/** A wallet's transactions by day, with filters, pagination and states. */
export function TransactionList({
  of,
  level,
  query,
  transactions,
  next,
  isChanging,
  error,
  onRetry,
  onReverse,
  isReversing = false,
}: Props) {
  return (
    <div className={styles.list}>
      {/* An empty wallet needs no filters. */}
      {(query.isFiltered || transactions?.length !== 0) && <Filters of={of} query={query} />}
      <ListState
        isLoading={!transactions}
        error={error}
        onRetry={onRetry}
        isEmpty={transactions?.length === 0}
        empty={<Nothing query={query} />}
      >
        {() => (
          <DayList rows={transactions ?? []} at={({ at }) => at} level={level} isChanging={isChanging}>
            {(transaction) => (
              <Row key={transaction.no} transaction={transaction} onReverse={onReverse} isReversing={isReversing} />
            )}
          </DayList>
        )}
      </ListState>
      <ListPaging by="time" query={query} next={next} isChanging={isChanging} />
    </div>
  )
}

function Filters({ of, query }: { of: string; query: TransactionQuery }) {
  const t = useT()
  return (
    <div className={styles.filters} role="search" aria-label={`${t(texts.find)} · ${of}`}>
      <Field label={t(texts.find)} className={styles.find ?? ''}>
        <TextInput
          type="search"
          icon="search"
          value={query.words}
          maxLength={100}
          onChange={(event) => query.setWords(event.target.value)}
        />
      </Field>
      <Field label={t(texts.filter)} className={styles.kind ?? ''}>
        <Select
          value={query.filter ?? ''}
          onChange={(event) => query.setFilter(transactionFilters.find((known) => known === event.target.value))}
          options={[
            { value: '', label: t(texts.all) },
            ...transactionFilters.map((each) => ({ value: each, label: t(texts.filters[each]) })),
          ]}
        />
      </Field>
      <Field label={t(texts.from)} className={styles.day ?? ''}>
        <DateField value={query.from} max={query.to || undefined} onChange={query.setFrom} />
      </Field>
      <Field label={t(texts.to)} className={styles.day ?? ''}>
        <DateField value={query.to} min={query.from || undefined} onChange={query.setTo} />
      </Field>
    </div>
  )
}

function Nothing({ query }: { query: TransactionQuery }) {
  const t = useT()
  if (!query.isFiltered)
    return (
      <EmptyState icon="wallet" title={t(texts.empty)}>
        {t(texts.emptyHint)}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="search"
      title={t(texts.nothing)}
      action={
        <Button look="secondary" onClick={query.clear}>
          {t(texts.clear)}
        </Button>
      }
    >
      {t(texts.nothingHint)}
    </EmptyState>
  )
}

function Row({
  transaction,
  onReverse,
  isReversing,
}: {
  transaction: WalletTransaction
  onReverse: Props['onReverse']
  isReversing: boolean
}) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { kind, amount, balance, reason, reference, by, byName, isReversed, at } = transaction
  const facts = [
    reason ? t(texts.kinds[kind]) : '',
    formatTime(at, locale, { timeZone }),
    byName ? t(texts.byName, { name: byName }) : t(texts.by[by]),
    reference ? t(texts.reference, { reference }) : '',
  ].filter(Boolean)
  return (
    <li className={styles.row} data-way={amount > 0 ? 'in' : 'out'} data-reversed={isReversed || undefined}>
      <DaySign icon={amount > 0 ? 'arrow-down' : 'arrow-up'} tone={amount > 0 ? 'success' : undefined} />
      <div className={styles.words}>
        <p className={styles.reason}>
          {reason || t(texts.kinds[kind])}
          {isReversed && (
            <>
              {' '}
              <Badge size="s" tone="neutral">
                {t(texts.reversed)}
              </Badge>
            </>
          )}
        </p>
        <p className={styles.facts}>
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <div className={styles.sums}>
        <p
          className={styles.amount}
        >{`${amount > 0 ? '+' : '−'}${formatBaht(Math.abs(amount), locale, { fixed: true })}`}</p>
        <p className={styles.facts}>{t(texts.after, { amount: formatBaht(balance, locale, { fixed: true }) })}</p>
      </div>
      {onReverse && (
        <div className={styles.action}>
          {kind !== 'reversal' && !isReversed && (
            <Button look="quiet" size="s" disabled={isReversing} onClick={() => onReverse(transaction)}>
              {t(texts.reverse)}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
