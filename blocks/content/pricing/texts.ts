export const texts = {
  period: { en: 'Billing period', th: 'รอบการชำระเงิน' },
  monthly: { en: 'Monthly', th: 'รายเดือน' },
  yearly: { en: 'Yearly', th: 'รายปี' },
  saveUpTo: { en: 'save up to {percent}%', th: 'ประหยัดสูงสุด {percent}%' },
  free: { en: 'Free', th: 'ฟรี' },
  perMonth: { en: 'per month', th: 'ต่อเดือน' },
  perYear: { en: 'per year', th: 'ต่อปี' },
  asMonthly: { en: '{price} per month, save {percent}%', th: 'เดือนละ {price} ประหยัด {percent}%' },
  asMonthlyOnly: { en: '{price} per month', th: 'เดือนละ {price}' },
  regular: { en: 'Regular price', th: 'ราคาปกติ' },
  notIncluded: { en: 'Not included:', th: 'ไม่รวม:' },
}
