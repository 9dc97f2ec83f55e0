import { useEffect, useState } from 'react'

/** Whole seconds until a moment, counted down; undefined without one, and until the page is mounted. */
export function useSecondsLeft(until: string | undefined): number | undefined {
  const [now, setNow] = useState<number>()
  useEffect(() => {
    if (until === undefined) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [until])
  return until === undefined || now === undefined ? undefined : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}
