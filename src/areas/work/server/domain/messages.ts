import { defineProblems } from '@gateway/errors/define-problems'

/** The error for what cannot be done; `field` is where a form shows it. */
export const workError = defineProblems({
  unknownGroup: { code: 'not_found', en: 'There is no such group.', th: 'ไม่พบกลุ่มนี้' },
  slugTaken: { code: 'address_taken', en: 'Another group has this address.', th: 'มีกลุ่มอื่นใช้ที่อยู่นี้แล้ว' },
  unknownProject: { code: 'not_found', en: 'There is no such project.', th: 'ไม่พบโครงการนี้' },
  keyTaken: { code: 'name_taken', en: 'This key is taken.', th: 'มีโครงการอื่นใช้รหัสนี้แล้ว' },
  staleProject: {
    code: 'stale_version',
    en: 'This project was changed meanwhile. You now see both.',
    th: 'โครงการนี้ถูกแก้ไขไปแล้ว ตอนนี้แสดงทั้งสองแบบ',
  },
  archived: {
    code: 'protected',
    en: 'This project is archived. Bring it back first.',
    th: 'โครงการนี้เก็บเข้าคลังแล้ว กรุณานำกลับมาก่อน',
  },
  invalidProjectDates: { code: 'invalid_input', en: 'The start is after the end.', th: 'วันเริ่มอยู่หลังวันสิ้นสุด' },
  refusedStatus: {
    code: 'conflict',
    en: 'The project cannot go to this status from where it is.',
    th: 'เปลี่ยนโครงการจากสถานะปัจจุบันไปเป็นสถานะนี้ไม่ได้',
  },
  notAllowed: {
    code: 'forbidden',
    en: 'Your role in this project does not allow it.',
    th: 'บทบาทของคุณในโครงการนี้ทำรายการนี้ไม่ได้',
  },
  unknownPerson: { code: 'not_found', en: 'No one here has this address.', th: 'ไม่พบผู้ใช้อีเมลนี้ในเว็บไซต์' },
  lastManager: {
    code: 'conflict',
    en: 'A project keeps at least one manager.',
    th: 'โครงการต้องมีผู้จัดการอย่างน้อยหนึ่งคน',
  },
  unknownStatus: { code: 'not_found', en: 'There is no such status.', th: 'ไม่พบสถานะนี้' },
  needsStatus: {
    code: 'conflict',
    en: 'A project needs a status of this kind.',
    th: 'โครงการต้องมีสถานะประเภทนี้อย่างน้อยหนึ่งสถานะ',
  },
  needsReplacement: { code: 'in_use', en: 'Choose where its tasks go.', th: 'กรุณาเลือกสถานะใหม่ให้งานที่อยู่ในสถานะนี้' },
  manyStatuses: {
    code: 'limit_reached',
    en: 'A project has at most 30 statuses.',
    th: 'โครงการหนึ่งมีได้ไม่เกิน 30 สถานะ',
  },
  unknownLabel: { code: 'not_found', en: 'There is no such label.', th: 'ไม่พบป้ายกำกับนี้' },
  labelTaken: { code: 'name_taken', en: 'There is a label of this name.', th: 'มีป้ายกำกับชื่อนี้แล้ว' },
  manyLabels: {
    code: 'limit_reached',
    en: 'A project has at most 60 labels.',
    th: 'โครงการหนึ่งมีป้ายกำกับได้ไม่เกิน 60 ป้าย',
  },
  unreadableFilter: { code: 'invalid_input', en: 'The filter cannot be read: {part}.', th: 'อ่านตัวกรองไม่ได้: {part}' },
  longWindow: { code: 'invalid_input', en: 'At most 400 days are shown at once.', th: 'แสดงได้ครั้งละไม่เกิน 400 วัน' },
  readAgain: { code: 'gone', en: 'Read the list again.', th: 'กรุณาเปิดรายการใหม่อีกครั้ง' },
  unknownTask: { code: 'not_found', en: 'There is no such task.', th: 'ไม่พบงานนี้' },
  invalidDates: { code: 'invalid_input', en: 'The start is after the due date.', th: 'วันเริ่มอยู่หลังวันครบกำหนด' },
  unusable: { code: 'invalid_input', en: 'This does not belong to the project.', th: 'รายการนี้ไม่ได้อยู่ในโครงการ' },
  unreadable: {
    code: 'invalid_input',
    en: 'Someone who is mentioned cannot read this comment.',
    th: 'มีผู้ที่ถูกกล่าวถึงซึ่งอ่านความเห็นนี้ไม่ได้',
  },
  circle: { code: 'conflict', en: 'This would make a circle: {keys}.', th: 'ลำดับงานจะวนกลับมาที่เดิม: {keys}' },
  deep: { code: 'limit_reached', en: 'Tasks go at most eight levels deep.', th: 'งานซ้อนกันได้ไม่เกินแปดชั้น' },
  ownLine: {
    code: 'conflict',
    en: 'A task cannot wait for itself or for tasks above or below it.',
    th: 'งานรอตัวเอง หรือรองานแม่และงานย่อยของตัวเองไม่ได้',
  },
  collision: { code: 'stale_version', en: '{name} changed this meanwhile.', th: '{name} แก้ไขส่วนนี้ไปแล้ว' },
  fullProject: {
    code: 'limit_reached',
    en: 'A project holds at most 20,000 tasks.',
    th: 'โครงการหนึ่งมีงานได้ไม่เกิน 20,000 งาน',
  },
  nothingToUndo: { code: 'not_found', en: 'There is nothing to undo.', th: 'ไม่มีรายการให้เลิกทำ' },
  unknownTodo: { code: 'not_found', en: 'There is no such line.', th: 'ไม่พบรายการนี้' },
  emptyTodo: { code: 'invalid_input', en: 'Write what is to be done.', th: 'กรุณาเขียนสิ่งที่ต้องทำ' },
  manyTodos: { code: 'limit_reached', en: 'A list has at most 500 lines.', th: 'รายการหนึ่งมีได้ไม่เกิน 500 บรรทัด' },
  unknownView: { code: 'not_found', en: 'There is no such view.', th: 'ไม่พบมุมมองนี้' },
  manyViews: {
    code: 'limit_reached',
    en: 'You have 100 views. Remove one first.',
    th: 'คุณมีมุมมองครบ 100 รายการแล้ว กรุณาลบบางรายการก่อน',
  },
})
