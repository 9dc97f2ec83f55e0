import { useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { calculate } from './calculate'
import keypad from './keypad.module.css'
import styles from './shift.module.css'
import { texts } from './texts'
import type { OrderLine } from './till-types'

type Props = { line: OrderLine | undefined; onQuantity: (id: string, quantity: number) => void; onBack: () => void }
const keys = ['7', '8', '9', '÷', '4', '5', '6', '×', '1', '2', '3', '-', '0', '.', '=', '+']

/** A calculator with its tape; a whole result can be the quantity of a line. */
export function CalculatorSection({ line, onQuantity, onBack }: Props) {
  const t = useT()
  const locale = useLocale()
  const [text, setText] = useState('')
  const [tape, setTape] = useState<string[]>([])
  const result = calculate(text)
  const press = (key: string) => {
    if (key !== '=') return setText(text + key)
    if (result === undefined) return
    setTape([`${text} = ${formatNumber(result, locale)}`, ...tape].slice(0, 8))
    setText(String(result))
  }
  return (
    <section className={styles.sheet}>
      <header className={styles.bar}>
        <button type="button" onClick={onBack} aria-label={t(texts.back)}>
          <Icon name="arrow-left" />
        </button>
        <h1>{t(texts.calculator)}</h1>
      </header>
      <div className={keypad.pad} data-wide="">
        <output aria-live="polite">{text || '0'}</output>
        <button type="button" aria-label={t(texts.clear)} onClick={() => setText(text.slice(0, -1))}>
          <Icon name="arrow-back-up" />
        </button>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => press(key)}>
            {key}
          </button>
        ))}
      </div>
      {line && result !== undefined && Number.isInteger(result) && result > 0 && result < 10_000 && (
        <Button size="l" onClick={() => onQuantity(line.id, result)}>
          {t(texts.asQuantity, { n: result, item: line.item.title })}
        </Button>
      )}
      <ol role="list">
        {tape.map((entry, index) => (
          <li key={index}>{entry}</li>
        ))}
      </ol>
    </section>
  )
}
