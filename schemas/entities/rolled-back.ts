/** How releases that went back to an older one said so before they kept its number: a sentence in the language of whoever went back. */
const rollbackNote = /^(?:Rolled back to no\. |ย้อนกลับไปครั้งที่ )(\d{1,9})$/
export const rolledBackTo = (note: string): number | undefined => {
  const no = rollbackNote.exec(note)?.[1]
  return no === undefined ? undefined : Number(no)
}
