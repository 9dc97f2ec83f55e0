export const texts = {
  title: { en: 'Linked accounts', th: 'บัญชีที่เชื่อมไว้' },
  intro: { en: 'Accounts elsewhere that open this one.', th: 'บัญชีภายนอกที่ใช้เข้าสู่บัญชีนี้ได้' },
  none: { en: 'Not linked', th: 'ยังไม่ได้เชื่อม' },
  since: { en: 'Linked on {day}', th: 'เชื่อมเมื่อ {day}' },
  link: { en: 'Link', th: 'เชื่อมบัญชี' },
  unlink: { en: 'Unlink', th: 'ยกเลิกการเชื่อม' },
  keep: { en: 'Keep it linked', th: 'เชื่อมไว้ตามเดิม' },
  sure: {
    en: 'LINE will no longer open this account. You can link it again.',
    th: 'จะใช้ LINE เข้าสู่บัญชีนี้ไม่ได้อีก คุณเชื่อมใหม่ได้ภายหลัง',
  },
  password: {
    en: 'Set a password first: without one, LINE is your only way in.',
    th: 'กรุณาตั้งรหัสผ่านก่อน เพราะตอนนี้ LINE เป็นทางเข้าเดียวของคุณ',
  },
  off: { en: 'This site offers no accounts to link.', th: 'เว็บไซต์นี้ยังไม่มีบัญชีภายนอกให้เชื่อม' },
  failed: { en: 'This could not be loaded.', th: 'โหลดข้อมูลไม่สำเร็จ' },
  storage: {
    en: 'This browser keeps nothing for this site, so that LINE cannot find back. Please allow storage.',
    th: 'เบราว์เซอร์นี้ไม่เก็บข้อมูลของเว็บไซต์ จึงกลับมาจาก LINE ไม่ได้ กรุณาอนุญาตการเก็บข้อมูล',
  },
}
