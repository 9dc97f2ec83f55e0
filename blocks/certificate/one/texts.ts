export const texts = {
  all: { en: 'Your certificate', th: 'ใบรับรองของคุณ' },
  print: { en: 'Print', th: 'พิมพ์' },
  share: { en: 'Share', th: 'แชร์' },
  copy: { en: 'Copy the link', th: 'คัดลอกลิงก์' },
  line: { en: 'Share on LINE', th: 'แชร์ทาง LINE' },
  linkedin: { en: 'Share on LinkedIn', th: 'แชร์ทาง LinkedIn' },
  public: { en: 'Public page', th: 'หน้าสาธารณะ' },
  listed: { en: 'Let others find it by my name', th: 'ให้ผู้อื่นค้นหาพบด้วยชื่อของฉัน' },
  listedHint: {
    en: 'Without it, only those who have the code or the link see it.',
    th: 'ถ้าไม่เลือก จะเห็นได้เฉพาะผู้ที่มีรหัสหรือลิงก์',
  },
  correct: { en: 'Ask for a correction', th: 'ขอแก้ไขข้อมูล' },
}
