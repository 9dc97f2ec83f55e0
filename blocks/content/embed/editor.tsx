import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Embed', th: 'ฝังเนื้อหา' },
  description: {
    en: 'A map, video, song or form from another service. Loads only when visitors select it.',
    th: 'แผนที่ วิดีโอ เพลง หรือฟอร์มจากบริการอื่น โหลดเมื่อผู้เยี่ยมชมกดเท่านั้น',
  },
  also: 'youtube map iframe video vimeo spotify social facebook instagram tiktok calendar form แผนที่ ยูทูบ วิดีโอ โซเชียล',
  icon: 'world',
  category: 'media',
  fields: {
    title: {
      label: { en: 'Name', th: 'ชื่อ' },
      help: { en: 'Shown on the cover and read out by screen readers.', th: 'แสดงบนปกและใช้กับโปรแกรมอ่านหน้าจอ' },
    },
    'content.id': { label: { en: 'Content ID', th: 'รหัสของเนื้อหา' } },
    'content.place': {
      label: { en: 'Place', th: 'สถานที่' },
      help: { en: 'A name, an address or “13.7563,100.5018”.', th: 'ชื่อ ที่อยู่ หรือพิกัด เช่น “13.7563,100.5018”' },
    },
  },
  ...samples,
})
