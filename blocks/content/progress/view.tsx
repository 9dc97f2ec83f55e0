import type { CSSProperties } from 'react'
import { classNames } from '@kit/class-names'
import { responsiveVars } from '@kit/responsive-vars'
import { SectionHeading } from '@kit/ui/section-heading'
import tones from '@kit/ui/tone.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

const mostSegments = 24

export function View({ blockId, eyebrow, title, intro, align, items, look, size, perRow }: Props) {
  return (
    <div>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} />
      <div className={styles.items} data-look={look} data-size={size} style={responsiveVars('columns', perRow)}>
        {items.map((item, index) => {
          const share = Math.min(1, item.value / item.max)
          const said = item.valueText ?? `${Math.round(share * 100)}%`
          const labelId = `${blockId}-${index}`
          return (
            <div key={index} className={classNames(styles.item, tones.tone)} data-tone={item.tone}>
              <div className={styles.words}>
                <span id={labelId} className={styles.label}>
                  {item.label}
                </span>
                {look !== 'ring' && (
                  <span className={styles.value} aria-hidden>
                    {said}
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
                aria-valuetext={said}
                style={{ '--share': share } as CSSProperties}
              >
                <Drawing look={look} share={share} max={item.max} said={said} />
              </div>
              {item.note && <p className={styles.note}>{item.note}</p>}
            </div>
          )
        })}
      </div>
    </div>
  )
}

function Drawing({ look, share, max, said }: { look: Props['look']; share: number; max: number; said: string }) {
  if (look === 'ring')
    return (
      <>
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden focusable="false">
          <circle cx="50" cy="50" r="44" />
          {share > 0 && <circle cx="50" cy="50" r="44" pathLength="100" strokeDasharray={`${share * 100} 100`} />}
        </svg>
        <span className={styles.middle} aria-hidden>
          {said}
        </span>
      </>
    )
  if (look === 'segments') {
    // One segment for each when they can be told apart; else tenths.
    const count = Number.isInteger(max) && max <= mostSegments ? max : 10
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
