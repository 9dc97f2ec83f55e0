export const texts = {
  title: { en: 'Wallet', th: 'กระเป๋าเงิน' },
  note: { en: 'Money is added by staff or by payment.', th: 'การเติมเงินทำได้ผ่านเจ้าหน้าที่หรือการชำระเงิน' },
  refresh: { en: 'Refresh', th: 'โหลดยอดล่าสุด' },
}
