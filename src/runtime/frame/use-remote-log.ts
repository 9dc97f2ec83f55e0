import { useEffect } from 'react'
import type { Boot } from '@schemas/boot'

/** Tells the site's log of what goes wrong here, where the site names one. Nobody else loads a line of it. */
export function useRemoteLog({ space: { remoteLog }, session: { userID } }: Boot): void {
  useEffect(() => {
    if (!remoteLog) return
    let stop: (() => void) | undefined
    let isOver = false
    const start = async () => {
      const { startRemoteLog } = await import('./remote-log')
      if (!isOver) stop = startRemoteLog(remoteLog, userID)
    }
    // A chunk that does not come leaves the page without this alone.
    start().catch(() => {})
    return () => {
      isOver = true
      stop?.()
    }
  }, [remoteLog, userID])
}
