import type { OutputOf } from '@schemas/call'
import type { call as catalogueCall } from '@schemas/organisation/calls/pos/catalogue'
import type { call as openCall } from '@schemas/organisation/calls/pos/open'
import type { TillSale } from '@schemas/organisation/entities/sale'

export type OpenedRegister = OutputOf<typeof openCall>
/** Who sells at an opened till. */
export type Cashier = NonNullable<OpenedRegister['colleagues']>[number]
type CatalogueAnswer = OutputOf<typeof catalogueCall>
export type TillItem = CatalogueAnswer['items'][number]
export type TillGroup = CatalogueAnswer['groups'][number]
/** What a device keeps of what a branch sells: no cost, no customers. */
export type Catalogue = Pick<CatalogueAnswer, 'items' | 'categories' | 'groups' | 'pictures' | 'time'> & {
  branch: string
}

export type OrderLine = {
  id: string
  item: TillItem
  quantity: number
  options: { group: string; code: string; title: string; price: number }[]
  note: string
}

/** A finished sale that waits to be handed over, with the number that its receipt bears. */
export type OutboxRow = { id: string; register: string; segment: string; number: string; sale: TillSale }

export type TillPart = 'products' | 'order' | 'calculator' | 'checkout' | 'receipts' | 'stock'
