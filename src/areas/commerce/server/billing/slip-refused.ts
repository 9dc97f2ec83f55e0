import type { Locale } from '@schemas/layout/locale'
import type { CallError } from '@gateway/errors/call-error'
import { shopError } from '../messages'
import type { Shop } from '../shop'
import { decidedBy } from './review-slips'

/** Why a slip could not be decided on, in the reviewer's language. */
export async function slipRefused(
  shop: Shop,
  slip: string,
  problem: 'unknown' | 'own' | 'decided' | 'credited',
  locale: Locale,
): Promise<CallError> {
  if (problem === 'decided') return shopError('decided', locale, { values: { name: await decidedBy(shop, slip) } })
  return shopError(({ unknown: 'unknownSlip', own: 'ownSlip', credited: 'usedSlip' } as const)[problem], locale)
}
