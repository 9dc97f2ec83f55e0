export const texts = {
  more: { en: 'Read more', th: 'อ่านเพิ่มเติม' },
  less: { en: 'Show less', th: 'แสดงน้อยลง' },
}
