import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField, placeField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Ascendant worksheet', th: 'หาลัคนาทีละขั้น' },
  description: {
    en: 'The ascendant of a birth step by step, by antonathi and by the horizon, and how sure it is.',
    th: 'ลัคนาของเวลาเกิดทีละขั้น ทั้งอันโตนาทีและดาราศาสตร์ พร้อมบอกว่าแน่ใจได้แค่ไหน',
  },
  also: 'astrology ascendant antonathi lagna ลัคนา อันโตนาที ดวง เวลาเกิด',
  icon: 'compass',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    ...placeField,
    ...numeralsField,
  },
  start: {},
})
