import type { Client } from 'pg'
import type { Database } from './open'

/** Waits before a dropped connection is reopened (ms), longer each time. */
const againMs = [500, 2000, 5000, 15_000]

/** Listens over a dedicated connection, because pooled ones come and go; it is reopened when it drops. */
export function listenOn(url: string, Connection: typeof Client): Database['listen'] {
  return async (channel, hear, missed) => {
    let isEnded = false
    let open: Client | undefined
    let timer: NodeJS.Timeout | undefined
    const connect = async (): Promise<void> => {
      const client = new Connection({ connectionString: url, connectionTimeoutMillis: 5000, keepAlive: true })
      let isGone = false
      const gone = () => {
        if (isGone) return
        isGone = true
        open = undefined
        retry(0)
      }
      client
        .on('error', gone)
        .on('end', gone)
        .on('notification', ({ payload = '' }) => hear(payload))
      try {
        await client.connect()
        await client.query(`LISTEN ${channel}`)
      } catch (error) {
        isGone = true
        await client.end().catch(() => {})
        throw error
      }
      open = client
      // Ended while connecting.
      if (isEnded) await client.end().catch(() => {})
    }
    const retry = (tries: number): void => {
      if (isEnded) return
      timer = setTimeout(
        () => void connect().then(missed, () => retry(tries + 1)),
        againMs[Math.min(tries, againMs.length - 1)],
      )
      timer.unref()
    }
    await connect()
    return async () => {
      isEnded = true
      clearTimeout(timer)
      await open?.end().catch(() => {})
    }
  }
}
