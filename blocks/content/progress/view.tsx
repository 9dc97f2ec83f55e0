import type { CSSProperties } from 'react'
import { classNames } from '@kit/class-names'
import { responsiveVars } from '@kit/responsive-vars'
import { SectionHeading } from '@kit/ui/section-heading'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

const maxSegments = 24

export function View({ blockId, eyebrow, title, intro, align, items, look: variant, size, perRow }: Props) {
  return (
    <div>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} />
      <div className={styles.items} data-look={variant} data-size={size} style={responsiveVars('columns', perRow)}>
        {items.map((item, index) => {
          const share = Math.min(1, item.value / item.max)
          const valueText = item.valueText ?? `${Math.round(share * 100)}%`
          const labelId = `${blockId}-${index}`
          return (
            <div key={index} className={classNames(styles.item, tones.tone)} data-tone={item.tone}>
              <div className={styles.words}>
                <span id={labelId} className={styles.label}>
                  {item.label}
                </span>
                {variant !== 'ring' && (
                  <span className={styles.value} aria-hidden>
                    {valueText}
                  </span>
                )}
              </div>
              <div
                role="progressbar"
                className={styles.meter}
                aria-labelledby={labelId}
                aria-valuenow={Math.min(item.value, item.max)}
                aria-valuemin={0}
                aria-valuemax={item.max}
                aria-valuetext={valueText}
                style={{ '--share': share } as CSSProperties}
              >
                <Drawing variant={variant} share={share} max={item.max} valueText={valueText} />
              </div>
              {item.note && <p className={styles.note}>{item.note}</p>}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Drawing({
  variant,
  share,
  max,
  valueText,
}: {
  variant: Props['look']
  share: number
  max: number
  valueText: string
}) {
  if (variant === 'ring')
    return (
      <>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden focusable="false">
          <circle cx="50" cy="50" r="44" />
          {share > 0 && <circle cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
        </svg>
        <span className={styles.middle} aria-hidden>
          {valueText}
        </span>
      </>
    )
  if (variant === 'segments') {
    // One segment per unit while they can be told apart, otherwise tenths.
    const count = Number.isInteger(max) && max <= maxSegments ? max : 10
    return Array.from({ length: count }, (_, index) => (
      <span
        key={index}
        className={styles.segment}
        aria-hidden
        data-full={index < Math.round(share * count) || undefined}
      />
    ))
  }
  return <span className={styles.bar} aria-hidden />
}
