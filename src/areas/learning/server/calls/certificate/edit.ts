import { call } from '@schemas/learning/calls/certificate/edit'
import { handle } from '@gateway/call/handle'
import { editCertificates } from '../../domain/certificate/manage'
import { asReader } from '../../domain/reader'

export const handler = handle(call, async (context) =>
  asReader(context, (author) => editCertificates(author, context.input.lesson)),
)
