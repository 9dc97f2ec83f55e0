export const texts = {
  play: { en: 'Play: {title}', th: 'เล่น: {title}' },
  pause: { en: 'Pause: {title}', th: 'หยุด: {title}' },
  position: { en: 'Position in {title}', th: 'ตำแหน่งใน {title}' },
  at: { en: '{at} of {length}', th: '{at} จาก {length}' },
  speed: { en: 'Speed {rate}×', th: 'ความเร็ว {rate} เท่า' },
  download: { en: 'Download', th: 'ดาวน์โหลด' },
  transcript: { en: 'Transcript', th: 'อ่านตาม' },
  missing: { en: 'This audio isn’t available.', th: 'ยังไม่มีไฟล์เสียง' },
}
