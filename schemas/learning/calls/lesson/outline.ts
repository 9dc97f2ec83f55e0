import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { editedLesson, sectionInput } from '../../entities/edited'
import { lessonId } from '../../entities/item'
import { staleLesson, unknownItem, unknownLesson, versionInput } from '../../entities/lesson'

export const call = defineCall({
  name: 'lesson/outline',
  summary: 'Writes all sections and parts of a lesson in their order. Parts with progress are hidden, not deleted.',
  method: 'POST',
  path: '/api/lesson/outline',
  access: 'manager',
  scope: 'site',
  resources: {
    id: 'lesson',
    'sections[].id': 'lesson_section',
    'sections[].items[].id': 'lesson_item',
    'sections[].items[].body.film.sources[].file': 'item',
    'sections[].items[].body.film.tracks[].file': 'item',
    'sections[].items[].body.pdf.file': 'item',
  },
  audit: 'lesson-outline',
  cache: 'none',
  bytes: 4_000_000,
  input: z.strictObject({
    id: lessonId,
    version: versionInput,
    sections: z.array(sectionInput).check(z.maxLength(60)),
  }),
  output: editedLesson,
  errors: [
    unknownLesson,
    unknownItem,
    staleLesson,
    { status: 400, message: '“Part” lacks what its kind needs.' },
    { status: 409, message: 'Two parts have the address “part”.' },
    { status: 409, message: 'Someone has progress in “Part”: hide it instead.' },
    { status: 422, message: 'A published lesson needs a visible part.' },
  ],
  examples: [
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, sections: [] },
      as: 'manager',
      status: 404,
    },
    {
      input: { id: '00000000-0000-4000-8000-000000000000', version: 1, sections: [] },
      as: 'user',
      status: 403,
    },
  ],
})
