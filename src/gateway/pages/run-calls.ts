import type { DataResult } from '@schemas/block'
import type { CallCache } from '@schemas/call'
import { localise } from '@schemas/layout/text'
import { CallError } from '../http/call-error'
import type { CallContext, Handler } from '../http/handle'

export type WantedCall = { call: string; input: Record<string, unknown> }
/** `cache` is undefined for a call that there is not. */
export type CallOutcome = { result: DataResult; cache: CallCache | undefined }

/** Runs calls at once, those of the site in one transaction, and gives their outcomes in order, in the caller's language but where the call says otherwise. A call that fails fails alone. */
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
    // Platform work begins transactions of its own, for which the embedded database would wait inside the site's for ever.
    ...numbered.filter(({ isPlatform }) => isPlatform).map(({ wanted, at }) => run(wanted, at)),
    own.length > 0 &&
      context.services.shareSite(context.site.id, () => Promise.all(own.map(({ wanted, at }) => run(wanted, at)))),
  ])
  return outcomes
}

/** Whether a block may name the call: one that reads, and says what it found. */
export function isOfBlocks(handler: Handler | undefined): boolean {
  return handler?.call.method === 'GET' && (handler.call.answer ?? 'json') === 'json' && handler.call.cache !== 'none'
}
