import { call } from '@schemas/learning/calls/survey/edit'
import { handle } from '@gateway/call/handle'
import { editSurvey } from '../../domain/survey/edit-survey'
import { asReader } from '../../domain/reader'

export const handler = handle(call, (context) => asReader(context, (author) => editSurvey(author, context.input.item)))
