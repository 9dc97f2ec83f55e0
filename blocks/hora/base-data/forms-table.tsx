import type { DateForms } from '@schemas/hora/entities/date-forms'
import { useLocale } from '@kit/boot'
import { dateNames } from '@kit/format/date-names'
import { useT } from '@kit/t'
import { digitsOf } from '@areas/hora/ui/degree-text'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { lunarText } from '@areas/hora/ui/texts/lunar-text'
import { type Reckoning, reckonings } from './date-value'
import { messages } from './messages'
import styles from './view.module.css'

type Props = { forms: DateForms; numerals: Numerals; caption: string }

/** One day in every reckoning, each with its rule. */
export function FormsTable({ forms, numerals, caption }: Props) {
  const t = useT()
  const locale = useLocale()
  const digits = digitsOf(numerals)
  const { months, weekdays } = dateNames[locale]
  const text = (name: Reckoning): string => {
    if (name === 'horakhun' || name === 'jdn') return digits(forms[name])
    if (name === 'lunar') {
      if (!forms.lunar) return digits(t(messages.noLunar))
      const { be } = forms.lunar
      return `${lunarText(forms.lunar, locale, numerals)} ${locale === 'th' ? `พ.ศ. ${digits(be)}` : `· BE ${be}`}`
    }
    const {
      year = '',
      month = '',
      day = '',
    } = /^(?<year>-?\d+)-(?<month>\d+)-(?<day>\d+)$/.exec(forms[name])?.groups ?? {}
    return digits(`${Number(day)} ${months[Number(month) - 1] ?? ''} ${Number(year)}`)
  }
  return (
    <table className={styles.table}>
      <caption>
        {caption} · {t(messages.weekday)}
        {locale === 'th' ? '' : ': '}
        {weekdays[forms.weekday]}
      </caption>
      <tbody>
        {reckonings.map((name) => (
          <tr key={name}>
            <th scope="row">{t(messages.names[name])}</th>
            <td>
              <span className={styles.value}>{text(name)}</span>
              <span className={styles.soft}>{digits(t(messages.rules[name]))}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
