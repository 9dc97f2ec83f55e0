import { useEffect, useState } from 'react'
import { useBoot } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { HeldText } from '@kit/held-text'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import type { Props } from './schema'
import { texts } from './texts'
import { timeLeft } from './time-left'
import styles from './view.module.css'

/**
 * The server renders the target moment. Only the browser knows the remaining time, so the figures are filled into
 * reserved places after mount.
 */
export function View({
  to,
  eyebrow,
  title,
  text,
  ended,
  button,
  hideButtonAfter,
  seconds,
  look: variant,
  align,
}: Props) {
  const t = useT()
  const { locale, now, space } = useBoot()
  const left = useTimeLeft(to)
  // Until the browser knows the time, the gateway's own clock decides what has long ended.
  const isOver = left === null ? now !== undefined && Date.parse(now) >= Date.parse(to) : left <= 0
  const moment = formatDateTime(to, locale, { style: 'long', timeZone: space.timeZone })
  return (
    <div className={styles.countdown} data-look={variant} data-align={align}>
      <div className={styles.words}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && (
          <h2 className={styles.title}>
            <HeldText>{title}</HeldText>
          </h2>
        )}
        {text && !isOver && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.state}>
        {isOver ? <p className={styles.ended}>{ended}</p> : <Figures left={left} seconds={seconds} />}
        <p className={styles.moment}>
          <time dateTime={to}>{t(isOver ? texts.endedAt : texts.until, { moment })}</time>
        </p>
      </div>
      {button && !(isOver && hideButtonAfter) && (
        <ButtonLink link={button.link} size={variant === 'strip' ? 's' : 'm'} className={styles.button}>
          {button.text}
        </ButtonLink>
      )}
    </div>
  )
}

function Figures({ left, seconds }: { left: number | null; seconds: boolean }) {
  const t = useT()
  const parts = left === null ? null : timeLeft(left, seconds)
  const units = seconds ? (['days', 'hours', 'minutes', 'seconds'] as const) : (['days', 'hours', 'minutes'] as const)
  return (
    <div role="timer" className={styles.figures} data-waiting={parts ? undefined : true}>
      {units.map((unit) => (
        <span key={unit} className={styles.figure}>
          <b>{parts ? String(parts[unit]).padStart(2, '0') : '––'}</b> <span>{t(texts[unit])}</span>
        </span>
      ))}
    </div>
  )
}

/** Milliseconds until `to`, updated every second; null on the server and in the first browser render. */
function useTimeLeft(to: string): number | null {
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    const target = Date.parse(to)
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const rest = target - Date.now()
      setLeft(rest)
      // Ticks are aligned with the target's seconds, so that no figure is shown for two of them.
      if (rest > 0) timer = setTimeout(tick, rest % 1000 || 1000)
    }
    tick()
    return () => clearTimeout(timer)
  }, [to])
  return left
}
