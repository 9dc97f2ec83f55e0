export const texts = {
  notFound: { en: 'Page Not Found', th: 'ไม่พบหน้าที่ต้องการ' },
  internal: { en: 'Internal Server Error', th: 'ระบบขัดข้อง' },
  notFoundHint: {
    en: 'The address may be mistyped, or the page may have moved. Try searching for it.',
    th: 'อาจพิมพ์ที่อยู่ผิด หรือหน้านี้ย้ายไปแล้ว ลองค้นหาดู',
  },
  internalHint: {
    en: 'Something went wrong on our side. Try again in a moment. Your data is safe.',
    th: 'เกิดข้อผิดพลาดจากระบบของเรา ลองใหม่ในอีกสักครู่ ข้อมูลของคุณยังอยู่ครบ',
  },
  home: { en: 'Back to homepage', th: 'กลับหน้าแรก' },
  back: { en: 'Go back', th: 'ย้อนกลับ' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  links: { en: 'Or go to', th: 'หรือไปที่' },
}
