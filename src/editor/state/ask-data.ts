import type { Boot } from '@schemas/boot'
import { hasRole } from '@schemas/layout/role'
import { callGateway } from '@kit/call-gateway'
import type { AskData } from '../canvas/canvas-data'
import { addKnownAssets } from '../media/known-assets'
import { calls } from './calls'

/** At most this many calls go in one request; the contract's bound. */
const maxPerRequest = 200

/** Asks the gateway for what the blocks on the canvas show, as a role sees it; of roles above the person's own, as their own. */
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
