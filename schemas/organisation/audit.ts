import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    organisation: { order: 46, icon: 'home', en: 'Branches and tills', th: 'สาขาและเครื่องแคชเชียร์' },
  },
  acts: {
    'organisation-save': { group: 'organisation', en: 'Changed the organisation', th: 'แก้ไขข้อมูลองค์กร' },
    'branch-save': { group: 'organisation', en: 'Changed a branch', th: 'แก้ไขสาขา' },
    'register-save': { group: 'organisation', en: 'Changed a register', th: 'แก้ไขเครื่องแคชเชียร์' },
    'register-device': {
      group: 'organisation',
      en: 'Changed the device of a register',
      th: 'เปลี่ยนอุปกรณ์ของเครื่องแคชเชียร์',
    },
    'branch-position': {
      group: 'organisation',
      en: 'Changed someone’s position at a branch',
      th: 'เปลี่ยนตำแหน่งพนักงานที่สาขา',
    },
    'branch-pin': { group: 'organisation', en: 'Set someone’s PIN at the till', th: 'ตั้งรหัส PIN ของพนักงาน' },
    'pos-exception-settle': { group: 'organisation', en: 'Settled a matter of a till', th: 'ปิดเรื่องที่ต้องตรวจของแคชเชียร์' },
  },
  attempts: {
    'pos/open': { en: 'Open a register', th: 'เปิดเครื่องแคชเชียร์' },
    'pos/open-shift': { en: 'Open a shift', th: 'เปิดกะ' },
    'pos/close-shift': { en: 'Close a shift', th: 'ปิดกะ' },
    'pos/cash-move': { en: 'Move cash of a drawer', th: 'นำเงินเข้าออกลิ้นชัก' },
    'pos/hand-over': { en: 'Hand over sales', th: 'ส่งยอดขาย' },
    'pos/refund': { en: 'Refund a receipt', th: 'คืนเงินตามใบเสร็จ' },
    'pos/hold': { en: 'Put an order aside', th: 'พักรายการขาย' },
    'pos/recall': { en: 'Take an order that was put aside', th: 'เรียกรายการที่พักไว้' },
    'inventory/move': { en: 'Receive or remove stock', th: 'รับเข้าหรือตัดสต็อก' },
    'cluster/save-organisation': { en: 'Change the organisation', th: 'แก้ไขข้อมูลองค์กร' },
    'cluster/save-branch': { en: 'Change a branch', th: 'แก้ไขสาขา' },
    'cluster/save-register': { en: 'Change a register', th: 'แก้ไขเครื่องแคชเชียร์' },
    'cluster/set-position': { en: 'Change a position at a branch', th: 'เปลี่ยนตำแหน่งที่สาขา' },
    'cluster/set-pin': { en: 'Set a PIN', th: 'ตั้งรหัส PIN' },
    'cluster/bind-device': { en: 'Change the device of a register', th: 'เปลี่ยนอุปกรณ์ของเครื่องแคชเชียร์' },
    'cluster/settle': { en: 'Settle a matter of a till', th: 'ปิดเรื่องที่ต้องตรวจ' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
