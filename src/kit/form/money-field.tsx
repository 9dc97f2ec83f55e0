import { type Ref, useState } from 'react'
import { parseBaht } from '@schemas/money/parse-baht'
import { formatBaht } from '../format'
import control from '../ui/control.module.css'
import { useFieldControl } from '../ui/field'
import styles from './money-field.module.css'

type Props = {
  /** Satang; null for none. NaN for text that is not an amount, which the contract refuses. */
  value: number | null
  onChange: (satang: number | null) => void
  onBlur?: () => void
  name?: string
  /** Accepts a minus sign, for corrections. */
  isSigned?: boolean
  placeholder?: string
  disabled?: boolean
  id?: string
  required?: boolean
  'aria-describedby'?: string
  ref?: Ref<HTMLInputElement>
}

/**
 * An amount in baht, held in satang: `1,290.50`, `฿500`, Thai digits too. Written with separators once the field is
 * left. Inside a `Field` it takes label, hint and error from there.
 */
export function MoneyField({
  value,
  onChange,
  onBlur,
  name,
  isSigned = false,
  disabled,
  placeholder = '0.00',
  ref,
  ...rest
}: Props) {
  const field = useFieldControl(rest)
  const [typed, setTyped] = useState<string>()
  // Text that is no amount stays in the field, to be corrected.
  const [wrong, setWrong] = useState('')
  const written = value === null ? '' : Number.isNaN(value) ? wrong : amountText(value)
  return (
    <span className={control.box}>
      <span className={styles.sign} aria-hidden="true">
        ฿
      </span>
      <input
        {...field}
        ref={ref}
        name={name}
        type="text"
        // The decimal keypad of phones has no minus sign.
        inputMode={isSigned ? 'text' : 'decimal'}
        autoComplete="off"
        maxLength={20}
        className={`${control.control} ${styles.amount}`}
        placeholder={placeholder}
        disabled={disabled}
        value={typed ?? written}
        onChange={({ target: { value: text } }) => {
          setTyped(text)
          const satang = parseBaht(text)
          const isAmount = satang !== undefined && (isSigned || satang >= 0)
          setWrong(isAmount ? '' : text)
          onChange(text.trim() === '' ? null : isAmount ? satang : Number.NaN)
        }}
        onBlur={() => {
          setTyped(undefined)
          onBlur?.()
        }}
      />
    </span>
  )
}

const amountText = (satang: number) => formatBaht(satang, 'en', { fixed: true }).replace('฿', '')
