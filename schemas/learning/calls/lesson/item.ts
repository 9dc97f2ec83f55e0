import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { filmEmbed, outlineItem, outlineSection, shownFilm, slugInput } from '../../entities/item'
import { afterPrevious, myState, noRight, opensOn, presences, unknownItem, unknownLesson } from '../../entities/lesson'
import { shownSurvey } from '../../entities/survey'

export const call = defineCall({
  name: 'lesson/item',
  summary: 'A part of a lesson with its body, for those who may open it now, or anyone where it is a preview.',
  method: 'GET',
  path: '/api/lesson/item',
  access: 'guest',
  scope: 'site',
  resources: { lesson: 'lesson_slug', item: 'lesson_item_slug' },
  cache: 'private',
  input: z.strictObject({ lesson: slugInput, item: slugInput }),
  output: z.object({
    lesson: z.object({
      slug: z.string(),
      title: z.string(),
      noSkip: z.boolean(),
      presence: z.enum(presences),
      instructors: z.array(z.string()),
    }),
    item: outlineItem,
    body: z.object({
      film: z.optional(shownFilm),
      embed: z.optional(filmEmbed),
      pdf: z.optional(z.string()),
      text: z.optional(z.unknown()),
      survey: z.optional(shownSurvey),
    }),
    /** Of a film, in tenths of a second. */
    progress: z.object({ share: z.int(), furthest: z.int(), last: z.int(), least: z.int() }),
    sections: z.array(outlineSection),
    previous: z.optional(z.string()),
    next: z.optional(z.object({ slug: z.string(), title: z.string() })),
    /** Whether what the reader does here is recorded. */
    recorded: z.boolean(),
    mine: z.optional(myState),
    head: z.object({ title: z.string() }),
  }),
  errors: [unknownLesson, unknownItem, noRight, afterPrevious, opensOn],
  examples: [{ input: { lesson: 'no-such-lesson', item: 'no-such-part' }, status: 404 }],
})
