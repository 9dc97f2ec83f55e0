import type { SiteMember } from '@schemas/site/entities/site'

export const memberRoles = ['user', 'manager', 'admin'] as const

export const roleNames: Record<SiteMember['role'], { en: string; th: string }> = {
  user: { en: 'User', th: 'ผู้ใช้' },
  manager: { en: 'Manager', th: 'ผู้จัดการ' },
  admin: { en: 'Admin', th: 'ผู้ดูแลระบบ' },
}
