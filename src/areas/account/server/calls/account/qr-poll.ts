import { call } from '@schemas/account/calls/account/qr-poll'
import { readQr } from '@gateway/auth/qr-sign-in'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ input, tx }) => ({
  state: await tx((db) => readQr(db, input.code, input.secret)),
}))
