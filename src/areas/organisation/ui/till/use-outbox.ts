import { useCallback, useEffect, useRef, useState } from 'react'
import { call as handOverCall } from '@client/organisation/calls/pos/hand-over'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { readOutbox, removeFromOutbox, writeValue } from './till-store'

const retryMs = 8000
const batch = 25

/** Hands over what was sold, oldest first, and again until it is taken; nothing leaves the device before. */
export function useOutbox() {
  const [unsent, setUnsent] = useState(0)
  const [isOnline, setOnline] = useState(true)
  const [lastContact, setLastContact] = useState<number>()
  const running = useRef<Promise<number>>(undefined)

  const send = useCallback(async (): Promise<number> => {
    let rows = await readOutbox()
    try {
      while (rows.length > 0) {
        const [first] = rows
        const part = rows.filter(({ register, segment }) => register === first?.register && segment === first.segment)
        const answer = await callGateway(handOverCall, {
          register: first?.register ?? '',
          segment: first?.segment ?? '',
          sales: part.slice(0, batch).map(({ sale }) => sale),
        })
        await removeFromOutbox(answer.sales.map(({ id }) => id))
        setLastContact(Date.now())
        await writeValue('contact', Date.now())
        rows = await readOutbox()
        setUnsent(rows.length)
      }
      setOnline(true)
    } catch (error) {
      setOnline(!(error instanceof GatewayError && error.status === 0))
    }
    setUnsent(rows.length)
    return rows.length
  }, [])

  /** One at a time; resolves to how many are left. */
  const flush = useCallback(async (): Promise<number> => {
    await running.current
    const turn = send()
    running.current = turn
    return turn
  }, [send])

  useEffect(() => {
    const now = () => void flush()
    now()
    const timer = setInterval(now, retryMs)
    addEventListener('online', now)
    const away = () => setOnline(false)
    addEventListener('offline', away)
    return () => {
      clearInterval(timer)
      removeEventListener('online', now)
      removeEventListener('offline', away)
    }
  }, [flush])

  return { unsent, isOnline, lastContact, flush }
}
