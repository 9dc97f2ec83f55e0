import { call } from '@schemas/api/site/reset-password'
import { handle } from '../../http/handle'
import { operatorOf } from './operator'

export const handler = handle(call, (given) => given.services.siteAdmin.resetPassword(operatorOf(given), given.input))
