export const publicTexts = {
  title: { en: 'Public files: {name}', th: 'ไฟล์สาธารณะ: {name}' },
  open: { en: 'Public files', th: 'ไฟล์สาธารณะ' },
  hint: {
    en: 'The public files here, as people who aren’t signed in see them.',
    th: 'ไฟล์สาธารณะในที่นี้ ตามที่ผู้ไม่ได้เข้าสู่ระบบเห็น',
  },
  search: { en: 'Search public files', th: 'ค้นหาไฟล์สาธารณะ' },
  none: {
    en: 'No public files here. Use search to find files in folders.',
    th: 'ไม่มีไฟล์สาธารณะที่นี่ ค้นหาเพื่อดูไฟล์ที่อยู่ในโฟลเดอร์',
  },
  download: { en: 'Download', th: 'ดาวน์โหลด' },
  downloadOf: { en: 'Download {name}', th: 'ดาวน์โหลด {name}' },
  close: { en: 'Close', th: 'ปิด' },
}
