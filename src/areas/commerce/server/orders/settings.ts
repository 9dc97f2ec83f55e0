import type { CashOnDelivery } from '@schemas/commerce/price/shipping-price'
import type { PayMethod } from '@schemas/commerce/entities/payment-status'
import type { ReceivingAccount, ShippingSetting } from '@schemas/commerce/entities/setting-parts'
import type { Db } from '@gateway/db/open'
import { commerceSetting } from '../tables'

/** Until an order is paid by QR. */
export const paymentMinutes = 20
/** How long a slip that waits for its review holds stock, at most. */
export const slipHours = 48

export type CommerceSettings = {
  orderPrefix: string
  numberFormats: Partial<Record<string, string>>
  shipping: ShippingSetting
  cashOnDelivery: CashOnDelivery | undefined
  methods: readonly PayMethod[]
  receivingAccounts: readonly ReceivingAccount[]
  cancelUntil: 'never' | 'paid' | 'packed'
  issuerId: string | undefined
}

/** A site's settings, or those of one that has set nothing. */
export async function readSettings(tx: Db): Promise<CommerceSettings> {
  const [row] = await tx.select().from(commerceSetting)
  return {
    orderPrefix: row?.orderPrefix ?? 'SO',
    numberFormats: row?.numberFormats ?? {},
    shipping: row?.shipping ?? {},
    cashOnDelivery: row?.cashOnDelivery ?? undefined,
    methods: row?.methods ?? [],
    receivingAccounts: row?.receivingAccounts ?? [],
    cancelUntil: row?.cancelUntil ?? 'packed',
    issuerId: row?.issuerId ?? undefined,
  }
}
