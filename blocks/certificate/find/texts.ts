export const texts = {
  title: { en: 'Verify a certificate', th: 'ตรวจสอบใบรับรอง' },
  intro: {
    en: 'Enter the code at the foot of the certificate. You will see what it must say.',
    th: 'กรอกรหัสที่ท้ายใบรับรอง แล้วเทียบข้อมูลบนหน้านี้กับใบรับรองที่คุณมี',
  },
  code: { en: 'Certificate code', th: 'รหัสใบรับรอง' },
  hint: {
    en: 'Such as 4F7K-2M9Q-X3TA-8B6C-D. Dashes and upper case do not matter.',
    th: 'เช่น 4F7K-2M9Q-X3TA-8B6C-D ไม่ต้องพิมพ์ขีดหรือตัวใหญ่ก็ได้',
  },
  short: { en: 'A code has 17 letters and digits.', th: 'รหัสมีตัวอักษรและตัวเลข 17 ตัว' },
  wrong: {
    en: 'There is a mistake in this code. Please compare it with the certificate.',
    th: 'รหัสนี้พิมพ์ผิด กรุณาเทียบกับใบรับรองอีกครั้ง',
  },
  find: { en: 'Verify', th: 'ตรวจสอบ' },
  search: { en: 'Search by name instead', th: 'ค้นหาด้วยชื่อแทน' },
}
