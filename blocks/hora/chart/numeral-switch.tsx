import { useT } from '@kit/t'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from './messages'
import styles from './view.module.css'

type Props = { numerals: Numerals; onChange: (numerals: Numerals) => void }

const switches = [
  { value: 'thai', name: messages.thaiNumerals, digits: messages.thaiDigits },
  { value: 'arabic', name: messages.arabicNumerals, digits: messages.arabicDigits },
] as const

/** Thai or Arabic numerals, on the wheel and in the tables. */
export function NumeralSwitch({ numerals, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.switch} role="group" aria-label={t(messages.numerals)}>
      {switches.map(({ value, name, digits }) => (
        <button
          key={value}
          type="button"
          aria-pressed={numerals === value}
          aria-label={`${t(name)} ${t(digits)}`}
          onClick={() => onChange(value)}
        >
          {t(digits)}
        </button>
      ))}
    </div>
  )
}
