import { call } from '@schemas/learning/calls/lesson/save'
import { handle } from '@gateway/call/handle'
import { brokenKey } from '@gateway/db/failures'
import { describeEdited } from '../../domain/author/describe-edited'
import { saveLesson } from '../../domain/author/save-lesson'
import { lessonError } from '../../domain/messages'
import { asLearner } from '../../domain/reader'

/** The address of a lesson is also that of what is sold. */
const addresses = new Set(['lesson_site_id_slug_key', 'product_site_id_slug_key', 'variant_site_id_sku_key'])

export const handler = handle(call, async (context) =>
  asLearner(context, async (author) => describeEdited(author, await saveLesson(author, context.input))).catch(
    (error: unknown) => {
      throw addresses.has(brokenKey(error) ?? '') ? lessonError('slugTaken', context.locale, { field: 'slug' }) : error
    },
  ),
)
