import { useEffect, useState } from 'react'

/** Now, to the minute: prices change by the clock, and all that shows them changes together. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
