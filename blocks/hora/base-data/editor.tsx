import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Date converter and year card', th: 'แปลงวันที่และข้อมูลประจำปี' },
  description: {
    en: 'A date of any Thai reckoning in all others, and the year’s Thaloengsok, kalayok and holy days.',
    th: 'แปลงวันที่ระหว่างศักราชและจันทรคติ พร้อมวันเถลิงศก กาลโยค และวันสำคัญของปี',
  },
  also: 'calendar converter era chulasakarat horakhun ปฏิทิน ศักราช จุลศักราช หรคุณ เถลิงศก กาลโยค',
  icon: 'arrows-exchange',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    ...numeralsField,
    year: { label: { en: 'Year at a glance', th: 'ข้อมูลประจำปี' } },
  },
  start: {},
})
