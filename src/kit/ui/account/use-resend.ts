import { useEffect, useState } from 'react'

/** Seconds before a mail can be requested again. */
const waitSeconds = 60

/** Countdown between two mails: `left` seconds, 0 when the next may be requested. */
export function useResendTimer(): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + waitSeconds * 1000)
  const [left, setLeft] = useState(waitSeconds)
  useEffect(() => {
    const tick = () => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return { left, restart: () => setUntil(Date.now() + waitSeconds * 1000) }
}
