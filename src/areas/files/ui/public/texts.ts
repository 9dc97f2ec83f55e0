export const publicTexts = {
  title: { en: 'What everyone can see: {name}', th: 'สิ่งที่ทุกคนเห็น: {name}' },
  open: { en: 'What everyone can see', th: 'สิ่งที่ทุกคนเห็น' },
  hint: {
    en: 'The public files of this place, as somebody gets them who is not signed in.',
    th: 'ไฟล์สาธารณะในที่นี้ ตามที่ผู้ไม่ได้เข้าสู่ระบบได้รับ',
  },
  search: { en: 'Search public files', th: 'ค้นหาไฟล์สาธารณะ' },
  none: {
    en: 'Nothing here is public. Search finds what lies in folders.',
    th: 'ไม่มีไฟล์สาธารณะที่นี่ ค้นหาเพื่อดูไฟล์ที่อยู่ในโฟลเดอร์',
  },
  download: { en: 'Download', th: 'ดาวน์โหลด' },
  downloadOf: { en: 'Download {name}', th: 'ดาวน์โหลด {name}' },
  close: { en: 'Close', th: 'ปิด' },
}
