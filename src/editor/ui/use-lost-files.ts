import { useEffect } from 'react'
import type { Builder } from '../state/builder'

const lost = {
  en: 'That part of the builder did not load. Your work is safe; check the connection and try again.',
  th: 'โหลดส่วนนั้นของเครื่องมือสร้างหน้าไม่สำเร็จ งานของคุณยังอยู่ครบ กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่',
}
/** What browsers say of a script that did not come, and the build's own loader of a style sheet. */
const isLost = (reason: unknown) =>
  reason instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(reason.message)

/** Says that the file of an action did not come, where nobody else does: a press would do nothing, without a word. */
export function useLostFiles({ say: notify }: Pick<Builder, 'say'>): void {
  useEffect(() => {
    const handleRejection = (event: PromiseRejectionEvent) => {
      if (!isLost(event.reason)) return
      event.preventDefault()
      notify(lost, 'error')
    }
    addEventListener('unhandledrejection', handleRejection)
    return () => removeEventListener('unhandledrejection', handleRejection)
  }, [notify])
}
