import { defineEditor } from '@kit/block-editor'
import { placeFieldLabels } from '@areas/hora/ui/place-picker/place-field-labels'
import { PlaceControl } from '@areas/hora/ui/place-picker/place-control'

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
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    intro: { label: { en: 'Introduction', th: 'คำนำ' } },
    place: {
      label: { en: 'Place', th: 'สถานที่' },
      help: { en: 'The site’s own place when this is empty.', th: 'เว้นว่างไว้จะใช้สถานที่ของเว็บไซต์' },
      Control: PlaceControl,
    },
    ...placeFieldLabels,
    numerals: {
      label: { en: 'Numerals', th: 'ตัวเลข' },
      options: {
        auto: { en: 'By language', th: 'ตามภาษา' },
        thai: { en: 'Thai', th: 'เลขไทย' },
        arabic: { en: 'Arabic', th: 'เลขอารบิก' },
      },
    },
  },
  start: {},
})
