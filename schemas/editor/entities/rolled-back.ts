/**
 * Note of rollback releases made before their target number was stored: a sentence in the language of the person who
 * rolled back.
 */
const rollbackNote = /^(?:Rolled back to no\. |ย้อนกลับไปครั้งที่ )(\d{1,9})$/
export const rolledBackTo = (note: string): number | undefined => {
  const no = rollbackNote.exec(note)?.[1]
  return no === undefined ? undefined : Number(no)
}
