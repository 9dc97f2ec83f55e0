import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { digitsOf, placeText } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { divided, fixed, hoursText, tangentOf, type Worksheet } from './figures'
import { messages } from './messages'
import styles from './view.module.css'
import { WorksheetLine } from './worksheet-line'

type Props = { figures: Worksheet['geometric']; place: { lat: number; lon: number }; numerals: Numerals }

/** From sidereal time to the degree of the geometric ascendant. */
export function GeometricSteps({ figures, place: { lat, lon }, numerals }: Props) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const number = (value: number) => digits(fixed(value))
  const { armc, obliquity, tropical, shift, longitude, arcmin, polar } = figures
  const { x, y } = tangentOf(figures, lat)
  const place = placeText(divided(arcmin), locale, numerals)
  return (
    <ol className={styles.steps} role="list">
      <WorksheetLine label={t(messages.armc)} value={digits(hoursText(armc))}>
        {t(messages.armcHow, { lon: number(lon), armc: number(armc), hours: digits(hoursText(armc)) })}
      </WorksheetLine>
      <WorksheetLine label={t(messages.obliquity)} value={`${number(obliquity)}°`}>
        {t(messages.obliquityHow)}
      </WorksheetLine>
      <WorksheetLine label={t(messages.tropical)} value={`${number(tropical)}°`}>
        {t(messages.tropicalHow, { x: number(x), y: number(y), tropical: number(tropical), lat: number(lat) })}
        {polar && <p>{t(messages.polar)}</p>}
      </WorksheetLine>
      <WorksheetLine label={t(messages.shift)} value={`${number(shift)}°`}>
        {t(messages.shiftHow)}
      </WorksheetLine>
      <WorksheetLine isResult label={t(messages.longitude)} value={place}>
        {t(messages.longitudeHow, {
          tropical: number(tropical),
          shift: number(shift),
          longitude: number(longitude),
          place,
        })}
      </WorksheetLine>
    </ol>
  )
}
