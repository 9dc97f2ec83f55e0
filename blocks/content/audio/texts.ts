export const texts = {
  play: { en: 'Play: {title}', th: 'เล่น: {title}' },
  pause: { en: 'Pause: {title}', th: 'หยุด: {title}' },
  position: { en: 'Position in {title}', th: 'ตำแหน่งใน {title}' },
  at: { en: '{at} of {length}', th: '{at} จาก {length}' },
  speed: { en: 'Speed {rate}×', th: 'ความเร็ว {rate} เท่า' },
  download: { en: 'Keep the file', th: 'เก็บไฟล์ไว้' },
  transcript: { en: 'Read along', th: 'อ่านตาม' },
  missing: { en: 'The sound is not available.', th: 'ยังไม่มีไฟล์เสียง' },
}
