import { call as adjust } from '@client/wallet/calls/wallet/adjust'
import { call as decrease } from '@client/wallet/calls/wallet/decrease'
import { call as increase } from '@client/wallet/calls/wallet/increase'

export { call as membersCall } from '@client/wallet/calls/wallet/members'
export { call as readCall } from '@client/wallet/calls/wallet/read'
export { call as reverseCall } from '@client/wallet/calls/wallet/reverse'
export const changeCalls = {
  increase,
  decrease,
  adjust,
}
