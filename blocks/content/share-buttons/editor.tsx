import { defineEditor } from '@kit/block-editor'

export const editor = defineEditor({
  label: { en: 'Share buttons', th: 'ปุ่มแชร์' },
  description: {
    en: 'Hand this page on: LINE, Facebook, X, e-mail or a copied link.',
    th: 'แชร์หน้านี้ทาง LINE, Facebook, X, อีเมล หรือคัดลอกลิงก์',
  },
  also: 'social share twitter line facebook copy link โซเชียล ส่งต่อ เฟซบุ๊ก ไลน์',
  icon: 'share',
  category: 'action',
  fields: {
    ways: {
      label: { en: 'Ways', th: 'ช่องทาง' },
      options: {
        line: { en: 'LINE', th: 'LINE' },
        facebook: { en: 'Facebook', th: 'เฟซบุ๊ก' },
        x: { en: 'X', th: 'X' },
        email: { en: 'E-mail', th: 'อีเมล' },
        copy: { en: 'Copy the link', th: 'คัดลอกลิงก์' },
        device: { en: 'The device’s own list (on telephones)', th: 'เมนูแชร์ของเครื่อง (บนโทรศัพท์)' },
      },
    },
    look: {
      options: { icons: { en: 'Signs', th: 'ไอคอน' }, labels: { en: 'Signs with words', th: 'ไอคอนพร้อมข้อความ' } },
    },
  },
  start: { title: { en: 'Share this page', th: 'แชร์หน้านี้' } },
  hasReadableText: true,
})
