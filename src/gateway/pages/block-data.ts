import type { DataResult } from '@schemas/block'
import { eachAssetName } from '@schemas/layout/asset-names'
import type { BlockCall, Compiled } from '@schemas/layout/compile'
import { isRecord } from '@schemas/layout/json'
import type { RenderTree } from '@schemas/layout/render'
import type { CallContext } from '../call/handle'
import type { PageDeps } from './page-deps'
import type { PageRequest, Pages } from './page-response'
import { isOfBlocks, runCalls } from './run-calls'
import type { WantedCall } from './wanted-call'

/** How long a response with `cache: 'seconds'` data is shared (ms). */
const secondsMs = 10_000

/** Runs the blocks' calls and stores each outcome on its block. */
export async function addBlockData(deps: PageDeps, { context }: PageRequest, compiled: Compiled, now: number) {
  let shared = true
  let missing = false
  const eithers: boolean[] = []
  let until = Number.POSITIVE_INFINITY
  let moved: Record<string, string> | undefined
  const outcomes = await runCalls(context, deps.handlers, compiled.calls)
  for (const [at, { result, cache: policy }] of outcomes.entries()) {
    const { block, name, required } = compiled.calls[at] as BlockCall
    const isMissing = !result.ok && result.error.status === 404
    // Where a page has one subject or another, not finding one of them is no failure.
    const isExpected = required === 'either' && isMissing
    if (policy === 'private' || policy === 'none' || (!result.ok && !isExpected)) shared = false
    if (policy === 'seconds') until = Math.min(until, now + secondsMs)
    if (required === 'either') eithers.push(isMissing)
    else if (required && isMissing) missing = true
    if (required && result.ok) moved ??= movedTo(result.value)
    ;(block.data ??= {})[name] = result
  }
  if (eithers.length > 0 && eithers.every(Boolean)) missing = true
  const values = outcomes.map(({ result }) => result)
  if (!(await deps.loadUploads(context.site, values))) shared = false
  Object.assign(compiled.tree.assets, namedAssets(deps, context, values))
  return { shared, missing, moved, until }
}

/** Parameters under which the page's subject is found now, according to a data call. */
function movedTo(value: unknown): Record<string, string> | undefined {
  if (!isRecord(value) || !isRecord(value.moved)) return undefined
  return Object.fromEntries(
    Object.entries(value.moved).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Outcomes of the blocks' calls, in order, with the pictures that they name. */
export async function blockData(
  deps: PageDeps,
  context: CallContext,
  calls: readonly WantedCall[],
): ReturnType<Pages['data']> {
  const { handlers } = deps
  const known = calls.filter(({ call }) => isOfBlocks(handlers.get(call)))
  const results = new Map((await runCalls(context, handlers, known)).map(({ result }, at) => [known[at], result]))
  const outcomes = calls.map(
    (wanted): DataResult =>
      results.get(wanted) ?? {
        ok: false,
        error: { status: 404, message: `No call of blocks is named "${wanted.call}".` },
      },
  )
  await deps.loadUploads(context.site, outcomes)
  return { outcomes, assets: namedAssets(deps, context, outcomes) }
}

/** Pictures and files named in data are sent with the page like those named in props. */
function namedAssets(deps: PageDeps, { site, locale }: CallContext, value: unknown): RenderTree['assets'] {
  const lookup = deps.assets(site, locale)
  const found: RenderTree['assets'] = {}
  eachAssetName(value, (name) => {
    const known = lookup(name)
    if (known) found[name] = known
  })
  return found
}
