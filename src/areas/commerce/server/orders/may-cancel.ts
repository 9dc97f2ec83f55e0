import type { CommerceSettings } from './settings'
import type { LineRow, OrderRow } from './order-rows'

/** Whether a buyer may still cancel without the shop, as the shop's settings say: not at all, until it is paid, or packed. */
export function mayCancel(
  { channel, status, paymentStatus }: Pick<OrderRow, 'channel' | 'status' | 'paymentStatus'>,
  lines: readonly Pick<LineRow, 'fulfilled'>[],
  { cancelUntil, parcels }: Pick<CommerceSettings, 'cancelUntil'> & { parcels: readonly { status: string }[] },
): boolean {
  if (status !== 'pending' && status !== 'confirmed') return false
  // A bill is the shop's: its managers end it.
  if (channel === 'bill') return false
  // A slip that is being reviewed may be money: its reviewer decides first.
  if (cancelUntil === 'never' || paymentStatus === 'awaiting_review') return false
  if (cancelUntil === 'paid' && !['unpaid', 'cod_due'].includes(paymentStatus)) return false
  return lines.every(({ fulfilled }) => fulfilled === 0) && parcels.every((each) => each.status === 'cancelled')
}
