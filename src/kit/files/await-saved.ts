import { GatewayError } from '../call-gateway'
import type { FilesClient } from './files-client'

/** How long is waited between two questions (ms): soon at first, for a small file is there at once. The last is kept. */
const pauses = [400, 600, 1000, 2000, 3000, 5000]
/** Whoever did not let it begin by then (ms) does not want it. */
const beginMs = 5 * 60_000

/**
 * What became of a download that the browser makes by itself, as far as a page can know: that all of it was sent, or that it broke off. Undefined
 * where it never began, or nobody can say any more.
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
      // A gateway that does not answer now says it a moment later.
      if (!(error instanceof GatewayError) || (error.status !== 0 && error.status !== 429 && error.status < 500))
        return undefined
    }
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
