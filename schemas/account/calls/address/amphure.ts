import * as z from 'zod/mini'
import { defineCall } from '../../../call'
import { place, placeAnswer } from '../../entities/place'

export const call = defineCall({
  name: 'address/amphure',
  summary:
    'The amphures of a province, in the capital its khets. A province that there is not answers without success.',
  method: 'GET',
  path: '/api/address/amphure/{provinceId}',
  access: 'guest',
  scope: 'site',
  cache: 'release',
  input: z.strictObject({ provinceId: z.string().check(z.maxLength(20)) }),
  output: placeAnswer(place),
  examples: [
    {
      input: { provinceId: '83' },
      output: {
        success: true,
        data: [
          { id: '8302', name_th: 'กะทู้', name_en: 'Kathu' },
          { id: '8303', name_th: 'ถลาง', name_en: 'Thalang' },
          { id: '8301', name_th: 'เมืองภูเก็ต', name_en: 'Mueang Phuket' },
        ],
        error: null,
      },
    },
    { input: { provinceId: '99' } },
  ],
})
