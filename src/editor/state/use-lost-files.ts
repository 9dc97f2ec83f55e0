import { useEffect } from 'react'
import type { Builder } from './builder'

const lost = {
  en: 'That part of the builder didn’t load. Your work is safe. Check your connection and try again.',
  th: 'โหลดส่วนนั้นของเครื่องมือสร้างหน้าไม่สำเร็จ งานของคุณยังอยู่ครบ กรุณาตรวจสอบการเชื่อมต่อแล้วลองใหม่',
}
/** Browsers' messages for a failed script, and the bundler's for a failed style sheet. */
const isLost = (reason: unknown) =>
  reason instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(reason.message)

/** Notifies about a failed file of an action when nothing else does: otherwise the press would silently do nothing. */
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
