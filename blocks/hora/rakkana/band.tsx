import type { CSSProperties } from 'react'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { digitsOf } from '@areas/hora/ui/degree-text'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { elementOf, signName } from '@areas/hora/ui/texts/signs'
import { type Band, bandParts, clockText, type Method } from './figures'
import { messages } from './messages'
import styles from './view.module.css'

type Props = { band: Band; utc: string; clock: string; numerals: Numerals }

const methods = ['antonathi', 'geometric'] as const
const hours = [0, 6, 12, 18, 24]

/** The signs of a day by both methods, with the birth: across on wide screens, downwards on narrow ones. */
export function AscendantBand({ band, utc, clock, numerals }: Props) {
  const t = useT()
  const digits = digitsOf(numerals)
  const at = ((Date.parse(utc) - Date.parse(band.from)) / (Date.parse(band.to) - Date.parse(band.from))) * 100
  return (
    <div className={styles.bandBox}>
      <div className={styles.band} aria-hidden>
        <div className={styles.hours}>
          {hours.map((hour) => (
            <span key={hour} style={{ '--at': `${(hour / 24) * 100}%` } as CSSProperties}>
              {digits(`${String(hour).padStart(2, '0')}:00`)}
            </span>
          ))}
        </div>
        {methods.map((method) => (
          <Lane key={method} method={method} band={band} at={at} />
        ))}
        <div className={styles.markLane}>
          <span className={styles.birth} style={{ '--at': `${at}%` } as CSSProperties}>
            <span>{digits(clockText(clock).slice(0, 5))}</span>
          </span>
        </div>
      </div>
      <details className={styles.changes}>
        <summary>{t(messages.bandTable)}</summary>
        <div className={styles.changeTables}>
          {methods.map((method) => (
            <Changes key={method} method={method} spans={band[method]} numerals={numerals} />
          ))}
        </div>
      </details>
    </div>
  )
}

function Lane({ method, band, at }: { method: Method; band: Band; at: number }) {
  const t = useT()
  const locale = useLocale()
  const spans = band[method]
  return (
    <div className={styles.lane}>
      <span className={styles.laneName}>{t(messages[method])}</span>
      <div className={styles.track}>
        {spans
          ? bandParts(band, spans).map(({ from, sign, begin, end }) => (
              <span
                key={from}
                className={styles.part}
                data-element={elementOf(sign)}
                data-now={(begin <= at && at < end) || undefined}
                data-narrow={end - begin < 4 || undefined}
                data-sliver={end - begin < 2.5 || undefined}
                style={{ '--begin': `${begin}%`, '--size': `${end - begin}%` } as CSSProperties}
              >
                <span>{signName(sign)[locale]}</span>
              </span>
            ))
          : t(messages.bandNone)}
      </div>
    </div>
  )
}

function Changes({ method, spans, numerals }: { method: Method; spans: Band['antonathi']; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  return (
    <TableScroll label={t(messages[method])}>
      <table className={styles.countdown}>
        <caption>{t(messages[method])}</caption>
        <tbody>
          {spans?.map(({ from, sign }) => (
            <tr key={from}>
              <th scope="row">{digits(clockText(from))}</th>
              <td>{signName(sign)[locale]}</td>
            </tr>
          ))}
          {!spans && (
            <tr>
              <td>{t(messages.bandNone)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </TableScroll>
  )
}
