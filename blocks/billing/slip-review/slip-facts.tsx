import type { SlipReview } from '@schemas/commerce/entities/payment-view'
import { useLocale, useTimeZone } from '@kit/boot'
import { formatBaht, formatDateTime } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

const icons = { passed: 'check', failed: 'x', unknown: 'help' } as const

/** What is expected beside what is known of the slip, and what was checked. */
export function SlipFacts({ slip }: { slip: SlipReview }) {
  const t = useT()
  const locale = useLocale()
  const timeZone = useTimeZone()
  const time = (at: string) => formatDateTime(at, locale, { timeZone, style: 'short' })
  const money = (amount: number) => formatBaht(amount, locale, { fixed: true })
  const { order, number, payer, asked, due, amount, paidAt, sentAt, bank, reference, checks, sameReference } = slip
  const facts = [
    { label: texts.payer, value: payer },
    { label: texts.claimed, value: amount === undefined ? '' : money(amount) },
    { label: texts.paidAt, value: paidAt ? time(paidAt) : '' },
    { label: texts.sentAt, value: time(sentAt) },
    { label: texts.bank, value: bank ?? '' },
    { label: texts.reference, value: reference ?? '' },
  ].filter(({ value }) => value !== '')
  return (
    <>
      <p className={styles.expected}>
        <span>{t(texts.expected)}</span>
        <strong>{money(asked)}</strong>
        {due !== asked && (
          <span>
            {t(texts.due)} {money(due)}
          </span>
        )}
      </p>
      <dl className={styles.facts}>
        {order && (
          <div>
            <dt>{t(texts.order)}</dt>
            <dd>
              <Link link={{ to: `/shop/orders/${encodeURIComponent(order)}` }}>{number ?? order}</Link>
            </dd>
          </div>
        )}
        {facts.map(({ label, value }) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sameReference > 0 && <Notice tone="warning">{t(texts.same, { count: sameReference })}</Notice>}
      <section>
        <h3 className={styles.small}>{t(texts.checksTitle)}</h3>
        <ul role="list" className={styles.checks}>
          {checks.map(({ check, outcome }) => (
            <li key={check} data-outcome={outcome}>
              <Icon name={icons[outcome]} />
              <span>{t(texts.checks[check] ?? { en: check, th: check })}</span>
              <span className={styles.outcome}>{t(texts.outcomes[outcome])}</span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
