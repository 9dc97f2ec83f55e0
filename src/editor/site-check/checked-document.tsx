import { IconAlertCircle, IconAlertTriangle, IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import type { Locale } from '@schemas/layout/locale'
import { useSpace } from '@kit/boot'
import { useT } from '@kit/t'
import { ProblemButton } from '../problems/problem-entry'
import problemStyles from '../problems/problems.module.css'
import { Hint } from '../ui/hint'
import { type DocumentReport, placeKey, shareOf, type SiteProblem } from './document-report'
import styles from './site-check.module.css'

const messages = {
  errors: { en: 'errors', th: 'ข้อผิดพลาด' },
  warnings: { en: 'warnings', th: 'คำเตือน' },
  open: { en: 'Open {name}', th: 'เปิด {name}' },
  here: { en: 'open now', th: 'เปิดอยู่' },
  share: { th: { en: 'Thai {share}%', th: 'ไทย {share}%' }, en: { en: 'English {share}%', th: 'อังกฤษ {share}%' } },
  next: {
    th: {
      en: 'Next text in {name} missing in Thai ({count})',
      th: 'ข้อความถัดไปของ {name} ที่ยังไม่มีภาษาไทย ({count})',
    },
    en: {
      en: 'Next text in {name} missing in English ({count})',
      th: 'ข้อความถัดไปของ {name} ที่ยังไม่มีภาษาอังกฤษ ({count})',
    },
  },
  languages: { en: 'Translation progress', th: 'แปลแล้วเท่าไร' },
  left: {
    en: 'And {count} more, listed when you open the page.',
    th: 'และอีก {count} รายการ ซึ่งจะแสดงเมื่อเปิดหน้านั้น',
  },
}

type Props = {
  looked: DocumentReport
  /** The problems that are currently listed. */
  problems: readonly SiteProblem[]
  entry: DocumentEntry | undefined
  name: string
  /** It is the document being edited. */
  isOpen: boolean
  /** Number of problems not listed, because there are too many. */
  left: number
  onGo: (problem?: SiteProblem) => void
  onMissing: (language: Locale) => void
}

/** A document with its problem count and translation progress, and its problems below. */
export function CheckedDocument({ looked, problems, entry, name, isOpen, left, onGo, onMissing }: Props) {
  const t = useT()
  const { locales } = useSpace()
  const [isUnfolded, setUnfolded] = useState(false)
  const list = useId()
  const errors = problems.filter(({ level }) => level === 'error').length
  const warnings = problems.length - errors + left
  const label = (
    <span className={styles.name}>
      <strong>{name}</strong>
      {entry?.path && <span className={styles.soft}>{entry.path}</span>}
      {isOpen && <span className={styles.soft}>{t(messages.here)}</span>}
    </span>
  )
  return (
    <li className={styles.document}>
      <div className={styles.line}>
        {problems.length > 0 ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isUnfolded}
            aria-controls={list}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <IconChevronRight size={14} aria-hidden />
            {label}
            {errors > 0 && (
              <span className={styles.count} data-level="error">
                <IconAlertCircle size={14} role="img" aria-label={t(messages.errors)} />
                {errors}
              </span>
            )}
            {warnings > 0 && (
              <span className={styles.count} data-level="warning">
                <IconAlertTriangle size={14} role="img" aria-label={t(messages.warnings)} />
                {warnings}
              </span>
            )}
          </button>
        ) : (
          <div className={styles.plain}>{label}</div>
        )}
        {!isOpen && (
          <Hint label={t(messages.open, { name })}>
            <button
              type="button"
              className={styles.open}
              aria-label={t(messages.open, { name })}
              onClick={() => onGo()}
            >
              <IconArrowRight size={15} aria-hidden />
            </button>
          </Hint>
        )}
      </div>
      {locales.length > 1 && looked.texts > 0 && (
        <ul className={styles.shares} aria-label={t(messages.languages)}>
          {locales.map((language) => {
            const share = shareOf(looked, language)
            const missing = looked.counts.missing[language] ?? 0
            return (
              <li key={language}>
                {missing === 0 ? (
                  <span>{t(messages.share[language], { share })}</span>
                ) : (
                  <Hint label={t(messages.next[language], { name, count: missing })}>
                    <button
                      type="button"
                      aria-label={`${t(messages.share[language], { share })}. ${t(messages.next[language], { name, count: missing })}`}
                      onClick={() => onMissing(language)}
                    >
                      {t(messages.share[language], { share })}
                    </button>
                  </Hint>
                )}
              </li>
            )
          })}
        </ul>
      )}
      <div id={list} hidden={!isUnfolded}>
        {isUnfolded && (
          <ul className={problemStyles.list}>
            {problems.map((problem, index) => (
              <li
                key={`${problem.kind} ${placeKey(problem)} ${index}`}
                className={problemStyles.entry}
                data-level={problem.level}
              >
                <ProblemButton problem={problem} place={problem.place} onPress={() => onGo(problem)} />
              </li>
            ))}
          </ul>
        )}
        {isUnfolded && left > 0 && <p className={styles.more}>{t(messages.left, { count: left })}</p>}
      </div>
    </li>
  )
}
