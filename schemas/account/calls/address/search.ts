import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { place, placeAnswer, tambonPlace } from '../../entities/place'

export const call = defineCall({
  name: 'address/search',
  summary:
    'Tambons whose postcode begins with the digits, or whose name has the words, in Thai or English; names of amphure and province may follow.',
  method: 'GET',
  path: '/api/address/search',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  limit: 240,
  input: z.strictObject({ q: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  output: placeAnswer(
    z.object({
      province: place,
      amphure: place,
      tambon: tambonPlace,
      /** The postcode that was searched for, else the usual one. */ postcode: z.string(),
    }),
  ),
  examples: [
    {
      input: { q: '83150' },
      output: {
        success: true,
        data: [
          {
            province: { id: '83', name_th: 'ภูเก็ต', name_en: 'Phuket' },
            amphure: { id: '8302', name_th: 'กะทู้', name_en: 'Kathu' },
            tambon: { id: '830202', name_th: 'ป่าตอง', name_en: 'Pa Tong', postcodes: ['83150'] },
            postcode: '83150',
          },
        ],
        error: null,
      },
    },
    { input: { q: 'nowhere at all' }, output: { success: true, data: [], error: null } },
  ],
})
