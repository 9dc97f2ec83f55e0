import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { placeAnswer, tambonPlace } from '../../entities/place'

export const call = defineCall({
  name: 'address/tambon',
  summary:
    'The tambons of an amphure with their postcodes, in the capital its khwaengs. An amphure that there is not answers without success.',
  method: 'GET',
  path: '/api/address/tambon/{amphureId}',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  input: z.strictObject({ amphureId: z.string().check(z.maxLength(20)) }),
  output: placeAnswer(tambonPlace),
  examples: [
    {
      input: { amphureId: '8302' },
      output: {
        success: true,
        data: [
          { id: '830203', name_th: 'กมลา', name_en: 'Kamala', postcodes: ['83120'] },
          { id: '830201', name_th: 'กะทู้', name_en: 'Kathu', postcodes: ['83120'] },
          { id: '830202', name_th: 'ป่าตอง', name_en: 'Pa Tong', postcodes: ['83150'] },
        ],
        error: null,
      },
    },
    { input: { amphureId: '8399' } },
  ],
})
