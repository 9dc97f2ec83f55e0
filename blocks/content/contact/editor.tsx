import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Contact', th: 'ติดต่อ' },
  description: { en: 'Your phone, email, LINE, hours and map.', th: 'โทรศัพท์ อีเมล LINE เวลาทำการ และแผนที่' },
  also: 'phone e-mail address map social facebook line โทร แผนที่ โซเชียล เฟซบุ๊ก ไลน์',
  icon: 'address-book',
  category: 'text',
  fields: {
    place: { label: { en: 'Map location', th: 'พิกัดบนแผนที่' } },
    show: { label: { en: 'Show', th: 'รายการที่แสดง' } },
  },
  ...samples,
  showsContact: true,
})
