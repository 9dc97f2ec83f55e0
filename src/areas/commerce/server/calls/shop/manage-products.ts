import { call } from '@schemas/commerce/calls/shop/manage-products'
import { handle } from '@gateway/call/handle'
import { listStaffProducts } from '../../catalogue/list-staff-products'
import { addressesOf } from '../../catalogue/picture-addresses'

export const handler = handle(call, async (context) => {
  const { input, tx, locale } = context
  const { items, pictures, ...rest } = await tx((db) => listStaffProducts(db, input, locale))
  const addresses = await addressesOf(
    context,
    pictures.flatMap((asset) => asset ?? []),
  )
  return {
    items: items.map((item, at) => {
      const picture = addresses[pictures[at] ?? '']
      return { ...item, ...(picture === undefined ? {} : { picture }) }
    }),
    ...rest,
  }
})
