import type { DataResult } from '@schemas/block'
import type { Boot } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import { hasRole, type Role } from '@schemas/layout/role'
import { callGateway } from '@kit/call-gateway'
import { addKnownAssets } from '@kit/known-assets'
import { calls } from './calls'

export type DataCallOf = { call: string; input: Record<string, unknown> }
/** Asks the gateway for the results of blocks' calls, in order, as the given role would get them. */
export type AskData = (calls: DataCallOf[], as: { role: Role; locale: Locale }) => Promise<DataResult[]>

/** Maximum number of calls per request, from the contract. */
const maxPerRequest = 200

/** Requests the data of the canvas' blocks as a role sees it; roles above the person's own are limited to their own. */
export function askDataOf({ session }: Pick<Boot, 'session'>): AskData {
  return async (requested, { role, locale }) => {
    const seenAs = hasRole(session.role, role) ? role : session.role
    const parts = Array.from({ length: Math.ceil(requested.length / maxPerRequest) }, (_none, index) =>
      requested.slice(index * maxPerRequest, (index + 1) * maxPerRequest),
    )
    const answers = await Promise.all(
      parts.map((part) => callGateway(calls.data, { calls: part, role: seenAs, locale })),
    )
    for (const { assets } of answers) addKnownAssets(assets)
    return answers.flatMap(({ outcomes }) => outcomes)
  }
}
