import { useEffect } from 'react'
import type { Boot } from '@schemas/boot'

/** Reports errors to the site's log, where one is configured. Other sites never load this code. */
export function useRemoteLog({ space: { remoteLog }, session: { userID } }: Boot): void {
  useEffect(() => {
    if (!remoteLog) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { startRemoteLog } = await import('./remote-log')
      if (!isOver) stop = startRemoteLog(remoteLog, userID)
    }
    // If the chunk fails to load, only the log is missing.
    start().catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [remoteLog, userID])
}
