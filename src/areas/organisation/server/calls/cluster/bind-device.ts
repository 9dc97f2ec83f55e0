import { call } from '@schemas/organisation/calls/cluster/bind-device'
import { handle } from '@gateway/call/handle'
import { recordAudit } from '@gateway/audit/audit'
import { bindDevice, registerOf, revokeDevice } from '../../domain/registers'
import { asStaff } from '../../domain/staff'

export const handler = handle(call, (context) =>
  asStaff(context, call, async (staff) => {
    const { register: id, device, name } = context.input
    const { register } = await registerOf(staff, id)
    const segment = device === null ? undefined : await bindDevice(staff, register, { id: device, name })
    if (!segment) await revokeDevice(staff, register)
    await recordAudit(staff.tx, {
      site: staff.site,
      person: staff.actor,
      action: 'register-device',
      subject: `register:${register.id}`,
      after: { code: register.code, device: name },
    })
    return segment ? { segment: segment.no } : {}
  }),
)
