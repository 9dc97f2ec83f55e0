import { call } from '@schemas/learning/calls/certificate/search'
import { handle } from '@gateway/call/handle'
import { searchCertificates } from '../../domain/certificate/read'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (reader) => searchCertificates(reader, context.input.q)),
)
