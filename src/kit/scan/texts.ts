export const texts = {
  camera: { en: 'Camera', th: 'กล้อง' },
  picture: { en: 'Picture of the camera', th: 'ภาพจากกล้อง' },
  starting: { en: 'Starting the camera…', th: 'กำลังเปิดกล้อง…' },
  hint: { en: 'Hold the code inside the frame.', th: 'วางรหัสให้อยู่ในกรอบ' },
  torch: { en: 'Light', th: 'ไฟฉาย' },
  close: { en: 'Close the camera', th: 'ปิดกล้อง' },
  problems: {
    denied: {
      en: 'The camera is blocked. Allow it in the browser’s settings for this site, or type the code.',
      th: 'กล้องถูกปิดกั้น กรุณาอนุญาตในการตั้งค่าเบราว์เซอร์ของเว็บไซต์นี้ หรือพิมพ์รหัสแทน',
    },
    missing: { en: 'No camera was found. Type the code instead.', th: 'ไม่พบกล้อง กรุณาพิมพ์รหัสแทน' },
    insecure: {
      en: 'The camera works on https addresses only. Type the code instead.',
      th: 'กล้องใช้ได้เฉพาะที่อยู่ https กรุณาพิมพ์รหัสแทน',
    },
    busy: {
      en: 'The camera did not start. Another app may be using it; close that and try again.',
      th: 'เปิดกล้องไม่ได้ อาจมีแอปอื่นใช้อยู่ กรุณาปิดแล้วลองอีกครั้ง',
    },
  },
}
