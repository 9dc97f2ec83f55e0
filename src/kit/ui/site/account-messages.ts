import { roleNames } from '../../role-names'

export const accountMessages = {
  signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
  signOut: { en: 'Sign out', th: 'ออกจากระบบ' },
  failed: { en: 'Couldn’t sign you out. Please try again.', th: 'ออกจากระบบไม่สำเร็จ โปรดลองอีกครั้ง' },
  menu: { en: 'Account of {name}', th: 'บัญชีของ {name}' },
  someone: { en: 'Account', th: 'บัญชี' },
  ...roleNames,
  guest: { en: 'Guest', th: 'ผู้เยี่ยมชม' },
}
export const accountLinks = [
  { label: { en: 'Dashboard', th: 'แดชบอร์ด' }, link: { to: '/user/dashboard' }, icon: 'layout' },
  { label: { en: 'Profile', th: 'ข้อมูลส่วนตัว' }, link: { to: '/user/profile' }, icon: 'user' },
  { label: { en: 'Wallet', th: 'กระเป๋าเงิน' }, link: { to: '/user/wallet' }, icon: 'wallet' },
  { label: { en: 'Messages', th: 'ข้อความ' }, link: { to: '/user/message' }, icon: 'message' },
  { label: { en: 'My files', th: 'ไฟล์ของฉัน' }, link: { to: '/user/filemanager' }, icon: 'folder' },
  {
    label: { en: 'Shared files', th: 'ไฟล์ขององค์กร' },
    link: { to: '/cluster/filemanager' },
    icon: 'briefcase',
    role: 'manager',
  },
  {
    label: { en: 'Shared files', th: 'ไฟล์ขององค์กร' },
    link: { to: '/cluster/user/filemanager' },
    icon: 'briefcase',
    below: 'manager',
  },
  {
    label: { en: 'Members and roles', th: 'สมาชิกและบทบาท' },
    link: { to: '/user/members' },
    icon: 'users',
    role: 'admin',
  },
  {
    label: { en: 'Activity log', th: 'บันทึกการเปลี่ยนแปลง' },
    link: { to: '/user/audit' },
    icon: 'history',
    role: 'admin',
  },
  { label: { en: 'Site settings', th: 'ตั้งค่าเว็บไซต์' }, link: { to: '/config' }, icon: 'settings', role: 'admin' },
] as const
