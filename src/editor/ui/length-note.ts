import { useT } from '@kit/t'

const messages = {
  near: { en: '{count} of {most} letters', th: '{count} จาก {most} ตัวอักษร' },
  full: {
    en: '{count} of {most} letters: no more fits, and what goes beyond is cut off',
    th: '{count} จาก {most} ตัวอักษร: เต็มแล้ว ข้อความที่เกินจะถูกตัดออก',
  },
}
/** From this part of the limit on the count is told. */
const near = 0.8

/** How much of a field's limit is used, once that is near; the browser cuts what is pasted beyond it without a word. */
export function useLengthNote(): (text: string, max: number) => string | undefined {
  const t = useT()
  return (text, max) =>
    text.length < max * near
      ? undefined
      : t(text.length < max ? messages.near : messages.full, { count: text.length, most: max })
}
