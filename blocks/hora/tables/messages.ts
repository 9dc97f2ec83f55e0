export const messages = {
  contents: { th: 'ตารางในหน้านี้', en: 'Tables on this page' },
  search: { th: 'ค้นในตาราง', en: 'Search the tables' },
  searchHint: { th: 'ชื่อดาว ราศี ฤกษ์ หรือตัวเลข', en: 'A body, a sign, a roek or a number' },
  found: { th: 'พบ {rows} แถวใน {tables} ตาราง', en: '{rows} rows in {tables} tables' },
  nothing: { th: 'ไม่พบ “{text}” ในตารางใด', en: 'No table has “{text}”.' },
  clear: { th: 'ล้างคำค้น', en: 'Clear the search' },
  print: { th: 'พิมพ์', en: 'Print' },
  csv: { th: 'ดาวน์โหลด CSV', en: 'Download CSV' },
  csvOf: { th: 'ดาวน์โหลดตาราง {title} เป็น CSV', en: 'Download the table “{title}” as CSV' },
  source: { th: 'ที่มา: {source}', en: 'Source: {source}' },
  anchor: { th: 'ลิงก์มายังตาราง {title}', en: 'Link to the table “{title}”' },
} as const
