import { useEffect, useEffectEvent, useState } from 'react'
import { useLocale } from '@kit/boot'
import { formatDuration } from '@kit/format'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

/** Minutes that are spoken. */
const spoken = [10, 5, 1]

type Props = { deadline: string; now: string; onOver: () => void }

/** The time left by the gateway's clock. A picture: the gateway decides when it is over. */
export function Clock({ deadline, now, onOver }: Props) {
  const t = useT()
  const locale = useLocale()
  const end = Date.parse(deadline)
  const [left, setLeft] = useState(() => Math.max(0, Math.ceil((end - Date.parse(now)) / 1000)))
  const over = useEffectEvent(onOver)
  useEffect(() => {
    // The device's own clock may be wrong.
    const ahead = Date.now() - Date.parse(now)
    let isOver = false
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - (Date.now() - ahead)) / 1000))
      setLeft(seconds)
      if (seconds > 0 || isOver) return
      isOver = true
      over()
    }
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [end, now])
  const minutes = Math.ceil(left / 60)
  const announced = spoken.findLast((each) => minutes <= each)
  return (
    <p className={styles.clock} data-few={left <= 60 ? '' : undefined}>
      <Icon name="clock" />
      <span className="visually-hidden">{t(texts.timeLeft)}</span>
      <span role="timer">{formatDuration(left, locale, { style: 'clock' })}</span>
      <span role="status" className="visually-hidden">
        {announced === undefined ? '' : t(texts.minutesLeft, { count: announced })}
      </span>
    </p>
  )
}
