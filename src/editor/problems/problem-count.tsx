import { IconAlertCircle, IconAlertTriangle } from '@tabler/icons-react'
import { useT } from '@kit/t'
import { openProblems } from './problems-request'
import { countErrors, useProblems } from '../state/problem-store'
import { Hint } from '../ui/hint'
import styles from './problems.module.css'

const messages = {
  both: { en: 'errors {errors}, warnings {warnings}', th: 'ข้อผิดพลาด {errors} รายการ คำเตือน {warnings} รายการ' },
  errors: { en: 'errors {errors}', th: 'ข้อผิดพลาด {errors} รายการ' },
  warnings: { en: 'warnings {warnings}', th: 'คำเตือน {warnings} รายการ' },
  show: { en: 'Show the problems ({count})', th: 'ดูปัญหา ({count})' },
}

/** Number of problems of the page, next to the save state; nothing if there are none. */
export function ProblemCount() {
  const t = useT()
  const list = useProblems((state) => state.list)
  const errors = countErrors(list)
  const warnings = list.length - errors
  if (list.length === 0) return null
  const summary = t(errors === 0 ? messages.warnings : warnings === 0 ? messages.errors : messages.both, {
    errors,
    warnings,
  })
  return (
    <Hint label={t(messages.show, { count: summary })}>
      <button
        type="button"
        className={styles.count}
        aria-label={t(messages.show, { count: summary })}
        onClick={() => openProblems()}
      >
        {errors > 0 && (
          <span data-level="error" data-count={errors}>
            <IconAlertCircle size={15} aria-hidden />
          </span>
        )}
        {warnings > 0 && (
          <span data-level="warning" data-count={warnings}>
            <IconAlertTriangle size={15} aria-hidden />
          </span>
        )}
      </button>
    </Hint>
  )
}
