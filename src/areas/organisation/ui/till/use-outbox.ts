import { useCallback, useEffect, useRef, useState } from 'react'
import { call as handOverCall } from '@client/organisation/calls/pos/hand-over'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { type RefusedSale, sendOutbox } from './send-outbox'
import { readOutbox, removeFromOutbox, writeValue } from './till-store'
import { deviceId } from './use-register'

const retryMs = 8000
/** What was refused is tried again in each of so many rounds. */
const roundsBetween = 8

/** Hands over what was sold, oldest first, and again until it is taken; nothing leaves the device before. */
export function useOutbox() {
  const [unsent, setUnsent] = useState(0)
  const [refused, setRefused] = useState<RefusedSale[]>([])
  const [isOnline, setOnline] = useState(true)
  const [lastContact, setLastContact] = useState<number>()
  const running = useRef<Promise<number>>(undefined)
  const waiting = useRef<RefusedSale[]>([])

  const send = useCallback(async (isWhole: boolean): Promise<number> => {
    const rows = await readOutbox()
    const later = isWhole ? [] : waiting.current.filter(({ id }) => rows.some((row) => row.id === id))
    const due = rows.filter(({ id }) => !later.some((each) => each.id === id))
    const device = await deviceId()
    const sent = await sendOutbox(due, {
      send: async (group) => (await callGateway(handOverCall, { ...group, device })).sales.map(({ id }) => id),
      onTaken: async (ids) => {
        await removeFromOutbox(ids)
        setLastContact(Date.now())
        await writeValue('contact', Date.now())
        setUnsent((await readOutbox()).length)
      },
      statusOf: (error) => (error instanceof GatewayError ? error.status : undefined),
    })
    waiting.current = [...later, ...sent.refused]
    setRefused(waiting.current)
    setOnline(!sent.isAway)
    const left = (await readOutbox()).length
    setUnsent(left)
    return left
  }, [])

  /** One at a time, what was refused before too; resolves to how many are left. */
  const flush = useCallback(
    (isWhole = true): Promise<number> => {
      const before = running.current?.catch(() => 0) ?? Promise.resolve(0)
      const turn = before.then(() => send(isWhole))
      running.current = turn
      return turn
    },
    [send],
  )

  useEffect(() => {
    let round = 0
    const now = () => void flush(round++ % roundsBetween === 0)
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

  return { unsent, refused, isOnline, lastContact, flush }
}
