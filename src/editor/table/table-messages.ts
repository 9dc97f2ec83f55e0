/** Names of table actions in the history, and their result messages. */
export const stepMessages = {
  write: { en: 'Edit a cell', th: 'เขียนในช่อง' },
  paste: { en: 'Paste cells', th: 'วางเซลล์' },
  cut: { en: 'Cut cells', th: 'ตัดเซลล์' },
  clear: { en: 'Clear cells', th: 'ล้างช่อง' },
  moveRow: { en: 'Move a row', th: 'ย้ายแถว' },
  moveColumn: { en: 'Move a column', th: 'ย้ายคอลัมน์' },
  addRow: { en: 'Add row', th: 'เพิ่มแถว' },
  tick: { en: 'Change a tick', th: 'เปลี่ยนเครื่องหมาย' },
  bring: { en: 'Import file', th: 'นำเข้าไฟล์' },
}

export const resultMessages = {
  cleared: { en: 'Cleared {count} in all languages.', th: 'ล้าง {count}แล้ว ในทุกภาษา' },
  copied: { en: 'Copied {count}.', th: 'คัดลอก {count}แล้ว' },
  pasted: { en: 'Pasted {count}.', th: 'วาง {count}แล้ว' },
  cells: { en: '{count} cells', th: '{count} ช่อง' },
  cell: { en: '1 cell', th: '1 ช่อง' },
  rowAt: { en: 'Row {place} of {count}.', th: 'แถวที่ {place} จาก {count}' },
  columnAt: { en: 'Column {place} of {count}.', th: 'คอลัมน์ที่ {place} จาก {count}' },
  stays: {
    en: 'This is the only row in its group. Remove the group heading first.',
    th: 'แถวนี้เป็นแถวเดียวในกลุ่ม ลบบรรทัดชื่อกลุ่มก่อน',
  },
  edge: { en: 'Can’t move any further.', th: 'ย้ายต่อไปไม่ได้แล้ว' },
  undone: { en: 'There are no changes to undo in this table.', th: 'ตารางนี้ไม่มีการแก้ไขให้เลิกทำแล้ว' },
}

/** Names of places in the table. */
export const placeMessages = {
  name: { en: 'Name of column {column}', th: 'ชื่อคอลัมน์ที่ {column}' },
  note: { en: 'Note for {column}', th: 'หมายเหตุของ {column}' },
  group: { en: 'Group heading above row {row}', th: 'ชื่อกลุ่มเหนือแถวที่ {row}' },
  cell: { en: 'Row {row}, {column}', th: 'แถวที่ {row} {column}' },
  column: { en: 'column {column}', th: 'คอลัมน์ที่ {column}' },
  yes: { en: 'Yes', th: 'มี' },
  no: { en: 'No', th: 'ไม่มี' },
  empty: { en: 'empty', th: 'ว่าง' },
  noRows: {
    en: 'No rows yet. Add a row, paste cells here, or import a file.',
    th: 'ยังไม่มีแถว เพิ่มแถว วางเซลล์ที่นี่ หรือนำเข้าไฟล์',
  },
}
