import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { get, set } from 'idb-keyval'
import { call as packCall } from '@client/events/calls/event/scan-pack'
import { call as scanCall } from '@client/events/calls/event/scan'
import { call as undoCall } from '@client/events/calls/event/undo-scan'
import type { ScanPack } from '@schemas/events/entities/scan'
import { callGateway } from '@kit/call-gateway'
import { randomId } from '@kit/random-id'
import { type Judged, judge, merged, withCheckIn } from './judge'

type Waiting = { id: string; event: string; point: string; code: string; at: string }
export type Shown = Judged & { id: string }

const everyMs = 20_000
const queueKey = 'event-scan-queue'

/**
 * A scanner of one point of an event. What it judges by and what it has not sent yet are on the device, so that it goes
 * on without network and over reloads.
 */
export function useScanner(event: string | undefined, point: string | undefined, site: string) {
  const [pack, setPack] = useState<ScanPack>()
  const [waiting, setWaiting] = useState(0)
  const [shown, setShown] = useState<Shown>()
  const [isOnline, setOnline] = useState(true)
  const device = useRef('')
  // What an answer finds when it comes: state of a render would be older.
  const list = useRef<ScanPack>(undefined)
  const queue = useRef<Waiting[]>([])
  const isSending = useRef(false)
  const packKey = `${site}:event-pack:${event ?? ''}`

  const store = (next: ScanPack) => {
    list.current = next
    setPack(next)
    void set(packKey, next).catch(() => undefined)
  }
  const storeQueue = (next: Waiting[]) => {
    queue.current = next
    setWaiting(next.length)
    void set(`${site}:${queueKey}`, next).catch(() => undefined)
  }

  async function refresh(): Promise<void> {
    if (!event) return
    const known = list.current?.event.id === event ? list.current : undefined
    try {
      const changes = await callGateway(packCall, { event, ...(known ? { since: known.at } : {}) })
      store(known ? merged(known, changes) : changes)
      setOnline(true)
    } catch {
      setOnline(false)
    }
  }

  async function send(): Promise<void> {
    const [first] = queue.current
    if (isSending.current || !first) return
    isSending.current = true
    try {
      const rows = queue.current
        .filter((each) => each.event === first.event && each.point === first.point)
        .slice(0, 100)
      const now = Date.now()
      const { results } = await callGateway(scanCall, {
        event: first.event,
        point: first.point,
        device: device.current,
        sentAt: new Date(now).toISOString(),
        rows: rows.map(({ id, code, at }) => ({ id, code, at, offline: now - Date.parse(at) > 5000 })),
      })
      const sent = new Set(rows.map(({ id }) => id))
      storeQueue(queue.current.filter(({ id }) => !sent.has(id)))
      setOnline(true)
      // The gateway knows of other gates: its verdict replaces the device’s own.
      setShown((before) => {
        const latest = results.find(({ id }) => id === before?.id)
        return latest && before ? { ...before, verdict: latest.verdict, when: latest.when } : before
      })
    } catch {
      setOnline(false)
    } finally {
      isSending.current = false
    }
  }
  const sendAndRefresh = useEffectEvent(() => send().then(refresh))
  const begin = useEffectEvent(refresh)

  useEffect(() => {
    void (async () => {
      const own = await get<string>(`${site}:event-device`).catch(() => undefined)
      device.current = own ?? `gate-${randomId().slice(0, 6)}`
      if (!own) void set(`${site}:event-device`, device.current).catch(() => undefined)
      queue.current = (await get<Waiting[]>(`${site}:${queueKey}`).catch(() => undefined)) ?? []
      setWaiting(queue.current.length)
    })()
  }, [site])

  useEffect(() => {
    if (!event) return
    void (async () => {
      const stored = await get<ScanPack>(packKey).catch(() => undefined)
      list.current = stored
      if (stored) setPack(stored)
      await begin()
    })()
    const timer = setInterval(() => void sendAndRefresh(), everyMs)
    return () => clearInterval(timer)
  }, [event, packKey])

  return {
    pack: pack?.event.id === event ? pack : undefined,
    waiting,
    isOnline,
    shown,
    clear: () => setShown(undefined),
    scan: async (text: string) => {
      const known = list.current
      if (!known || !event || !point || text.trim() === '') return
      const now = Date.now()
      const id = randomId()
      const judged = await judge(known, point, text, now)
      setShown({ ...judged, id })
      if (judged.verdict === 'unknown') return
      if (judged.verdict === 'in' && judged.ticket) store(withCheckIn(known, point, judged.ticket.id, now))
      storeQueue([...queue.current, { id, event, point, code: text.trim(), at: new Date(now).toISOString() }])
      await send()
    },
    undo: async (id: string) => {
      await callGateway(undoCall, { id })
      setShown(undefined)
      await refresh()
    },
  }
}
