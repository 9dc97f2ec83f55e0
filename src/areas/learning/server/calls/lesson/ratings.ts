import { call } from '@schemas/learning/calls/lesson/ratings'
import { handle } from '@gateway/call/handle'
import { listRatings } from '../../domain/rating/ratings'
import { asReader } from '../../domain/reader'

export const handler = handle(call, (context) => asReader(context, (reader) => listRatings(reader, context.input)))
