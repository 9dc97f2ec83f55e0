import { useEffect, useRef } from 'react'
import { useT } from '@kit/t'
import { setUi, useUi } from '../state/ui-store'
import controls from '../ui/controls.module.css'
import styles from './top-bar.module.css'

const label = { en: 'Width in px', th: 'ความกว้างเป็นพิกเซล' }

/** The page's free width (px); also shows the width set by dragging the page's edge. */
export function WidthField() {
  const t = useT()
  const freeWidth = useUi((state) => state.freeWidth)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = String(freeWidth)
  }, [freeWidth])
  return (
    <input
      ref={field}
      type="number"
      className={`${controls.input} ${styles.width}`}
      min={280}
      max={2560}
      step={10}
      defaultValue={freeWidth}
      aria-label={t(label)}
      onChange={({ currentTarget: { valueAsNumber } }) =>
        valueAsNumber >= 280 && valueAsNumber <= 2560 && setUi({ freeWidth: valueAsNumber })
      }
    />
  )
}
