/** Validation messages for the parts of an address, used by the schema and by the place search. */
export const addressMessages = {
  line: { en: 'Please write the house number and the road.', th: 'กรุณากรอกบ้านเลขที่และถนน' },
  province: { en: 'Please choose a province.', th: 'กรุณาเลือกจังหวัด' },
  amphure: { en: 'Please choose a district of this province.', th: 'กรุณาเลือกอำเภอหรือเขตในจังหวัดนี้' },
  tambon: { en: 'Please choose a subdistrict of this district.', th: 'กรุณาเลือกตำบลหรือแขวงในอำเภอนี้' },
  noPostcode: { en: 'The postcode comes with the subdistrict.', th: 'รหัสไปรษณีย์มาจากตำบลหรือแขวงที่เลือก' },
  postcode: { en: 'This subdistrict has another postcode.', th: 'รหัสไปรษณีย์ไม่ตรงกับตำบลนี้' },
}
