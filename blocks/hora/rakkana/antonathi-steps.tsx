import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { digitsOf, placeText } from '@areas/hora/ui/degree-text'
import { TableScroll } from '@areas/hora/ui/tables/table-scroll'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { signName } from '@areas/hora/ui/texts/signs'
import { clockText, divided, fixed, hoursText, offsetText, type Worksheet } from './figures'
import { messages } from './messages'
import styles from './view.module.css'
import { WorksheetLine } from './worksheet-line'

type Props = { sheet: Worksheet; lon: number; numerals: Numerals }

/** From the clock to the degree of the antonathi ascendant. */
export function AntonathiSteps({ sheet, lon, numerals }: Props) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const { clock, utc, lmt, antonathi } = sheet
  const [clockAt, utcAt, lmtAt] = [clock, utc, lmt].map((iso) => digits(clockText(iso))) as [string, string, string]
  const offset = digits(offsetText(clock))
  const place = (arcmin: number) => placeText(divided(arcmin), locale, numerals)
  const minutes = antonathi ? digits(fixed(antonathi.minutes, 2)) : ''
  const last = antonathi?.steps.at(-1)
  return (
    <ol className={styles.steps} role="list">
      <WorksheetLine label={t(messages.clock)} value={clockAt}>
        {t(messages.clockHow, { offset })}
      </WorksheetLine>
      <WorksheetLine label={t(messages.utc)} value={utcAt}>
        {t(messages.utcHow, { clock: clockAt, offset, utc: utcAt })}
      </WorksheetLine>
      <WorksheetLine label={t(messages.lmt)} value={lmtAt}>
        {t(messages.lmtHow, {
          utc: utcAt,
          lon: digits(fixed(lon)),
          shift: digits(`${lon < 0 ? '−' : ''}${hoursText(Math.abs(lon))}`),
          lmt: lmtAt,
        })}
      </WorksheetLine>
      {!antonathi && <li className={styles.none}>{t(messages.noSunrise)}</li>}
      {antonathi && last && (
        <>
          <WorksheetLine label={t(messages.minutes)} value={t(messages.minutesValue, { minutes })}>
            {t(messages.minutesHow, {
              from: t(antonathi.from === 'six' ? messages.six : messages.sunrise),
              sunrise: digits(clockText(antonathi.sunrise)),
              clock: clockAt,
              minutes,
            })}
          </WorksheetLine>
          <WorksheetLine label={t(messages.sun)} value={place(antonathi.sunArcmin)}>
            {t(messages.sunHow, {
              arcmin: digits(antonathi.sunArcmin),
              sign: digits(Math.floor(antonathi.sunArcmin / 1800)),
              rest: digits(antonathi.sunArcmin % 1800),
            })}
          </WorksheetLine>
          <WorksheetLine
            label={t(messages.countdown)}
            value={t(messages.countdownValue, { count: digits(antonathi.steps.length) })}
          >
            <Countdown antonathi={antonathi} numerals={numerals} />
          </WorksheetLine>
          <WorksheetLine isResult label={t(messages.degree)} value={place(antonathi.arcmin)}>
            {t(messages.degreeHow, {
              from: digits(last.fromArcmin),
              left: digits(fixed(last.minutes, 2)),
              rising: digits(last.rising),
              within: digits(antonathi.arcmin % 1800),
              place: place(antonathi.arcmin),
            })}
          </WorksheetLine>
        </>
      )}
    </ol>
  )
}

function Countdown({ antonathi, numerals }: { antonathi: NonNullable<Worksheet['antonathi']>; numerals: Numerals }) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  return (
    <TableScroll label={t(messages.countdown)}>
      <table className={styles.countdown}>
        <caption className="visually-hidden">{t(messages.countdown)}</caption>
        <thead>
          <tr>
            {[messages.sign, messages.rising, messages.from, messages.used, messages.left].map((name) => (
              <th key={name.en} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {antonathi.steps.map((step, index) => {
            const used = antonathi.steps.slice(0, index + 1).reduce((sum, { minutes }) => sum + minutes, 0)
            const left = Math.max(0, antonathi.minutes - used)
            const { degree, minute } = divided(step.fromArcmin)
            return (
              <tr key={index}>
                <th scope="row">{signName(step.sign)[locale]}</th>
                <td>{digits(step.rising)}</td>
                <td>{digits(`${degree}°${String(minute).padStart(2, '0')}′`)}</td>
                <td>{digits(fixed(step.minutes, 2))}</td>
                <td>{digits(fixed(left, 2))}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </TableScroll>
  )
}
