import { call } from '@schemas/learning/calls/lesson/item'
import { handle } from '@gateway/call/handle'
import { describeItem } from '../../domain/study/describe-item'
import { asReader } from '../../domain/reader'
import { openItem } from '../../domain/study/study'

export const handler = handle(call, async (context) => {
  // Uploads are loaded outside the transaction that describes the part.
  const { row } = await asReader(context, (reader) => openItem(reader, context.input))
  await context.services.pages.loadUploads(context.site, row.body)
  const find = context.services.pages.assets(context.site, context.locale)
  return asReader(context, (reader) => describeItem(reader, context.input, find))
})
