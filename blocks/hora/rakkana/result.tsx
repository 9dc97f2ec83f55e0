import type { ChartOutput } from '@schemas/hora/entities/chart-output'
import { useLocale } from '@kit/boot'
import { classNames } from '@kit/class-names'
import { useT } from '@kit/t'
import { Notice } from '@kit/form/notice'
import surface from '@kit/ui/surface.module.css'
import { degreeText } from '@areas/hora/ui/degree-text'
import { KindBadge } from '@areas/hora/ui/kind-badge'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { signName } from '@areas/hora/ui/texts/signs'
import { AntonathiSteps } from './antonathi-steps'
import { AscendantBand } from './band'
import { divided } from './figures'
import { GeometricSteps } from './geometric-steps'
import { HowSure } from './how-sure'
import { messages } from './messages'
import styles from './view.module.css'

type Props = {
  chart: ChartOutput
  place: { lat: number; lon: number }
  numerals: Numerals
  level: 2 | 3 | 4
}

/** The ascendant by both methods, how it was found, and how sure it is. */
export function Result({ chart: { worksheet: sheet, band, moment }, place, numerals, level }: Props) {
  const t = useT()
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4'
  if (!sheet) return <Notice tone="info">{t(messages.unknown)}</Notice>
  const byBooks = sheet.antonathi && divided(sheet.antonathi.arcmin)
  const bySky = divided(sheet.geometric.arcmin)
  return (
    <>
      <div className={styles.answers}>
        <Answer name={t(messages.antonathi)} kind="tradition" place={byBooks} numerals={numerals} />
        <Answer name={t(messages.geometric)} kind="astronomy" place={bySky} numerals={numerals} />
      </div>
      {byBooks && (
        <p className={styles.verdict}>{t(byBooks.sign === bySky.sign ? messages.agree : messages.disagree)}</p>
      )}
      {band && (
        <>
          <div className={styles.section}>
            <Heading className={styles.heading}>{t(messages.sure)}</Heading>
            <HowSure band={band} utc={moment.utc} numerals={numerals} />
          </div>
          <div className={styles.section}>
            <Heading className={styles.heading}>{t(messages.band)}</Heading>
            <p className={styles.soft}>{t(messages.bandNote)}</p>
            <AscendantBand band={band} utc={moment.utc} clock={sheet.clock} numerals={numerals} />
          </div>
        </>
      )}
      <div className={styles.sheets}>
        <div className={styles.section}>
          <Heading className={styles.heading}>{t(messages.steps)}</Heading>
          <p className={styles.soft}>{t(messages.open)}</p>
          <AntonathiSteps sheet={sheet} lon={place.lon} numerals={numerals} />
        </div>
        <div className={styles.section}>
          <Heading className={styles.heading}>{t(messages.geometricSteps)}</Heading>
          <p className={styles.soft}>{t(messages.open)}</p>
          <GeometricSteps figures={sheet.geometric} place={place} numerals={numerals} />
        </div>
      </div>
    </>
  )
}

function Answer({
  name,
  kind,
  place,
  numerals,
}: {
  name: string
  kind: 'tradition' | 'astronomy'
  place: { sign: number; degree: number; minute: number } | null
  numerals: Numerals
}) {
  const locale = useLocale()
  return (
    <div className={classNames(surface.surface, styles.answer)}>
      <p className={styles.answerName}>
        {name} <KindBadge kind={kind} />
      </p>
      <p className={styles.answerSign}>{place ? signName(place.sign)[locale] : '–'}</p>
      {place && <p className={styles.answerDegree}>{degreeText(place, numerals)}</p>}
    </div>
  )
}
