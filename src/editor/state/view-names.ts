import type { Locale } from '@schemas/layout/locale'
import type { Role } from '@schemas/layout/role'
import type { Device } from './ui-store'

type Message = { en: string; th: string }

/** Preview options as named in the bar and the command palette. */
export const deviceNames: Record<Device, Message> = {
  mobile: { en: 'Mobile', th: 'มือถือ' },
  tablet: { en: 'Tablet', th: 'แท็บเล็ต' },
  laptop: { en: 'Laptop', th: 'แล็ปท็อป' },
  desktop: { en: 'Desktop', th: 'เดสก์ท็อป' },
  free: { en: 'Custom width', th: 'กำหนดความกว้างเอง' },
}

export const roleNames: Record<Role, Message> = {
  guest: { en: 'Guest', th: 'ผู้ที่ไม่ได้เข้าสู่ระบบ' },
  user: { en: 'User', th: 'ผู้ใช้' },
  manager: { en: 'Manager', th: 'ผู้จัดการ' },
  admin: { en: 'Admin', th: 'ผู้ดูแลระบบ' },
}

export const languageNames: Record<Locale, Message> = {
  th: { en: 'Thai', th: 'ไทย' },
  en: { en: 'English', th: 'อังกฤษ' },
}
