import type { Builder } from './builder'

const message = {
  en: 'This part of the builder didn’t load. Check your connection and try again.',
  th: 'โหลดส่วนนี้ของเครื่องมือสร้างหน้าไม่สำเร็จ กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
}

/** Says that nothing came of what was done, because what does it is a file that did not come. */
export const notifyLoadFailed = ({ say: notify }: Pick<Builder, 'say'>): void => notify(message, 'error')
