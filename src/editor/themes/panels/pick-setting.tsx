import { colorScale } from '@schemas/layout/theme-css'
import { useT } from '@kit/t'
import { leafNames } from '@schemas/layout/theme-names'
import { Setting } from '../parts/setting'
import { useValue } from '../parts/use-value'
import { ColorButton } from './color-button'
import styles from './panels.module.css'

const messages = { scale: { en: 'Ten shades, from light to dark', th: 'สิบระดับของสีนี้ จากอ่อนไปเข้ม' } }

/** One of the three base hues, and the ten steps derived from it. */
export function PickSetting({ pick }: { pick: 'brand' | 'accent' | 'neutral' }) {
  const t = useT()
  const path = `overrides.picks.${pick}` as const
  const { value, isSet, set, reset } = useValue<string>(path)
  const label = t(leafNames[path])
  return (
    <Setting label={label} isSet={isSet} onReset={reset} shown={value}>
      {() => (
        <div className={styles.pick}>
          <ColorButton label={label} color={value} size="l" isSet={isSet} onChange={set} />
          <div className={styles.scale} role="img" aria-label={t(messages.scale)}>
            {colorScale(value).map((step, index) => (
              <span key={index} style={{ backgroundColor: step }} title={`${index + 1}: ${step}`} />
            ))}
          </div>
        </div>
      )}
    </Setting>
  )
}
