import { type FormEvent, useId } from 'react'
import { satangPerBaht } from '@schemas/constants'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  /** What the goods cost under the other filters, in satang. */
  range: { min: number; max: number } | undefined
  min: number | undefined
  max: number | undefined
  onChange: (range: { min: number | undefined; max: number | undefined }) => void
}

const baht = (satang: number | undefined) => (satang === undefined ? '' : String(satang / satangPerBaht))
const satangOf = (text: FormDataEntryValue | null) => {
  const value = Number(text)
  return typeof text !== 'string' || text.trim() === '' || !(value >= 0) ? undefined : Math.round(value * satangPerBaht)
}

/** The lowest and the highest price, typed in baht. */
export function PriceRange({ range, min, max, onChange }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  if (!range && min === undefined && max === undefined) return null
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [low, high] = [satangOf(typed.get('min')), satangOf(typed.get('max'))]
    // Typed the wrong way round, they still mean a range.
    const isSwapped = low !== undefined && high !== undefined && low > high
    onChange(isSwapped ? { min: high, max: low } : { min: low, max: high })
  }
  return (
    <fieldset className={styles.group} data-scripted="">
      <legend className={styles.legend}>{t(texts.price)}</legend>
      {range && (
        <p className={styles.range}>
          {t(texts.range, { min: formatBaht(range.min, locale), max: formatBaht(range.max, locale) })}
        </p>
      )}
      {/* A change from elsewhere, such as "Clear filters", starts the fields again. */}
      <form key={`${min}-${max}`} className={styles.prices} onSubmit={submit}>
        {(['min', 'max'] as const).map((name) => (
          <span key={name}>
            <label htmlFor={`${id}${name}`} className="visually-hidden">
              {t(name === 'min' ? texts.from : texts.to)}
            </label>
            <input
              id={`${id}${name}`}
              name={name}
              type="number"
              inputMode="numeric"
              min="0"
              step="any"
              className={styles.amount}
              placeholder={t(name === 'min' ? texts.from : texts.to)}
              defaultValue={baht(name === 'min' ? min : max)}
            />
          </span>
        ))}
        <Button type="submit" look="secondary" size="s">
          {t(texts.apply)}
        </Button>
      </form>
    </fieldset>
  )
}
