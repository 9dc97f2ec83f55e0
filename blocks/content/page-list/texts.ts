export const texts = {
  empty: { en: 'No pages stand here yet', th: 'ยังไม่มีหน้าที่จะแสดง' },
  emptyHint: {
    en: 'Pages appear by themselves once they are published below this address. Only managers see this note.',
    th: 'หน้าที่เผยแพร่ใต้ที่อยู่นี้จะแสดงเองโดยอัตโนมัติ ข้อความนี้เห็นเฉพาะผู้จัดการ',
  },
  failed: { en: 'The pages could not be loaded', th: 'โหลดรายการหน้าไม่สำเร็จ' },
}
