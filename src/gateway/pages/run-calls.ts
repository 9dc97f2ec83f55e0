import type { DataResult } from '@schemas/block'
import type { CallCache } from '@schemas/call'
import { localise } from '@schemas/layout/text'
import { CallError } from '../errors/call-error'
import type { CallContext, Handler } from '../call/handle'
import type { WantedCall } from './wanted-call'

/** `cache` is undefined for an unknown call. */
export type CallOutcome = { result: DataResult; cache: CallCache | undefined }

/**
 * Runs calls concurrently, those of the site in one transaction, and returns their outcomes in order, in the caller's
 * language unless the call overrides it. One failure does not affect the others.
 */
export async function runCalls(
  context: CallContext,
  handlers: ReadonlyMap<string, Handler>,
  calls: readonly WantedCall[],
): Promise<CallOutcome[]> {
  const outcomes: CallOutcome[] = []
  const run = async ({ call, input }: WantedCall, at: number): Promise<void> => {
    const handler = handlers.get(call)
    const cache = handler?.call.cache
    try {
      if (!handler) throw new Error(`No call is named "${call}".`)
      const answer = await handler.run(context, input)
      outcomes[at] = {
        cache,
        result: { ok: true, value: handler.call.asWritten ? answer : localise(answer, context.locale) },
      }
    } catch (error) {
      if (!(error instanceof CallError)) context.log.error({ err: error, call }, 'A block got no data.')
      outcomes[at] = {
        cache,
        result: {
          ok: false,
          error:
            error instanceof CallError
              ? { status: error.status, message: error.message }
              : { status: 500, message: 'Internal Server Error' },
        },
      }
    }
  }
  const numbered = calls.map((wanted, at) => ({
    wanted,
    at,
    isPlatform: handlers.get(wanted.call)?.call.scope === 'platform',
  }))
  const own = numbered.filter(({ isPlatform }) => !isPlatform)
  await Promise.all([
    // Platform work starts its own transactions, which on the embedded database would deadlock inside the site's.
    ...numbered.filter(({ isPlatform }) => isPlatform).map(({ wanted, at }) => run(wanted, at)),
    own.length > 0 &&
      context.services.shareSite(context.site.id, () => Promise.all(own.map(({ wanted, at }) => run(wanted, at)))),
  ])
  return outcomes
}

/** Whether blocks may name the call: a read with JSON output. */
export function isOfBlocks(handler: Handler | undefined): boolean {
  return handler?.call.method === 'GET' && (handler.call.answer ?? 'json') === 'json' && handler.call.cache !== 'none'
}
