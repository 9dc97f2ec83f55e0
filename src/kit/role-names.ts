/** How people read a member's role. */
export const roleNames = {
  user: { en: 'Member', th: 'สมาชิก' },
  manager: { en: 'Manager', th: 'ผู้จัดการ' },
  admin: { en: 'Admin', th: 'ผู้ดูแลระบบ' },
}
