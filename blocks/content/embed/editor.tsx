import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Embed', th: 'ฝังเนื้อหา' },
  description: { en: 'A map, film, song or form of another service, loaded only when asked for.', th: 'แผนที่ วิดีโอ เพลง หรือฟอร์มจากบริการอื่น โหลดเมื่อผู้ชมกดเท่านั้น' },
  icon: 'world',
  category: 'media',
  start: { title: { en: 'Map of Bangkok', th: 'แผนที่กรุงเทพฯ' }, content: { provider: 'openstreetmap', latitude: 13.7563, longitude: 100.5018, zoom: 15 } },
})
