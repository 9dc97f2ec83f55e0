import { Alert, Chip, Progress } from '@mantine/core'
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { useLocale, useSession, useSpace } from '@kit/boot'
import { formatTime } from '@kit/format'
import { useT } from '@kit/t'
import { useDocumentNames } from '../find/document-names'
import { openPlace } from '../pages/open-place'
import { useProblemsRequest } from '../problems/problems-request'
import { jumpToProblem } from '../problems/jump-to-problem'
import problemStyles from '../problems/problems.module.css'
import { useBuilder } from '../state/builder'
import { setUi, useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { ActionButton } from '../ui/action-button'
import { SearchField } from '../ui/search-field'
import { ListNote, PanelNote, SidePanel } from '../ui/side-panel'
import { SignInLink } from '../ui/sign-in-link'
import { CheckedDocument } from './checked-document'
import { countOfKind, isOfKind, type SiteKind, siteKinds } from './site-kinds'
import { type DocumentReport, placeKey, type SiteProblem, worstFirst } from './document-report'
import { nextMissing } from './next-missing'
import { discardReports, storeSiteCheck, stopSiteCheck, useSiteCheck } from './site-check'
import styles from './site-check.module.css'
import { useSiteReports } from './use-site-check'

const messages = {
  which: { en: 'Which problems', th: 'ปัญหาที่แสดง' },
  kinds: {
    all: { en: 'All {count}', th: 'ทั้งหมด {count}' },
    errors: { en: 'Errors {count}', th: 'ข้อผิดพลาด {count}' },
    links: { en: 'Broken and empty links {count}', th: 'ลิงก์เสียหรือว่าง {count}' },
    alt: { en: 'Pictures without alt text {count}', th: 'รูปไม่มีข้อความแทนภาพ {count}' },
    translations: { en: 'Missing translations {count}', th: 'ยังไม่แปล {count}' },
    missing: { en: 'Missing pictures, files and sections {count}', th: 'รูป ไฟล์ หรือส่วนที่หายไป {count}' },
    headings: { en: 'Headings {count}', th: 'หัวข้อ {count}' },
    samples: { en: 'Placeholder content {count}', th: 'เนื้อหาตัวอย่าง {count}' },
  },
  search: { en: 'Search pages and problems', th: 'ค้นหาหน้าหรือปัญหา' },
  looking: { en: 'Checking the site: {done} of {all}', th: 'กำลังตรวจทั้งเว็บไซต์ {done} จาก {all}' },
  stop: { en: 'Stop', th: 'หยุด' },
  stopped: { en: 'Stopped. Not checked yet: {count}.', th: 'หยุดแล้ว ยังไม่ได้ตรวจ {count} รายการ' },
  away: {
    en: 'The site could not be checked. Not checked yet: {count}.',
    th: 'ตรวจทั้งเว็บไซต์ไม่สำเร็จ ยังไม่ได้ตรวจ {count} รายการ',
  },
  goOn: { en: 'Continue', th: 'ตรวจต่อ' },
  known: { en: 'Checked: {count} pages and parts, at {time}.', th: 'ตรวจแล้ว {count} หน้าและส่วน เมื่อ {time}' },
  again: { en: 'Check again', th: 'ตรวจอีกครั้ง' },
  next: { en: 'Next missing translation ({count})', th: 'ข้อความถัดไปที่ยังไม่แปล ({count})' },
  alts: { en: 'Fill in alt text in the library…', th: 'เติมข้อความแทนภาพในคลัง…' },
  none: { en: 'No problems found on the site.', th: 'ไม่พบปัญหาในเว็บไซต์' },
  noneOfKind: { en: 'No problems of this type.', th: 'ไม่มีปัญหาประเภทนี้' },
  noneFound: { en: 'No results for “{query}”.', th: 'ไม่พบผลลัพธ์สำหรับ “{query}”' },
  fine: { en: 'Without problems ({count})', th: 'ไม่มีปัญหา ({count})' },
  found: { en: 'With problems, worst first', th: 'มีปัญหา เรียงจากมากไปน้อย' },
  failed: { en: 'Could not be checked:', th: 'ตรวจไม่ได้:' },
  failedOne: { en: '{name}: {reason}', th: '{name}: {reason}' },
  drawn: {
    en: 'Contrast, picture sizes and anchors can only be checked on a rendered page, so they are checked on the open page only. The trash is not checked.',
    th: 'ความต่างของสี ขนาดรูป และจุดเชื่อมโยงภายในหน้า ต้องดูจากหน้าที่แสดงจริง จึงตรวจเฉพาะหน้าที่เปิดอยู่ และไม่ตรวจรายการในถังขยะ',
  },
  admins: { en: 'Neither is content that only admins can edit.', th: 'รวมทั้งส่วนที่เฉพาะผู้ดูแลระบบแก้ไขได้' },
}

/** Problems of all pages and parts of the site, worst first, with the translation progress of each. */
export function SitePanel() {
  const t = useT()
  const uiLocale = useLocale()
  const builder = useBuilder()
  const saving = useSavingOf()
  const { locales, timeZone } = useSpace()
  const { role } = useSession()
  const { query, documents, known, again } = useSiteReports()
  const { state, reason, isSignedOut, failed, left, at, last } = useSiteCheck()
  const { entryOf, nameOf } = useDocumentNames()
  const [kind, setKind] = useState<SiteKind>('all')
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed.trim().toLowerCase())

  const panel = useRef<HTMLDivElement>(null)
  const isRequested = useProblemsRequest((request) => request.isRequested)
  useEffect(() => {
    if (!isRequested) return
    useProblemsRequest.setState({ isRequested: false })
    panel.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isRequested])

  // After alternative texts were filled in, the affected documents must be checked again.
  const isFilling = useUi(({ dialog }) => dialog === 'alt-texts')
  const wasFilling = useRef(isFilling)
  const recheckPictures = useEffectEvent(() => {
    discardReports(({ counts }) => (counts.kinds.alt ?? 0) > 0)
    again()
  })
  useEffect(() => {
    if (wasFilling.current && !isFilling) recheckPictures()
    wasFilling.current = isFilling
  }, [isFilling])

  const open = (key: string, problem?: SiteProblem) => {
    if (key === builder.key) return problem && jumpToProblem(builder, problem)
    const entry = entryOf(key)
    storeSiteCheck()
    const problemRef = problem && {
      kind: problem.kind,
      ...(problem.node === undefined ? {} : { node: problem.node }),
      ...(problem.path ? { path: problem.path } : {}),
    }
    if (entry)
      openPlace(entry, {
        here: builder.payload.path,
        saving,
        node: problem?.node,
        goesOn: { left: 'problems', ...(problemRef ? { problem: problemRef } : {}) },
      })
  }
  const goToMissing = (from: string, language?: Locale) => {
    const next = nextMissing(known, from, last, language)
    if (!next) return
    useSiteCheck.setState({ last: { key: next.key, place: placeKey(next.problem), index: next.index } })
    const into = next.problem.path?.at(-1)
    // Switch the page to the language of the missing text, where it is typed.
    if (next.key === builder.key && (into === 'th' || into === 'en')) setUi({ locale: into })
    open(next.key, next.problem)
  }

  const isNamed = (key: string) => [nameOf(key), key].some((each) => each.toLowerCase().includes(sought))
  const shownOf = (looked: DocumentReport) => {
    const ofKind = looked.problems.filter((problem) => isOfKind(problem, kind))
    return sought === '' || isNamed(looked.key)
      ? ofKind
      : ofKind.filter(({ place, words: message }) =>
          [place, t(message)].some((each) => each.toLowerCase().includes(sought)),
        )
  }
  const withProblems = known.toSorted(worstFirst).flatMap((looked) => {
    const problems = shownOf(looked)
    return problems.length > 0 ? [{ looked, problems }] : []
  })
  const fine = known.filter(
    ({ key, counts }) => counts.errors + counts.warnings === 0 && (sought === '' || isNamed(key)),
  )
  const count = (wanted: SiteKind) => known.reduce((sum, { counts }) => sum + countOfKind(counts, wanted), 0)
  const untranslated = locales.length > 1 ? count('translations') : 0
  // The open document is checked by the page checks.
  const isOwnKnown = known.some(({ key }) => key === builder.key) || !documents.some(({ key }) => key === builder.key)
  const done = documents.length - left.length - (isOwnKnown ? 0 : 1)
  const isLooking = state === 'looking' || (state === 'known' && !isOwnKnown)

  return (
    <div ref={panel} className={problemStyles.panel}>
      <SidePanel
        head={
          <div className={problemStyles.head}>
            <SearchField label={t(messages.search)} value={typed} onSearch={setTyped} />
            <Chip.Group value={kind} onChange={(value) => setKind(value as SiteKind)}>
              <div className={problemStyles.filters} role="group" aria-label={t(messages.which)}>
                {siteKinds
                  .filter((each) => each === 'all' || each === kind || count(each) > 0)
                  .map((each) => (
                    <Chip key={each} value={each} size="xs" radius="sm">
                      {t(messages.kinds[each], { count: count(each) })}
                    </Chip>
                  ))}
              </div>
            </Chip.Group>
          </div>
        }
      >
        {!query.data && <ListNote query={query} />}
        {query.data && (
          <>
            <div className={styles.state}>
              {/* Not a live region: the progress bar announces it, and a changing sentence would be read out again and
                  again. */}
              {isLooking && <p>{t(messages.looking, { done, all: documents.length })}</p>}
              <div role="status">
                {state === 'stopped' && <p>{t(messages.stopped, { count: left.length })}</p>}
                {state === 'known' && isOwnKnown && at && (
                  <p>{t(messages.known, { count: known.length, time: formatTime(at, uiLocale, { timeZone }) })}</p>
                )}
              </div>
              {isLooking && (
                <Progress
                  value={(100 * done) / Math.max(documents.length, 1)}
                  size="sm"
                  aria-label={t(messages.looking, { done, all: documents.length })}
                />
              )}
              {state === 'away' && (
                <Alert color="red" role="alert" p="xs">
                  <p>{t(messages.away, { count: left.length })}</p>
                  <p>{reason && t(reason)}</p>
                  {isSignedOut && <SignInLink />}
                </Alert>
              )}
              <div className={styles.acts}>
                {state === 'looking' && (
                  <ActionButton isSmall variant="default" onClick={stopSiteCheck}>
                    {t(messages.stop)}
                  </ActionButton>
                )}
                {(state === 'stopped' || state === 'away') && (
                  <ActionButton isSmall variant="light" onClick={() => again()}>
                    {t(messages.goOn)}
                  </ActionButton>
                )}
                {state === 'known' && (
                  <ActionButton isSmall variant="default" onClick={() => again(true)}>
                    {t(messages.again)}
                  </ActionButton>
                )}
                {untranslated > 0 && (kind === 'all' || kind === 'translations') && (
                  <ActionButton isSmall variant="light" onClick={() => goToMissing(builder.key)}>
                    {t(messages.next, { count: untranslated })}
                  </ActionButton>
                )}
                {count('alt') > 0 && (kind === 'all' || kind === 'alt') && (
                  <ActionButton
                    isSmall
                    variant="light"
                    aria-haspopup="dialog"
                    onClick={() => setUi({ dialog: 'alt-texts' })}
                  >
                    {t(messages.alts)}
                  </ActionButton>
                )}
              </div>
            </div>
            {withProblems.length > 0 && (
              <ul className={styles.documents} aria-label={t(messages.found)}>
                {withProblems.map(({ looked, problems }) => (
                  <CheckedDocument
                    key={looked.key}
                    looked={looked}
                    problems={problems}
                    entry={entryOf(looked.key)}
                    name={nameOf(looked.key)}
                    isOpen={looked.key === builder.key}
                    left={sought === '' ? countOfKind(looked.counts, kind) - problems.length : 0}
                    onGo={(problem) => open(looked.key, problem)}
                    onMissing={(language) => goToMissing(looked.key, language)}
                  />
                ))}
              </ul>
            )}
            {withProblems.length === 0 && !isLooking && state !== 'first' && (
              <PanelNote>
                <p>
                  {sought
                    ? t(messages.noneFound, { query: typed.trim() })
                    : t(kind === 'all' ? messages.none : messages.noneOfKind)}
                </p>
              </PanelNote>
            )}
            {failed.length > 0 && (
              <div className={styles.failed}>
                <p>{t(messages.failed)}</p>
                <ul>
                  {failed.map((each) => (
                    <li key={each.key}>{t(messages.failedOne, { name: nameOf(each.key), reason: t(each.reason) })}</li>
                  ))}
                </ul>
              </div>
            )}
            {kind === 'all' && fine.length > 0 && (
              <details className={styles.fine}>
                <summary>{t(messages.fine, { count: fine.length })}</summary>
                <ul className={styles.documents}>
                  {fine.map((looked) => (
                    <CheckedDocument
                      key={looked.key}
                      looked={looked}
                      problems={[]}
                      entry={entryOf(looked.key)}
                      name={nameOf(looked.key)}
                      isOpen={looked.key === builder.key}
                      left={0}
                      onGo={() => open(looked.key)}
                      onMissing={() => {}}
                    />
                  ))}
                </ul>
              </details>
            )}
            <p className={styles.drawn}>
              {t(messages.drawn)}
              {role !== 'admin' && ` ${t(messages.admins)}`}
            </p>
          </>
        )}
      </SidePanel>
    </div>
  )
}
