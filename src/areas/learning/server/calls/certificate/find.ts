import { call } from '@schemas/learning/calls/certificate/find'
import { handle } from '@gateway/call/handle'
import { findCertificate } from '../../domain/certificate/read'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, async (reader) => {
    const certificate = await findCertificate(reader, context.input.code)
    return { certificate, head: { title: certificate.title } }
  }),
)
