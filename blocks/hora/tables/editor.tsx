import { defineEditor } from '@kit/block-editor'
import { headingFields, numeralsField } from '@areas/hora/ui/editor-fields'

export const editor = defineEditor({
  label: { en: 'Astrological tables', th: 'ตารางโหราศาสตร์' },
  description: {
    en: 'The tables of Thai astrology with their sources: signs, roek, thaksa, yam, antonathi and more.',
    th: 'ตารางโหราศาสตร์ไทยพร้อมที่มา: ราศี ฤกษ์ ทักษา ยาม อันโตนาที และอื่น ๆ',
  },
  also: 'astrology tables signs houses reuk thaksa yam ดวง ตำรา ราศี เรือน ฤกษ์ ทักษา ยาม',
  icon: 'table',
  category: 'data',
  hasReadableText: true,
  fields: {
    ...headingFields,
    which: {
      label: { en: 'Tables', th: 'ตาราง' },
      options: {
        signs: { en: 'Signs, lords, elements', th: 'ราศี เจ้าเรือน ธาตุ' },
        houses: { en: 'Houses', th: 'เรือนชะตา' },
        dignities: { en: 'Dignities', th: 'มาตรฐานดาว' },
        reuk: { en: '27 roek', th: 'ฤกษ์ ๒๗' },
        navamsa: { en: '108 navamsas', th: 'นวางค์ ๑๐๘' },
        drekkana: { en: 'Drekkanas', th: 'ตรียางค์' },
        thaksa: { en: 'Thaksa', th: 'ทักษา' },
        mahathaksa: { en: 'Mahathaksa', th: 'มหาทักษา' },
        'yam-day': { en: 'Yams of the day', th: 'ยามกลางวัน' },
        'yam-night': { en: 'Yams of the night', th: 'ยามกลางคืน' },
        antonathi: { en: 'Antonathi', th: 'อันโตนาที' },
        equations: { en: 'Sun and Moon equations', th: 'ฉายาอาทิตย์จันทร์' },
        chaya: { en: 'Chaya', th: 'ฉายาดาว' },
        planets: { en: 'Suriyayart constants', th: 'ค่าคงที่สุริยยาตร์' },
        kalayok: { en: 'Kalayok', th: 'กาลโยค' },
        lucky: { en: 'Lucky lunar days', th: 'ดิถีโชค' },
        'lunar-years': { en: 'Lunar year types', th: 'ชนิดปีจันทรคติ' },
        digits: { en: 'Digits of the bodies', th: 'เลขแทนดาว' },
      },
    },
    ...numeralsField,
    tools: { label: { en: 'Contents and search', th: 'สารบัญและช่องค้นหา' } },
  },
  start: {},
})
