export const texts = {
  notFound: { en: 'Page Not Found', th: 'ไม่พบหน้าที่ต้องการ' },
  internal: { en: 'Internal Server Error', th: 'ระบบขัดข้อง' },
  notFoundHint: {
    en: 'The address may be mistyped, or the page has moved. A search usually finds it.',
    th: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว ลองค้นหาดู',
  },
  internalHint: {
    en: 'Something on our side failed. Trying again in a moment usually helps; nothing of yours is lost.',
    th: 'เกิดข้อผิดพลาดจากระบบของเรา ลองใหม่ในอีกสักครู่ ข้อมูลของคุณยังอยู่ครบ',
  },
  home: { en: 'Back to the home page', th: 'กลับหน้าแรก' },
  back: { en: 'Go back', th: 'ย้อนกลับ' },
  again: { en: 'Try again', th: 'ลองใหม่อีกครั้ง' },
  links: { en: 'Or go straight to', th: 'หรือไปที่' },
}
