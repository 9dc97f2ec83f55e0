import { call } from '@schemas/commerce/calls/billing/manage-settings'
import { handle } from '@gateway/call/handle'
import { readMoneySettings } from '../../billing/money-settings'

export const handler = handle(call, ({ tx }) => tx((db) => readMoneySettings(db)))
