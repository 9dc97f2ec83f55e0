import { hasRole } from '@schemas/layout/role'
import type { RenderBlock } from '@schemas/layout/render'
import { useSession } from '@kit/boot'
import { useT } from '@kit/t'

const texts = {
  quiet: { en: 'This part can’t be shown right now.', th: 'ส่วนนี้ยังแสดงไม่ได้ในขณะนี้' },
  title: { en: 'Block {type} isn’t shown', th: 'บล็อก {type} ไม่แสดง' },
  reasons: {
    'unknown-type': { en: 'This build has no such block type', th: 'ไม่มีบล็อกชนิดนี้ในเวอร์ชันที่ใช้งาน' },
    'invalid-props': { en: 'Invalid settings', th: 'ค่าที่ตั้งไว้ไม่ถูกต้อง' },
    'newer-version': { en: 'Saved by a newer build', th: 'บันทึกจากเวอร์ชันที่ใหม่กว่า' },
    'invalid-node': { en: 'Damaged block', th: 'ข้อมูลบล็อกเสียหาย' },
    'migration-failed': { en: 'Couldn’t be updated to the latest version', th: 'ปรับรุ่นข้อมูลไม่สำเร็จ' },
    'missing-section': { en: 'The section it shows was not found', th: 'ไม่พบส่วนที่บันทึกไว้ซึ่งบล็อกนี้แสดง' },
    threw: { en: 'An error occurred while showing it', th: 'เกิดข้อผิดพลาดขณะแสดงผล' },
  },
} as const

/** Shown in place of a failed block: a neutral line for visitors, the exact path and reason for managers. */
export function BlockNotice({ block, problem }: { block: RenderBlock; problem: NonNullable<RenderBlock['problem']> }) {
  const { role } = useSession()
  const t = useT()
  if (!hasRole(role, 'manager'))
    return (
      <p className="block-notice" data-block-problem={problem.code}>
        {t(texts.quiet)}
      </p>
    )
  return (
    <div className="block-notice" data-block-problem={problem.code} role="note">
      <strong>{t(texts.title, { type: block.type })}</strong>
      <span>
        {t(texts.reasons[problem.code])}
        {problem.message ? `: ${problem.message}` : ''}
      </span>
      <code>{[...(problem.path ?? []), `#${block.id}`].join('.')}</code>
    </div>
  )
}
