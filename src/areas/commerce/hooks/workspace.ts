import { defineWorkspace } from '@schemas/workspace'

export const workspace = defineWorkspace({
  prefixes: ['/cluster/products', '/cluster/bills', '/cluster/user/bills', '/cluster/user/store'],
  entries: [
    {
      id: 'commerce.orders',
      group: 'sell',
      label: { en: 'Orders', th: 'คำสั่งซื้อ' },
      icon: 'package',
      to: '/cluster/user/store/orders',
      role: 'manager',
      keywords: 'order pack ship parcel tracking cod ออเดอร์ แพ็ก จัดส่ง พัสดุ เลขพัสดุ เก็บเงินปลายทาง',
      count: true,
    },
    {
      id: 'commerce.products',
      group: 'sell',
      label: { en: 'Products', th: 'สินค้า' },
      icon: 'tag',
      to: '/cluster/products',
      role: 'manager',
      keywords: 'product price variant category sku สินค้า ราคา ตัวเลือก หมวดหมู่',
    },
    {
      id: 'commerce.stock',
      group: 'sell',
      label: { en: 'Stock', th: 'สต็อก' },
      icon: 'box',
      to: '/cluster/user/store/products',
      role: 'manager',
      keywords: 'stock inventory shelf label scan ledger คลัง จำนวนคงเหลือ ป้ายราคา สแกน',
    },
    {
      id: 'commerce.bills',
      group: 'sell',
      label: { en: 'Slips and money', th: 'สลิปและการเงิน' },
      icon: 'receipt',
      to: '/cluster/bills',
      role: 'manager',
      keywords: 'slip payment unmatched refund settings สลิป ชำระเงิน คืนเงิน ตั้งค่า',
      count: true,
    },
    {
      id: 'commerce.own-bills',
      group: 'sell',
      label: { en: 'Bills', th: 'บิล' },
      icon: 'file-text',
      to: '/cluster/user/bills',
      role: 'manager',
      keywords: 'bill invoice quotation deposit ใบแจ้งหนี้ มัดจำ ออกบิล',
    },
  ],
})
