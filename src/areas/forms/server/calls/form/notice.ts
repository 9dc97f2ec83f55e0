import { call } from '@schemas/forms/calls/form/notice'
import { ownPerson } from '@gateway/auth/own-person'
import { handle } from '@gateway/call/handle'
import { readNotice } from '../../domain/notice-rows'

export const handler = handle(call, async (context) => {
  const { input, tx, services } = context
  const stored = await tx((db) => readNotice(db, input.form))
  return { ...stored, own: ownPerson(context).email, sends: services.settings.smtpUrl !== undefined }
})
