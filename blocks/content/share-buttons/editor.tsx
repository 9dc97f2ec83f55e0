import { defineEditor } from '@kit/block-editor'
import { samples } from './samples'

export const editor = defineEditor({
  label: { en: 'Share buttons', th: 'ปุ่มแชร์' },
  description: {
    en: 'Let visitors share this page: LINE, Facebook, X, email or a copied link.',
    th: 'ให้ผู้เยี่ยมชมแชร์หน้านี้ทาง LINE, Facebook, X, อีเมล หรือคัดลอกลิงก์',
  },
  also: 'social share twitter line facebook copy link โซเชียล ส่งต่อ เฟซบุ๊ก ไลน์',
  icon: 'share',
  category: 'action',
  fields: {
    ways: {
      label: { en: 'Channels', th: 'ช่องทาง' },
      options: {
        line: { en: 'LINE', th: 'LINE' },
        facebook: 'Facebook',
        x: { en: 'X', th: 'X' },
        email: { en: 'Email', th: 'อีเมล' },
        copy: { en: 'Copy link', th: 'คัดลอกลิงก์' },
        device: { en: 'Device share menu (phones)', th: 'เมนูแชร์ของเครื่อง (บนโทรศัพท์)' },
      },
    },
    look: {
      options: { icons: { en: 'Icons', th: 'ไอคอน' }, labels: { en: 'Icons with text', th: 'ไอคอนพร้อมข้อความ' } },
    },
  },
  ...samples,
})
