export const texts = {
  none: { en: 'No plans yet', th: 'ยังไม่มีแพ็กเกจ' },
  failed: { en: 'Couldn’t load the plans', th: 'โหลดแพ็กเกจไม่สำเร็จ' },
  again: { en: 'Try again', th: 'ลองอีกครั้ง' },
  month: { en: 'for 1 month', th: 'ต่อเดือน' },
  months: { en: 'for {count} months', th: 'ต่อ {count} เดือน' },
  year: { en: 'for 1 year', th: 'ต่อปี' },
  years: { en: 'for {count} years', th: 'ต่อ {count} ปี' },
  remind: { en: 'Nothing renews automatically: we remind you, you pay.', th: 'ไม่ตัดเงินอัตโนมัติ เราเตือนก่อนหมด คุณค่อยชำระ' },
  accept: { en: 'I accept the terms', th: 'ฉันยอมรับข้อตกลง' },
  acceptNeeded: { en: 'Please accept the terms first.', th: 'กรุณายอมรับข้อตกลงก่อน' },
  choose: { en: 'Choose {title}', th: 'เลือก{title}' },
  signIn: { en: 'Sign in to choose', th: 'เข้าสู่ระบบเพื่อเลือก' },
}
