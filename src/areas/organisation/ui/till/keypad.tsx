import { useT } from '@kit/t'
import { Icon } from '@kit/icon'
import styles from './keypad.module.css'
import { texts } from './texts'

const keys = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '00', '.']

/** Large keys for an amount in baht. */
export function Keypad({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useT()
  return (
    <div className={styles.pad}>
      <output aria-live="polite">{value === '' ? '0' : value}</output>
      <button type="button" aria-label={t(texts.clear)} onClick={() => onChange(value.slice(0, -1))}>
        <Icon name="arrow-back-up" />
      </button>
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          onClick={() => {
            if (key === '.' && value.includes('.')) return
            if (/\.\d\d$/.test(value) || value.length > 8) return
            onChange(value + key)
          }}
        >
          {key}
        </button>
      ))}
    </div>
  )
}
