import { useT } from '@kit/t'
import type { Numerals } from '@areas/hora/ui/texts/bodies'
import { messages } from './messages'
import styles from './view.module.css'

type Props = { numerals: Numerals; onChange: (numerals: Numerals) => void }

/** Thai or Arabic numerals, on the wheel and in the tables. */
export function NumeralSwitch({ numerals, onChange }: Props) {
  const t = useT()
  return (
    <div className={styles.switch} role="group" aria-label={t(messages.numerals)}>
      {(['thai', 'arabic'] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={numerals === each}
          aria-label={t(each === 'thai' ? messages.thaiNumerals : messages.arabicNumerals)}
          onClick={() => onChange(each)}
        >
          {t(each === 'thai' ? messages.thaiDigits : messages.arabicDigits)}
        </button>
      ))}
    </div>
  )
}
