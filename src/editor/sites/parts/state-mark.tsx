import { useT } from '@kit/t'
import { Mark } from '../../ui/mark'

const messages = {
  active: { en: 'active', th: 'เปิดอยู่' },
  disabled: { en: 'disabled', th: 'ปิดอยู่' },
  operator: { en: 'operator’s site', th: 'เว็บไซต์ของผู้ให้บริการระบบ' },
}

/** Whether visitors can open the site. */
export function StateMark({ status, isOperator }: { status: 'active' | 'disabled'; isOperator: boolean }) {
  const t = useT()
  return (
    <>
      <Mark tone={status === 'active' ? 'good' : 'bad'}>{t(messages[status])}</Mark>
      {isOperator && <Mark>{t(messages.operator)}</Mark>}
    </>
  )
}
