import { giveUpOrder } from '@areas/commerce/server/public'
import type { RegistrationRow } from '../../tables'
import type { MailKind } from '../../mail/registration-mail'
import type { Actor } from '../actor'
import { endRegistration, lockRegistration, mailRegistration, type Scope } from '../register/lead'

export type CancelScope = Scope & Pick<Actor, 'timeZone' | 'seal'>

type Cancelling = {
  reason: string
  mail: Extract<MailKind, 'cancelled' | 'event_cancelled'>
  /** Throws what speaks against it, once order and registration are locked. */
  refuse?: () => Promise<void>
}

/**
 * Cancels a registration, its order first, as everything that ends an order locks the order before it. What was paid is
 * requested back once, and one mail names both. False: it was over already.
 */
export async function cancelRegistration(
  scope: CancelScope,
  { id, orderId }: Pick<RegistrationRow, 'id' | 'orderId'>,
  { reason, mail, refuse }: Cancelling,
): Promise<boolean> {
  const { db, site, now, person, timeZone, seal } = scope
  const hasEnded =
    orderId !== null &&
    (await giveUpOrder(
      { tx: db, site, now, timeZone, actor: person, seal, isSilent: true },
      { order: orderId, reason },
    ))
  const registration = await lockRegistration(db, id)
  if (!registration || registration.status === 'declined') return false
  if (registration.status === 'cancelled' && !hasEnded) return false
  await refuse?.()
  if (registration.status !== 'cancelled') await endRegistration(scope, registration, 'cancelled', undefined)
  await mailRegistration(scope, id, mail)
  return true
}
