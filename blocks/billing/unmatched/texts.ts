export const texts = {
  title: { en: 'Unmatched money', th: 'เงินที่ยังไม่จับคู่' },
  none: { en: 'All money is matched', th: 'จับคู่เงินครบแล้ว' },
  failed: { en: 'Couldn’t load the payments', th: 'โหลดรายการรับเงินไม่สำเร็จ' },
  of: { en: 'of {amount}', th: 'จาก {amount}' },
  bill: { en: 'Bill', th: 'บิล' },
  noSuggestion: { en: 'No open bill of this amount', th: 'ไม่มีบิลค้างที่ยอดตรงกัน' },
  allocate: { en: 'Use for this bill', th: 'ใช้กับบิลนี้' },
  allocated: { en: '{amount} matched', th: 'จับคู่แล้ว {amount}' },
  refund: { en: 'Refund', th: 'คืนเงิน' },
  refundAsk: { en: 'Refund {amount}: why?', th: 'คืนเงิน {amount} เพราะอะไร' },
  reasonNeeded: { en: 'Please say why.', th: 'กรุณาระบุเหตุผล' },
  refundRequested: { en: 'Refund requested', th: 'ขอคืนเงินแล้ว' },
}
