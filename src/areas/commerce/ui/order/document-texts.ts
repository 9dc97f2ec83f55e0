/** Around a document that is shown. */
export const documentTexts = {
  documents: { en: 'Documents', th: 'เอกสาร' },
  isVoid: { en: 'void', th: 'ยกเลิกแล้ว' },
  pdf: { en: 'Download PDF', th: 'ดาวน์โหลด PDF' },
  print: { en: 'Print', th: 'พิมพ์' },
  failed: { en: 'Couldn’t load the document', th: 'โหลดเอกสารไม่สำเร็จ' },
}
