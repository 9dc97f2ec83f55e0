import type { VatClass } from '../../money/vat'
import type { Localised } from './localised'

/** Where an order goes. The province is a code of the Thai address tables. */
export type OrderAddress = {
  name: string
  phone: string
  line: string
  tambon: string
  amphure: string
  province: string
  postcode: string
}

/** What a full tax invoice shows; the tax id is stored sealed. */
export type TaxRequest = { name: string; address: string; branchNo: string }

/** A priced option of one unit of a line, with what it takes from stock. */
export type LineExtra = {
  code: string
  title: Localised
  price: number
  stock: readonly { item: string; quantity: number }[]
}

/** A line of a bill that is not open yet. */
export type DraftLine = { title: Localised; quantity: number; price: number; vatClass: VatClass }
