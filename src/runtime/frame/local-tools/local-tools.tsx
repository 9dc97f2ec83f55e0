import { useEffect, useState, useSyncExternalStore } from 'react'
import { DebugConsole } from './debug-console'
import { LocalHostPanel } from './local-host-panel'
import { mirrorConsole, readLog, watchLog } from './log-buffer'

// As early as this chunk runs; what is logged before hydration is in the browser's own console.
mirrorConsole()

/** What only developers on local hosts see: the host panel and the debug console. A chunk of its own. */
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
