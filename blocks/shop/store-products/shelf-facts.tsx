import type { StockShelf } from '@schemas/commerce/entities/staff-stock'
import { call as ledgerCall } from '@client/commerce/calls/stock/ledger'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatBaht, formatDateTime, formatNumber } from '@kit/format'
import { useT } from '@kit/t'
import { ListState } from '@kit/ui/list-state'
import { useCall } from '@kit/use-call'
import { MoveForm } from './move-form'
import { texts } from './texts'
import styles from './view.module.css'

/** A shelf with what can be recorded about it and all that was. */
export function ShelfFacts({ shelf }: { shelf: StockShelf }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const { item, location, sku, options, regular, onHand, reserved } = shelf
  const { data, error, refetch } = useCall(ledgerCall, { item, location })
  const moves = data?.moves ?? []
  return (
    <div className={styles.facts}>
      <p className={styles.soft}>{[sku, options, formatBaht(regular, locale)].filter(Boolean).join(' · ')}</p>
      <dl className={styles.counts}>
        {[
          { label: texts.onHand, value: moves[0]?.onHandAfter ?? onHand },
          { label: texts.reserved, value: reserved },
          { label: texts.left, value: (moves[0]?.onHandAfter ?? onHand) - reserved },
        ].map(({ label, value }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{formatNumber(value, locale)}</dd>
          </div>
        ))}
      </dl>
      <MoveForm shelf={shelf} onHand={moves[0]?.onHandAfter ?? onHand} />
      <section>
        <h3>{t(texts.ledger)}</h3>
        <ListState
          isLoading={!data && !error}
          error={data ? undefined : error?.message}
          failed={t(texts.failed)}
          onRetry={() => void refetch()}
          isEmpty={moves.length === 0}
          empty={<p className={styles.soft}>{t(texts.noMoves)}</p>}
        >
          {() => (
            <ul role="list" className={styles.moves}>
              {moves.map(({ no, at, delta, reason, note, person, onHandAfter }) => (
                <li key={no}>
                  <strong>{delta > 0 ? `+${formatNumber(delta, locale)}` : formatNumber(delta, locale)}</strong>
                  <span>
                    {t(texts.reasons[reason])}
                    <span className={styles.soft}>
                      {[formatDateTime(at, locale, { timeZone, style: 'short' }), person, note]
                        .filter(Boolean)
                        .map((part) => ` · ${part}`)}
                    </span>
                  </span>
                  <span className={styles.soft}>{t(texts.after, { count: formatNumber(onHandAfter, locale) })}</span>
                </li>
              ))}
            </ul>
          )}
        </ListState>
      </section>
    </div>
  )
}
