import { useId } from 'react'
import type { ProductDelivery } from '@schemas/commerce/entities/shelf'
import { thaiProvinces } from '@schemas/layout/thai-provinces'
import { deliveryDays } from '@areas/commerce/ui/delivery-days'
import { useLocale, useSpace } from '@kit/boot'
import { formatBaht, formatDate, formatTime } from '@kit/format'
import { Icon } from '@kit/icon'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { Select } from '@kit/ui/select'
import { setProvince, useProvince } from '@areas/commerce/ui/own-province'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  delivery: ProductDelivery
  /** What the shown variant costs. */
  amount: number
  isChilled: boolean
}

/** What delivery costs and when it arrives, for the province that the visitor chooses once. */
export function Delivery({ delivery, amount, isChilled }: Props) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const id = useId()
  const province = useProvince()
  const minute = useAfterMount(() => Math.floor(Date.now() / 60_000) * 60_000)
  const { zones, freeFrom, orderBy } = delivery
  const zone = zones.find(({ provinces }) => provinces.includes(province))
  const isFree = freeFrom !== undefined && amount >= freeFrom
  const cheapest = Math.min(...zones.map(({ price }) => price))
  const arrival =
    zone?.days && minute !== undefined
      ? deliveryDays(new Date(minute), timeZone, { days: zone.days, orderBy })
      : undefined
  const day = (date: Date) =>
    `${formatDate(date, locale, { timeZone, style: 'weekday' })} ${formatDate(date, locale, { timeZone, style: 'day-month' })}`
  const days = arrival && [...new Set([day(arrival.first), day(arrival.last)])].join(' – ')
  const cost = isFree ? t(texts.free) : t(texts.cost, { price: formatBaht(zone?.price ?? cheapest, locale) })
  return (
    <section className={styles.delivery} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} className={styles.small}>
        <Icon name="truck-delivery" />
        {t(texts.delivery)}
      </h2>
      <div className={styles.province}>
        <label htmlFor={id}>{t(texts.province)}</label>
        <Select
          id={id}
          value={province}
          placeholder={t(texts.chooseProvince)}
          disabled={minute === undefined}
          onChange={(event) => setProvince(event.target.value)}
          options={thaiProvinces.map(({ code, th, en }) => ({
            value: code.slice(3),
            label: locale === 'th' ? th : en,
          }))}
        />
      </div>
      <ul role="list" className={styles.facts} aria-live="polite">
        {province === '' && !isFree && <li>{t(texts.everywhere, { price: formatBaht(cheapest, locale) })}</li>}
        {province !== '' && !zone && <li>{t(texts.notThere)}</li>}
        {days && (
          <li className={styles.strong}>
            {t(texts.arrives, { date: days })}
            {arrival?.isToday && orderBy !== undefined && (
              <span className={styles.soft}>
                {' '}
                {t(texts.byHour, {
                  hour: formatTime(`2000-01-01T${String(orderBy).padStart(2, '0')}:00:00Z`, locale, {
                    timeZone: 'UTC',
                  }),
                })}
              </span>
            )}
          </li>
        )}
        {(isFree || zone) && (
          <li>
            {cost}
            {!isFree && freeFrom !== undefined && (
              <span className={styles.soft}> · {t(texts.freeFrom, { amount: formatBaht(freeFrom, locale) })}</span>
            )}
          </li>
        )}
        {isChilled && <li>{t(texts.chilled)}</li>}
      </ul>
    </section>
  )
}
