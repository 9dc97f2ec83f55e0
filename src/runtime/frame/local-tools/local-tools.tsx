import { useEffect, useState, useSyncExternalStore } from 'react'
import { DebugConsole } from './debug-console'
import { LocalHostPanel } from './local-host-panel'
import { mirrorConsole, readLog, watchLog } from './log-buffer'

// Runs as soon as this chunk does; earlier messages are only in the browser's console.
mirrorConsole()

/** Tools for developers on local hosts: the host panel and the debug console. A separate chunk. */
export function LocalTools() {
  const [isConsoleOpen, setConsoleOpen] = useState(false)
  const log = useSyncExternalStore(watchLog, readLog, readLog)
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && setConsoleOpen(false)
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [])
  return (
    <>
      <LocalHostPanel log={log} isConsoleOpen={isConsoleOpen} onConsole={() => setConsoleOpen(!isConsoleOpen)} />
      {isConsoleOpen && <DebugConsole log={log} onClose={() => setConsoleOpen(false)} />}
    </>
  )
}
