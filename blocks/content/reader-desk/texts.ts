export const texts = {
  title: { en: 'Reading list', th: 'รายการอ่าน' },
  intro: {
    en: 'Save an article with one press and it waits for you here. Your list stays on this device.',
    th: 'กดบันทึกไว้ครั้งเดียว บทความจะรออยู่ที่นี่ รายการนี้เก็บในเครื่องของคุณเท่านั้น',
  },
  saved: { en: 'Saved on this device', th: 'บันทึกไว้ในเครื่องนี้' },
  nothing: { en: 'Nothing saved yet', th: 'ยังไม่มีเรื่องที่บันทึกไว้' },
  nothingHint: {
    en: 'Press “Save for later” below an article to keep it here.',
    th: 'กด “บันทึกไว้อ่าน” ท้ายบทความ แล้วเรื่องนั้นจะมาอยู่ตรงนี้',
  },
  savedOn: { en: 'Saved {date}', th: 'บันทึกเมื่อ {date}' },
  minutes: { en: '{minutes} min read', th: 'อ่าน {minutes} นาที' },
  remove: { en: 'Remove “{title}”', th: 'นำ “{title}” ออก' },
  removed: { en: 'Removed “{title}”.', th: 'นำ “{title}” ออกแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  newest: { en: 'Newest', th: 'มาใหม่' },
  failed: { en: 'Couldn’t load articles', th: 'โหลดบทความไม่สำเร็จ' },
  empty: { en: 'No articles here yet', th: 'ยังไม่มีบทความที่นี่' },
  all: { en: 'All articles', th: 'บทความทั้งหมด' },
  topics: { en: 'Topics', th: 'หัวข้อ' },
}
