import { type ReactNode, useId } from 'react'
import styles from './controls.module.css'

type Props = {
  options: readonly { value: string; label: ReactNode }[]
  value: string
  onChange: (value: string) => void
  'aria-label'?: string
  'aria-labelledby'?: string
}

/** A segmented control: a few options, one always selected. Measures nothing, because dozens may be on screen. */
export function Segments({ options, value, onChange, ...named }: Props) {
  const name = useId()
  return (
    <div className={styles.segments} role="radiogroup" {...named}>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}
