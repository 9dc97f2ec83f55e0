export const texts = {
  empty: { en: 'No pages here yet', th: 'ยังไม่มีหน้าที่จะแสดง' },
  emptyHint: {
    en: 'Pages published under this address appear here automatically. Only managers see this message.',
    th: 'หน้าที่เผยแพร่ใต้ที่อยู่นี้จะแสดงโดยอัตโนมัติ เฉพาะผู้จัดการเห็นข้อความนี้',
  },
  failed: { en: 'Couldn’t load pages', th: 'โหลดรายการหน้าไม่สำเร็จ' },
}
