import { call } from '@schemas/api/account/qr-poll'
import { readQr } from '../../auth/qr-sign-in'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ input, tx }) => ({
  state: await tx((db) => readQr(db, input.code, input.secret)),
}))
