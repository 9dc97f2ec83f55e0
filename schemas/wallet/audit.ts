import { defineAudit } from '../audit'

export const audit = defineAudit({
  groups: {
    money: { order: 60, icon: 'wallet', en: 'Wallets', th: 'กระเป๋าเงิน' },
  },
  acts: {
    'wallet-increase': { group: 'money', en: 'Increased a balance', th: 'เพิ่มยอดเงินในกระเป๋า' },
    'wallet-decrease': { group: 'money', en: 'Decreased a balance', th: 'ลดยอดเงินในกระเป๋า' },
    'wallet-adjust': { group: 'money', en: 'Adjusted a balance', th: 'ปรับยอดเงินในกระเป๋า' },
    'wallet-reverse': { group: 'money', en: 'Reversed a transaction', th: 'กลับรายการในกระเป๋า' },
  },
  attempts: {
    'wallet/adjust': { en: 'Adjust a wallet balance', th: 'ปรับยอดเงินในกระเป๋า' },
    'wallet/decrease': { en: 'Remove money from a wallet', th: 'หักเงินจากกระเป๋า' },
    'wallet/increase': { en: 'Add money to a wallet', th: 'เพิ่มเงินในกระเป๋า' },
    'wallet/reverse': { en: 'Reverse a wallet transaction', th: 'กลับรายการในกระเป๋า' },
  },
})

declare module '../audit' {
  interface AuditActs extends Record<keyof typeof audit.acts, true> {}
}
