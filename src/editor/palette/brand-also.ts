/** Other search terms for the look of the whole site. */
export const brandAlso =
  'colour color colours colors font fonts typeface typography logo design dark brand theme style สี ฟอนต์ ตัวอักษร แบบอักษร โลโก้ ดีไซน์ แบรนด์ ธีม'
