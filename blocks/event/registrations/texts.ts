export const texts = {
  title: { en: 'Registrations', th: 'ผู้ลงทะเบียน' },
  hint: { en: 'Only managers and admins see this list.', th: 'เห็นเฉพาะผู้จัดการและผู้ดูแล' },
  manage: { en: 'Manage the event', th: 'จัดการกิจกรรม' },
  scanner: { en: 'Open the scanner', th: 'เปิดเครื่องสแกน' },
  loading: { en: 'Loading…', th: 'กำลังโหลด…' },
}
