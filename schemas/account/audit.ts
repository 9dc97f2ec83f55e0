import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    members: { order: 50, icon: 'user', en: 'Members and email', th: 'สมาชิกและอีเมล' },
  },
  acts: {
    'member-add': { group: 'members', en: 'Added a member', th: 'เพิ่มสมาชิก' },
    'member-invite': { group: 'members', en: 'Invited a member', th: 'เชิญสมาชิก' },
    'member-role': { group: 'members', en: 'Changed a role', th: 'เปลี่ยนบทบาท' },
    'member-status': { group: 'members', en: 'Suspended or reactivated an account', th: 'ระงับหรือเปิดใช้บัญชี' },
    'member-password': { group: 'members', en: 'Set a new password', th: 'ออกรหัสผ่านใหม่' },
    'member-recovery': { group: 'members', en: 'Sent a password reset', th: 'ส่งลิงก์ตั้งรหัสผ่านใหม่' },
    'member-sessions': { group: 'members', en: 'Signed a member out everywhere', th: 'ให้สมาชิกออกจากระบบทุกอุปกรณ์' },
    'bypass-made': { group: 'members', en: 'Created an impersonation link', th: 'สร้างลิงก์เข้าใช้งานแทนสมาชิก' },
    'bypass-used': { group: 'members', en: 'Started impersonating a member', th: 'เริ่มเข้าใช้งานแทนสมาชิก' },
    'bypass-act': { group: 'members', en: 'Impersonated a member', th: 'ใช้งานแทนสมาชิก' },
    'bypass-revoked': { group: 'members', en: 'Revoked an impersonation link', th: 'ยกเลิกลิงก์เข้าใช้งานแทนสมาชิก' },
    'export-data': { group: 'members', en: 'Exported their own data', th: 'ส่งออกข้อมูลของตนเอง' },
    'delete-account': { group: 'members', en: 'Deleted their own account', th: 'ลบบัญชีของตนเอง' },
  },
  statuses: {
    pending: { en: 'Not activated yet', th: 'ยังไม่เปิดใช้งาน' },
    active: { en: 'Active', th: 'ใช้งานอยู่' },
    disabled: { en: 'Suspended', th: 'ระงับแล้ว' },
    locked: { en: 'Locked', th: 'ล็อกอยู่' },
    deleted: { en: 'Deleted', th: 'ลบแล้ว' },
  },
  fields: {
    ended: { en: 'Devices signed out', th: 'จำนวนอุปกรณ์ที่ออกจากระบบ' },
  },
  attempts: {
    'account/change-email': { en: 'Change email', th: 'เปลี่ยนอีเมล' },
    'account/change-password': { en: 'Change password', th: 'เปลี่ยนรหัสผ่าน' },
    'account/delete-account': { en: 'Delete account', th: 'ลบบัญชี' },
    'account/end-session': { en: 'Sign out a device', th: 'ออกจากระบบในอุปกรณ์หนึ่ง' },
    'account/end-sessions': { en: 'Sign out everywhere', th: 'ออกจากระบบทุกอุปกรณ์' },
    'account/export-data': { en: 'Export this person’s data', th: 'ส่งออกข้อมูลของบุคคลนี้' },
    'account/line-finish': { en: 'Link a LINE account', th: 'เชื่อมต่อบัญชี LINE' },
    'account/line-start': { en: 'Start linking a LINE account', th: 'เริ่มเชื่อมต่อบัญชี LINE' },
    'account/line-unlink': { en: 'Unlink the LINE account', th: 'ยกเลิกการเชื่อมต่อบัญชี LINE' },
    'account/qr-answer': {
      en: 'Approve or deny a QR code sign-in',
      th: 'อนุญาตหรือปฏิเสธการเข้าสู่ระบบด้วย QR บนเบราว์เซอร์อื่น',
    },
    'account/qr-scan': { en: 'Open a sign-in QR code', th: 'เปิด QR สำหรับเข้าสู่ระบบ' },
    'account/set-avatar': { en: 'Change the profile picture', th: 'เปลี่ยนรูปโปรไฟล์' },
    'account/set-note-mails': { en: 'Turn note emails on or off', th: 'เปิดหรือปิดอีเมลแจ้งเรื่องโน้ต' },
    'account/signin': { en: 'Sign in', th: 'เข้าสู่ระบบ' },
    'account/signout': { en: 'Stop impersonating this person', th: 'หยุดใช้งานแทนบุคคลนี้' },
    'account/update-profile': { en: 'Edit profile', th: 'แก้ไขข้อมูลส่วนตัว' },
    'member/make-bypass': { en: 'Create an impersonation link', th: 'สร้างลิงก์เข้าใช้งานแทนสมาชิก' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
