import { call } from '@schemas/organisation/calls/pos/unlock'
import { passwordMatches } from '@gateway/auth/passwords'
import { handle } from '@gateway/call/handle'
import { clusterError } from '../../domain/messages'
import { acceptPin, takeTry } from '../../domain/pins'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, async (context) => {
  const { pin, ...wanted } = context.input
  // The try counts before the hash is compared, outside a transaction: guesses at once cannot be more than five.
  const { hash, member } = await asStaff(context, call, (staff) => takeTry(staff, wanted))
  if (!(await passwordMatches(pin, hash))) throw clusterError('wrongPin', context.locale, { field: 'pin' })
  return asStaff(context, call, (staff) => acceptPin(staff, member))
})
