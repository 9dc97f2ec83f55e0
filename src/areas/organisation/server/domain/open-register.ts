import { readReceiving, tillIssuer } from '@areas/commerce/server/public'
import { pickText } from '@schemas/layout/pick-text'
import { mayAs } from '@schemas/organisation/entities/position'
import { describeShift, nameOf } from './describe-shift'
import { clusterError } from './messages'
import { listColleagues } from './pins'
import { bindDevice, liveSegment, nextSeq, openShiftOf, registerOf } from './registers'
import { readOrganisation, type Staff } from './staff'

type Opened = { register: string; device: string; deviceName?: string | undefined }

/** What a device needs to sell at a register. A lead who opens it on another device binds that one. */
export async function openRegister(staff: Staff, input: Opened) {
  const { tx, now, locale, actor } = staff
  const { register, branch, position } = await registerOf(staff, input.register)
  const live = await liveSegment(staff, register.id)
  if (live?.deviceId !== input.device && !mayAs(position, 'lead')) throw clusterError('bindFirst', locale)
  const segment = await bindDevice(staff, register, { id: input.device, name: input.deviceName ?? '' })
  const { issuer, isRegistered } = await tillIssuer(staff, branch.issuerId ?? undefined)
  const { cashStep, cashWay } = await readOrganisation(tx)
  const receiving = await readReceiving(tx, branch.accountId ?? undefined)
  const shift = await openShiftOf(staff, register.id)
  const text = (value: Parameters<typeof pickText>[0]) => pickText(value, locale)
  return {
    register: {
      id: register.id,
      code: register.code,
      name: register.name,
      ...(register.machineNo === null ? {} : { machineNo: register.machineNo }),
    },
    branch: {
      id: branch.id,
      name: text(branch.name),
      address: text(branch.address),
      phone: branch.phone,
      receiptHead: branch.receiptHead,
      receiptFoot: branch.receiptFoot,
      tenders: branch.tenders,
      discountLimit: branch.discountLimit,
      ...(receiving ? { promptpay: receiving } : {}),
    },
    issuer: {
      legalName: text(issuer.legalName),
      address: text(issuer.address),
      ...(issuer.taxId === null ? {} : { taxId: issuer.taxId }),
      branchNo: issuer.branchNo,
      isVatRegistered: isRegistered,
    },
    cash: { step: cashStep, way: cashWay },
    position,
    colleagues: await listColleagues(staff, branch.id),
    me: { id: actor, name: await nameOf(tx, actor) },
    segment: { id: segment.id, no: segment.no, nextSeq: await nextSeq(staff, segment.id) },
    ...(shift ? { shift: await describeShift(staff, shift, position) } : {}),
    time: now.toISOString(),
  }
}
