import { defineEditor } from '@kit/block-editor'
import { PlaceControl } from '@areas/hora/ui/place-picker/place-control'
import { placeFieldLabels } from '@areas/hora/ui/place-picker/place-field-labels'

export const editor = defineEditor({
  label: { en: 'Astrological day', th: 'วันนี้ทางโหร' },
  description: {
    en: 'Today’s lunar day, Wan Phra, sunrise, the Moon’s mansion and the yam of the hour.',
    th: 'วันจันทรคติ วันพระ อาทิตย์ขึ้น ฤกษ์ของจันทร์ และยามขณะนี้',
  },
  also: 'astrology calendar lunar wan phra ปฏิทิน วันพระ ฤกษ์ ยาม ข้างขึ้น ข้างแรม',
  icon: 'moon-stars',
  category: 'data',
  fields: {
    title: { label: { en: 'Title', th: 'หัวข้อ' } },
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
    yams: { label: { en: 'Offer all yams', th: 'แสดงยามทั้งหมด' } },
    link: { label: { en: 'Button', th: 'ปุ่ม' } },
    'link.text': { label: { en: 'Text on the button', th: 'ข้อความบนปุ่ม' } },
    'link.link': { label: { en: 'Leads to', th: 'ลิงก์ไปที่' } },
  },
  start: {},
})
