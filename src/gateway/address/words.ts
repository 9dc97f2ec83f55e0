export const words = {
  none: { en: 'There is no such place.', th: 'ไม่พบพื้นที่นี้' },
  province: { en: 'Please choose a province.', th: 'กรุณาเลือกจังหวัด' },
  amphure: { en: 'Please choose a district of this province.', th: 'กรุณาเลือกอำเภอหรือเขตในจังหวัดนี้' },
  tambon: { en: 'Please choose a subdistrict of this district.', th: 'กรุณาเลือกตำบลหรือแขวงในอำเภอนี้' },
  postcode: { en: 'This subdistrict has another postcode.', th: 'รหัสไปรษณีย์ไม่ตรงกับตำบลนี้' },
}
