import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import { digitsOf } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { signName } from '@areas/hora/ui/texts/signs'
import { type Band, doubtMinutes, type Method, neighboursOf } from './figures'
import { messages } from './messages'
import styles from './view.module.css'

type Props = { band: Band; utc: string; numerals: Numerals }
const methods = ['antonathi', 'geometric'] as const

/** How many minutes earlier or later the ascendant would be in another sign. */
export function HowSure({ band, utc, numerals }: Props) {
  const t = useT()
  const locale = useLocale()
  const text = (minutes: number) =>
    minutes < 1 ? t(messages.underMinute) : t(messages.minute, { minutes: digitsOf(numerals)(Math.floor(minutes)) })
  const line = (method: Method, side: 'earlier' | 'later') => {
    const minutes = band.nearest[method][`${side}Minutes`]
    const sign = band[method] ? neighboursOf(band[method], utc)[side] : undefined
    if (minutes === null) return <li key={side}>{t(messages.sureNever)}</li>
    return (
      <li key={side} data-doubt={minutes < doubtMinutes || undefined}>
        <strong>{t(side === 'earlier' ? messages.sureEarlier : messages.sureLater, { minutes: text(minutes) })}</strong>{' '}
        {sign === undefined ? t(messages.sureChange) : t(messages.sureSign, { sign: signName(sign)[locale] })}
      </li>
    )
  }
  return (
    <div className={styles.sure}>
      {methods.map((method) => {
        const { earlierMinutes, laterMinutes } = band.nearest[method]
        const nearest = Math.min(earlierMinutes ?? Infinity, laterMinutes ?? Infinity)
        return (
          nearest < doubtMinutes && (
            <Notice key={method} tone="danger">
              {t(messages.warn, { minutes: text(nearest), method: t(messages[method]) })}
            </Notice>
          )
        )
      })}
      <div className={styles.sureMethods}>
        {methods.map(
          (method) =>
            band[method] && (
              <div key={method}>
                <p className={styles.laneName}>{t(messages[method])}</p>
                <ul role="list">
                  {line(method, 'earlier')}
                  {line(method, 'later')}
                </ul>
              </div>
            ),
        )}
      </div>
    </div>
  )
}
