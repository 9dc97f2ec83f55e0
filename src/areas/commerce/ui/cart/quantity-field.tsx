import { useState } from 'react'
import { plainDigits } from '@schemas/plain-digits'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import styles from './quantity-field.module.css'

const texts = {
  quantity: { en: 'Quantity of {title}', th: 'จำนวน {title}' },
  less: { en: 'One less', th: 'ลดหนึ่งชิ้น' },
  more: { en: 'One more', th: 'เพิ่มหนึ่งชิ้น' },
}

type Props = {
  value: number
  onChange: (value: number) => void
  /** What it counts, for screen readers. */
  title: string
  max: number
  min?: number
  disabled?: boolean
}

/** A whole number with buttons for one less and one more. What is typed counts when the field is left. */
export function QuantityField({ value, onChange, title, max, min = 1, disabled }: Props) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const commit = () => {
    const number = Number.parseInt(plainDigits(typed ?? ''), 10)
    setTyped(undefined)
    if (Number.isNaN(number)) return
    const next = Math.min(max, Math.max(min, number))
    if (next !== value) onChange(next)
  }
  return (
    <span className={styles.quantity} role="group" aria-label={t(texts.quantity, { title })}>
      <button
        type="button"
        aria-label={t(texts.less)}
        disabled={disabled === true || value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        disabled={disabled}
        aria-label={t(texts.quantity, { title })}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit()
          if (event.key === 'ArrowUp' && value < max) onChange(value + 1)
          if (event.key === 'ArrowDown' && value > min) onChange(value - 1)
          if (event.key === 'Enter' || event.key.startsWith('Arrow')) setTyped(undefined)
          if (event.key === 'ArrowUp' || event.key === 'ArrowDown' || event.key === 'Enter') event.preventDefault()
        }}
      />
      <button
        type="button"
        aria-label={t(texts.more)}
        disabled={disabled === true || value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  )
}
