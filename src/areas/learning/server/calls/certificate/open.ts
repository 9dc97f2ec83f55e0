import { call } from '@schemas/learning/calls/certificate/open'
import { handle } from '@gateway/call/handle'
import { ownPerson } from '@gateway/auth/own-person'
import { openCertificate } from '../../domain/certificate/read'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) => {
  const { id: person } = ownPerson(context)
  return asReader(context, async (reader) => {
    const opened = await openCertificate({ ...reader, person }, context.input.code)
    return { ...opened, head: { title: opened.certificate.title } }
  })
})
