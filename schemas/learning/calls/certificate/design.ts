import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { designInput, editedDesign } from '../../entities/certificate'
import { lessonId } from '../../entities/item'
import { versionInput } from '../../entities/lesson'

export const call = defineCall({
  name: 'certificate/design',
  summary: 'Writes a design; without an id it makes one. Certificates that were issued stay as they are. For admins.',
  method: 'POST',
  path: '/api/certificate/design',
  access: 'admin',
  scope: 'site',
  resources: { id: 'certificate_design' },
  audit: 'certificate-design',
  cache: 'none',
  input: z.strictObject({ id: z.optional(lessonId), version: z.optional(versionInput), ...designInput }),
  output: editedDesign,
  errors: [
    { status: 404, message: 'There is no such design.' },
    { status: 409, message: 'This design was changed meanwhile. Load it again.' },
  ],
  examples: [
    {
      input: {
        id: '00000000-0000-4000-8000-000000000000',
        version: 1,
        name: 'A',
        template: 'classic',
        colour: '#334455',
        issuer: 'A',
        heading: 'Certificate',
        statement: 'has completed',
      },
      as: 'admin',
      status: 404,
    },
    {
      input: { name: 'A', template: 'classic', colour: '#334455', issuer: 'A', heading: 'A', statement: 'A' },
      as: 'manager',
      status: 403,
    },
  ],
})
