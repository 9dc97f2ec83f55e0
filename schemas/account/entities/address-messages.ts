/** Validation messages for the parts of an address, used by the schema and by the place search. */
export const addressMessages = {
  line: { en: 'Enter the house number and street.', th: 'กรุณากรอกบ้านเลขที่และถนน' },
  province: { en: 'Choose a province.', th: 'กรุณาเลือกจังหวัด' },
  amphure: { en: 'Choose a district in this province.', th: 'กรุณาเลือกอำเภอหรือเขตในจังหวัดนี้' },
  tambon: { en: 'Choose a subdistrict in this district.', th: 'กรุณาเลือกตำบลหรือแขวงในอำเภอนี้' },
  noPostcode: { en: 'The postcode is set by the subdistrict.', th: 'รหัสไปรษณีย์กำหนดตามตำบลหรือแขวงที่เลือก' },
  postcode: { en: 'The postcode doesn’t match this subdistrict.', th: 'รหัสไปรษณีย์ไม่ตรงกับตำบลนี้' },
}
