import { hasEtag } from '../../storage/etag'
import type { ObjectInfo } from '../../storage/object-store'
import type { Condition } from '../../storage/local-store'
import { notImplemented, StoreError } from './store-request'

type Named = Record<string, string | undefined>

/**
 * Evaluates a request's conditions for an object (RFC 9110): a tag outweighs a date. `prefix` is for the conditions on
 * a copy's source.
 */
export function judgeConditions(
  headers: Named,
  { etag, modifiedAt }: ObjectInfo,
  prefix = '',
): 'holds' | 'unchanged' | 'failed' {
  const [match, noneMatch] = [headers[`${prefix}if-match`], headers[`${prefix}if-none-match`]]
  const [since, notSince] = [
    timeOf(headers[`${prefix}if-modified-since`]),
    timeOf(headers[`${prefix}if-unmodified-since`]),
  ]
  // HTTP dates have whole seconds.
  const changed = Math.floor(modifiedAt.getTime() / 1000) * 1000
  if (match !== undefined ? !hasEtag(match, etag) : notSince !== undefined && changed > notSince) return 'failed'
  if (noneMatch !== undefined ? hasEtag(noneMatch, etag) : since !== undefined && changed <= since) return 'unchanged'
  return 'holds'
}

/** The condition of a write on the key's current state. */
export function writeCondition(headers: Named): Condition {
  const { 'if-match': match, 'if-none-match': noneMatch } = headers
  if (noneMatch !== undefined && (noneMatch !== '*' || match !== undefined))
    throw notImplemented('if-none-match of a tag')
  if (match === '*') throw notImplemented('if-match: *')
  return {
    ...(noneMatch ? { isNew: true } : {}),
    ...(match === undefined ? {} : { etag: `"${match.replace(/^W\/|"/g, '')}"` }),
  }
}

export const conditionFailed = () =>
  new StoreError(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold.')

function timeOf(text: string | undefined): number | undefined {
  const time = text === undefined ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? undefined : time
}
