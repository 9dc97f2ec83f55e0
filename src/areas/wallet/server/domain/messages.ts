import { groupDigits } from '@schemas/group-digits'

export const walletMessages = {
  amount: { en: 'How much? Give a whole number of satang.', th: 'โปรดระบุจำนวนเงินเป็นสตางค์เต็มจำนวน' },
  positive: { en: 'The amount is more than zero.', th: 'จำนวนเงินต้องมากกว่าศูนย์' },
  reason: { en: 'Please say why, in three letters or more.', th: 'โปรดระบุเหตุผลอย่างน้อย 3 ตัวอักษร' },
  invalid: { en: 'Some of what was sent is not valid.', th: 'ข้อมูลไม่ถูกต้อง กรุณาตรวจสอบอีกครั้ง' },
  raising: { en: 'Money is added by the site or by a payment.', th: 'การเพิ่มเงินทำได้โดยผู้ดูแลของเว็บไซต์หรือการชำระเงินเท่านั้น' },
  raisingStaff: { en: 'Money is added by an administrator.', th: 'การเพิ่มเงินเป็นสิทธิ์ของผู้ดูแลระบบ' },
  short: { en: 'There is not enough money in the wallet.', th: 'เงินในกระเป๋ามีไม่พอ' },
  own: { en: 'Nobody changes their own wallet as staff.', th: 'เจ้าหน้าที่เปลี่ยนแปลงกระเป๋าเงินของตนเองไม่ได้' },
  unknownPerson: { en: 'There is no such person on this site.', th: 'ไม่พบบุคคลนี้ในเว็บไซต์' },
  unknown: { en: 'There is no such transaction.', th: 'ไม่พบรายการนี้' },
  reversed: {
    en: 'This transaction was reversed already, or is a reversal itself.',
    th: 'รายการนี้ถูกยกเลิกไปแล้ว หรือเป็นรายการยกเลิกเอง',
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
