import { useEffect, useState } from 'react'

/** Seconds until a mail may be asked for once more. */
const waitSeconds = 60

/** A countdown between two mails: `left` seconds, 0 when the next may be asked for. */
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
