import { defineEditor } from '@kit/block-editor'

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
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
    intro: { label: { en: 'Introduction', th: 'คำนำ' } },
    numerals: {
      label: { en: 'Numerals', th: 'ตัวเลข' },
      options: {
        auto: { en: 'By language', th: 'ตามภาษา' },
        thai: { en: 'Thai', th: 'เลขไทย' },
        arabic: { en: 'Arabic', th: 'เลขอารบิก' },
      },
    },
    year: { label: { en: 'Card of the year', th: 'ข้อมูลประจำปี' } },
  },
  start: {},
})
