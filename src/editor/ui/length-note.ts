import { useT } from '@kit/t'

const messages = {
  near: { en: '{count} of {most} characters', th: '{count} จาก {most} ตัวอักษร' },
  full: {
    en: '{count} of {most} characters: limit reached, extra text is cut off',
    th: '{count} จาก {most} ตัวอักษร: เต็มแล้ว ข้อความที่เกินจะตัดออก',
  },
}
/** The share of the limit from which the count is shown. */
const near = 0.8

/**
 * Shows how much of a field's limit is used once it is nearly reached; the browser silently cuts pasted text beyond it.
 */
export function useLengthNote(): (text: string, max: number) => string | undefined {
  const t = useT()
  return (text, max) =>
    text.length < max * near
      ? undefined
      : t(text.length < max ? messages.near : messages.full, { count: text.length, most: max })
}
