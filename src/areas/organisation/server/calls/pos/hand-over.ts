import { call } from '@schemas/organisation/calls/pos/hand-over'
import type { HandedOver } from '@schemas/organisation/entities/sale'
import { handle } from '@gateway/call/handle'
import { handOver } from '../../domain/hand-over'
import { registerOf } from '../../domain/registers'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, async (context) => {
  const { register: id, segment, device, sales } = context.input
  const done: HandedOver[] = []
  // One after the other, each in a transaction of its own: what was stored stays stored.
  for (const sale of sales)
    done.push(
      await asStaff(context, call, async (staff) => {
        const { register, branch, position } = await registerOf(staff, id)
        return handOver(staff, { register, branch, segment, device, position }, sale)
      }),
    )
  return { sales: done }
})
