import { call } from '@schemas/organisation/calls/pos/catalogue'
import { picturesOf } from '@areas/commerce/server/public'
import { handle } from '@gateway/call/handle'
import { readCatalogue } from '../../domain/catalogue'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, async (context) => {
  const answer = await asStaff(context, call, (staff) => readCatalogue(staff, context.input))
  return { ...answer, pictures: await picturesOf(context, answer) }
})
