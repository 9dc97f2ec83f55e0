export { branch, branchMember, organisation, register, registerSegment } from './tables/branches'
export { optionGroup, posException, posHeld, salesDay } from './tables/around-sales'
export { posRefund, posSale, tillCashMove, tillShift } from './tables/sales'
