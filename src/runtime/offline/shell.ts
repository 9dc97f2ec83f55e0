import { call as health } from '@client/site/calls/api/health'

/** The offline shell waits for the gateway and then loads the requested page. */
const retryMs = 5000

async function check(): Promise<void> {
  try {
    const response = await fetch(`${health.path}?probe=live`, { cache: 'no-store' })
    if (response.ok) location.reload()
  } catch {
    // Still offline; the next check decides.
  }
}

addEventListener('online', () => void check())
setInterval(() => void check(), retryMs)
void check()
