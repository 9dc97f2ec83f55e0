export const importTexts = {
  noTitle: { en: 'Write a title.', th: 'กรุณากรอกชื่องาน' },
  longTitle: { en: 'At most 250 characters.', th: 'ไม่เกิน 250 ตัวอักษร' },
  unknown: { en: '“{value}” is not known in this project.', th: 'ไม่พบ “{value}” ในโครงการนี้' },
  several: { en: 'Several are called “{value}”.', th: 'มีมากกว่าหนึ่งรายการที่ชื่อ “{value}”' },
  noDay: { en: '“{value}” is not a date.', th: '“{value}” ไม่ใช่วันที่' },
  noNumber: { en: '“{value}” is not a number that fits here.', th: '“{value}” ไม่ใช่ตัวเลขที่ใช้ได้' },
  invalidDates: { en: 'The start is after the due date.', th: 'วันเริ่มอยู่หลังวันครบกำหนด' },
  unknownKey: { en: 'There is no task “{value}” in this project.', th: 'ไม่พบงาน “{value}” ในโครงการนี้' },
  twice: { en: '“{value}” is in the file twice.', th: 'ในไฟล์มี “{value}” มากกว่าหนึ่งแถว' },
}
