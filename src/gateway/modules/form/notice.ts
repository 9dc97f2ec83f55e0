import { call } from '@schemas/api/form/notice'
import { ownPerson } from '../../auth/own-person'
import { handle } from '../../http/handle'
import { readNotice } from './notice-rows'

export const handler = handle(call, async (context) => {
  const { input, tx, services } = context
  const stored = await tx((db) => readNotice(db, input.form))
  return { ...stored, own: ownPerson(context).email, sends: services.settings.smtpUrl !== undefined }
})
