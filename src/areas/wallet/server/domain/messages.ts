import { groupDigits } from '@schemas/group-digits'

export const walletMessages = {
  amount: { en: 'Enter the amount as a whole number of satang.', th: 'โปรดระบุจำนวนเงินเป็นสตางค์เต็มจำนวน' },
  positive: { en: 'Enter an amount above zero.', th: 'จำนวนเงินต้องมากกว่าศูนย์' },
  reason: { en: 'Enter a reason of at least 3 characters.', th: 'โปรดระบุเหตุผลอย่างน้อย 3 ตัวอักษร' },
  invalid: { en: 'Some of the information isn’t valid. Please check it.', th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  raising: {
    en: 'Money can only be added by the site or by a payment.',
    th: 'การเพิ่มเงินทำได้โดยผู้ดูแลของเว็บไซต์หรือการชำระเงินเท่านั้น',
  },
  raisingStaff: { en: 'Only an administrator can add money.', th: 'การเพิ่มเงินเป็นสิทธิ์ของผู้ดูแลระบบ' },
  short: { en: 'Not enough money in the wallet.', th: 'เงินในกระเป๋ามีไม่พอ' },
  own: { en: 'Staff can’t change their own wallet.', th: 'เจ้าหน้าที่เปลี่ยนแปลงกระเป๋าเงินของตนเองไม่ได้' },
  unknownPerson: { en: 'Person not found on this site.', th: 'ไม่พบบุคคลนี้ในเว็บไซต์' },
  unknown: { en: 'Transaction not found.', th: 'ไม่พบรายการนี้' },
  reversed: {
    en: 'This transaction was already reversed, or is itself a reversal.',
    th: 'รายการนี้กลับรายการไปแล้ว หรือเป็นการกลับรายการเอง',
  },
}

/** Satang as baht, independent of locale data: `฿1,290.50`. */
export const baht = (satang: number) =>
  `฿${groupDigits(Math.floor(satang / 100).toString())}.${String(satang % 100).padStart(2, '0')}`

/** The message to the owner when staff moved their money. */
export function balanceChangedMessage(amount: number, balance: number, reason: string): { th: string; en: string } {
  const moved = baht(Math.abs(amount))
  return {
    th: `${amount > 0 ? `เพิ่มเงิน ${moved} ในกระเป๋าของคุณ` : `หักเงิน ${moved} จากกระเป๋าของคุณ`} (${reason}) ยอดคงเหลือ ${baht(balance)}`,
    en: `${amount > 0 ? `${moved} was added to your wallet` : `${moved} was taken out of your wallet`} (${reason}). It now holds ${baht(balance)}.`,
  }
}
