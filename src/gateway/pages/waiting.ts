import type * as z from 'zod/mini'
import type { waitingItem } from '@schemas/site/calls/workspace/waiting'
import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import type { CallContext } from '../call/handle'

export type WaitingItem = z.infer<typeof waitingItem>

/** The caller, in the one transaction that reads what waits in all areas. */
export type WaitingContext = Pick<CallContext, 'site' | 'session' | 'services' | 'log'> & {
  db: Db
  locale: Locale
  person: string
}

/** What waits in an area: `src/areas/<area>/server/hooks/waiting.ts`. A few queries, whatever the number of rows. */
export type WaitingHook = (context: WaitingContext) => Promise<readonly WaitingItem[]>

// Loaded with the first request: the areas' code builds on this layer.
const files = import.meta.glob<{ waiting: WaitingHook }>('/src/areas/*/server/hooks/waiting.ts')

/** What waits for the caller in every area, in the order of their names. */
export async function readWaiting(context: WaitingContext): Promise<WaitingItem[]> {
  const items: WaitingItem[] = []
  // One after the other: they share a transaction.
  for (const load of Object.keys(files)
    .sort()
    .map((file) => files[file])) {
    const hook = await load?.()
    items.push(...((await hook?.waiting(context)) ?? []))
  }
  return items.filter(({ count }) => count > 0)
}
