import type { TransferKind } from '@schemas/wallet/entities/wallet'

export const texts = {
  balance: { en: 'Balance', th: 'ยอดเงินคงเหลือ' },
  exactly: { en: 'Exactly {amount}', th: 'ยอดเต็ม {amount}' },
  find: { en: 'Search transactions', th: 'ค้นหารายการ' },
  filter: { en: 'Type', th: 'ประเภท' },
  all: { en: 'All transactions', th: 'ทุกรายการ' },
  filters: {
    in: { en: 'Money in', th: 'เงินเข้า' },
    out: { en: 'Money out', th: 'เงินออก' },
    corrections: { en: 'Corrections', th: 'รายการปรับปรุง' },
  },
  from: { en: 'From', th: 'ตั้งแต่วันที่' },
  to: { en: 'To', th: 'ถึงวันที่' },
  clear: { en: 'Show all', th: 'แสดงทั้งหมด' },
  list: { en: 'Transactions', th: 'รายการเคลื่อนไหว' },
  empty: { en: 'No transactions yet', th: 'ยังไม่มีรายการ' },
  emptyHint: {
    en: 'Money in and out of your wallet is listed here.',
    th: 'เงินที่เข้าและออกจากกระเป๋าจะแสดงที่นี่',
  },
  nothing: { en: 'No matching transactions', th: 'ไม่พบรายการที่ตรงกัน' },
  nothingHint: { en: 'Try other words, another type or other dates.', th: 'ลองใช้คำอื่น ประเภทอื่น หรือช่วงวันที่อื่น' },
  after: { en: 'Balance {amount}', th: 'คงเหลือ {amount}' },
  reverse: { en: 'Reverse', th: 'กลับรายการ' },
  reversed: { en: 'Reversed', th: 'กลับรายการแล้ว' },
  reference: { en: 'Ref. {reference}', th: 'อ้างอิง {reference}' },
  by: {
    owner: { en: 'By the owner', th: 'โดยเจ้าของกระเป๋า' },
    staff: { en: 'By staff', th: 'โดยเจ้าหน้าที่' },
    site: { en: '', th: '' },
  },
  byName: { en: 'By {name}', th: 'โดย {name}' },
  kinds: {
    increase: { en: 'Top-up', th: 'เติมเงิน' },
    decrease: { en: 'Withdrawal', th: 'ถอนเงิน' },
    adjust: { en: 'Correction', th: 'ปรับปรุงยอด' },
    reversal: { en: 'Reversal', th: 'กลับรายการ' },
    payment: { en: 'Payment received', th: 'ชำระเงินเข้า' },
    purchase: { en: 'Purchase', th: 'ซื้อสินค้าหรือบริการ' },
    refund: { en: 'Refund', th: 'คืนเงิน' },
  } satisfies Record<TransferKind, { en: string; th: string }>,
}
