export const texts = {
  title: { en: 'Sign in with another device', th: 'เข้าสู่ระบบด้วยอุปกรณ์อื่น' },
  intro: {
    en: 'Scan a code with a phone that is signed in here already. No typing.',
    th: 'สแกนรหัสด้วยโทรศัพท์ที่เข้าสู่ระบบอยู่แล้ว ไม่ต้องพิมพ์รหัสผ่าน',
  },
  show: { en: 'Show the QR code', th: 'แสดงคิวอาร์โค้ด' },
  code: { en: 'QR code to sign in here with another device', th: 'คิวอาร์โค้ดสำหรับเข้าสู่ระบบที่นี่ด้วยอุปกรณ์อื่น' },
  scan: {
    en: 'Open the camera of the phone, scan the code and approve there.',
    th: 'เปิดกล้องของโทรศัพท์ สแกนรหัส แล้วกดอนุมัติในโทรศัพท์',
  },
  number: { en: 'The phone shows the number', th: 'หมายเลขที่ต้องตรงกันบนโทรศัพท์' },
  left: { en: 'Good for {time} more', th: 'ใช้ได้อีก {time} นาที' },
  scanned: { en: 'The code was opened. Please approve on the other device.', th: 'สแกนแล้ว กรุณากดอนุมัติบนอุปกรณ์อีกเครื่อง' },
  approved: { en: 'Approved. Signing in...', th: 'อนุมัติแล้ว กำลังเข้าสู่ระบบ...' },
  denied: { en: 'The sign-in was refused on the other device.', th: 'อุปกรณ์อีกเครื่องไม่อนุมัติการเข้าสู่ระบบ' },
  expired: { en: 'This code is over.', th: 'รหัสนี้หมดอายุแล้ว' },
  again: { en: 'New code', th: 'ขอรหัสใหม่' },
  cancel: { en: 'Cancel', th: 'ยกเลิก' },
  loading: { en: 'Loading...', th: 'กำลังโหลด...' },
}
