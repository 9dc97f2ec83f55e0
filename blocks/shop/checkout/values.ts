import type { InputOf } from '@schemas/call'
import type { call as placeOrder } from '@schemas/commerce/calls/shop/place-order'
import type { CheckoutMethod, QuoteView } from '@schemas/commerce/entities/checkout'
import { type AddressDraft, noAddress } from '@areas/account/public'

/** The form as it is typed. The address holds codes of places; the order gets their names. */
export type CheckoutValues = {
  contact: { name: string; email: string; phone: string }
  hasRecipient: boolean
  recipient: { name: string; phone: string }
  address: AddressDraft
  wantsTax: boolean
  tax: { name: string; taxId: string; branchNo: string; address: string }
  method: CheckoutMethod | ''
  note: string
  accepted: boolean
}

export const noValues: CheckoutValues = {
  contact: { name: '', email: '', phone: '' },
  hasRecipient: false,
  recipient: { name: '', phone: '' },
  address: noAddress,
  wantsTax: false,
  tax: { name: '', taxId: '', branchNo: '00000', address: '' },
  method: '',
  note: '',
  accepted: false,
}

type Context = {
  quote: QuoteView | undefined
  token: string | undefined
  /** Names of the chosen places, by their codes. */
  nameOf: (code: string) => string
}

export function inputOf(values: CheckoutValues, { quote, token, nameOf }: Context): InputOf<typeof placeOrder> {
  const { contact, address, method, note, accepted, hasRecipient, recipient, wantsTax, tax } = values
  const { name, phone } = hasRecipient ? recipient : contact
  return {
    ...(token ? { token } : {}),
    cart: quote?.cart ?? '',
    version: quote?.version ?? 1,
    seenTotal: quote?.total ?? 0,
    method: method || 'promptpay',
    contact,
    ...(quote?.isShipped
      ? { address: { ...address, name, phone, tambon: nameOf(address.tambon), amphure: nameOf(address.amphure) } }
      : {}),
    ...(wantsTax ? { tax } : {}),
    ...(note.trim() ? { note } : {}),
    accepted: accepted as true,
  }
}
