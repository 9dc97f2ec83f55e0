import { GatewayError } from '@kit/call-gateway'
import type { FilesClient } from './files-client'

/** Delays between polls (ms): short at first, because a small file is done at once. The last is repeated. */
const pauses = [400, 600, 1000, 2000, 3000, 5000]
/** A download not started within this time (ms) counts as abandoned. */
const beginMs = 5 * 60_000

/**
 * Outcome of a native browser download, as far as a page can know: completed or aborted. Undefined when it never
 * started or its state is no longer known.
 */
export async function awaitSaved(
  client: Pick<FilesClient, 'saved'>,
  address: string,
  { wait = pause, now = () => Date.now() }: { wait?: (ms: number) => Promise<void>; now?: () => number } = {},
): Promise<'ended' | 'failed' | undefined> {
  const began = now()
  for (let attempts = 0; ; attempts++) {
    await wait(pauses[Math.min(attempts, pauses.length - 1)] as number)
    try {
      const state = await client.saved(address)
      if (state === 'ended' || state === 'failed') return state
      if (state === 'waiting' && now() - began > beginMs) return undefined
    } catch (error) {
      // An unreachable gateway is polled again.
      if (!(error instanceof GatewayError) || (error.status !== 0 && error.status !== 429 && error.status < 500))
        return undefined
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
