import { Button, Chip, Loader } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { loadAllBlockKits } from '@registry/block-kits'
import { distinctNodeNames } from '../compare/describe-node'
import { partKind } from '../document/kind-names'
import { partName } from '../document/name-node'
import type { PageProblem } from '../document/problems/problem'
import { readingOrder } from '../document/problems/reading-order'
import { useBuilder } from '../state/builder'
import type { DocumentStore } from '../state/document-store'
import { showNode } from '../canvas/show-node'
import { useUi } from '../state/ui-store'
import { lazyPart } from '../ui/lazy-part'
import { PageOrSite } from '../ui/page-or-site'
import { PanelNote, SidePanel } from '../ui/side-panel'
import { useProblemsRequest } from './problems-request'
import { ProblemEntries } from './problem-entry'
import { problemPlaces } from './problem-places'
import { useProblems } from '../state/problem-store'
import styles from './problems.module.css'
import { flushChecks } from './use-checks'

const messages = {
  of: { en: 'Where', th: 'ตรวจที่ไหน' },
  which: { en: 'Which problems', th: 'ปัญหาที่แสดง' },
  all: { en: 'All {count}', th: 'ทั้งหมด {count}' },
  errors: { en: 'Errors {count}', th: 'ข้อผิดพลาด {count}' },
  warnings: { en: 'Warnings {count}', th: 'คำเตือน {count}' },
  translations: { en: 'Missing translations {count}', th: 'ยังไม่แปล {count}' },
  page: { en: 'The page itself', th: 'ตัวหน้าเอง' },
  part: { en: '{part} itself', th: 'ตัว {part} เอง' },
  checking: { en: 'Checking the page…', th: 'กำลังตรวจหน้า…' },
  none: {
    en: 'No problems found. Links, pictures, headings, colours and translations are checked while you work.',
    th: 'ไม่พบปัญหา ระบบตรวจลิงก์ รูปภาพ หัวข้อ สี และคำแปลให้ระหว่างที่คุณทำงาน',
  },
  noneOfKind: { en: 'No problems of this type.', th: 'ไม่มีปัญหาประเภทนี้' },
  failed: { en: 'The page could not be checked.', th: 'ตรวจหน้านี้ไม่สำเร็จ' },
  again: { en: 'Check again', th: 'ตรวจอีกครั้ง' },
  more: { en: 'Show {count} more', th: 'แสดงอีก {count} รายการ' },
  unjudged: {
    en: 'Text on a picture, a gradient or a faded part can’t be checked automatically. Please check that it is readable.',
    th: 'ข้อความบนรูป การไล่ระดับสี หรือส่วนที่จาง ระบบตัดสินความต่างของสีไม่ได้ กรุณาดูด้วยตาว่าอ่านออกหรือไม่',
  },
}

type Filter = 'all' | 'errors' | 'warnings' | 'translations'
const fits: Record<Filter, (problem: PageProblem) => boolean> = {
  all: () => true,
  errors: ({ level }) => level === 'error',
  warnings: ({ level }) => level === 'warning',
  translations: ({ kind }) => kind === 'translation',
}
const filters = ['all', 'errors', 'warnings', 'translations'] as const

/** Problems shown per step: a page can have thousands of texts without a translation. */
const atOnce = 100

const SitePanel = lazyPart(
  async () => (await Promise.all([import('../site-check/site-panel'), loadAllBlockKits()]))[0].SitePanel,
)

/** Problems of the open page, or of the whole site. */
export function ProblemsPanel() {
  const t = useT()
  const of = useProblemsRequest((request) => request.of)
  return (
    <PageOrSite
      label={t(messages.of)}
      documentKey={useBuilder().key}
      of={of}
      onChoose={(chosen) => useProblemsRequest.setState({ of: chosen })}
    >
      {of === 'site' ? <SitePanel /> : <PagePanel />}
    </PageOrSite>
  )
}

/** Problems of the page by part, each with a button to jump there and, where one is safe, a fix. */
function PagePanel() {
  const t = useT()
  const { key, store } = useBuilder()
  const part = partKind(key)
  const { list, unchecked, state } = useProblems()
  const locale = useUi((now) => now.locale)
  const [filter, setFilter] = useState<Filter>('all')
  const [limit, setLimit] = useState(atOnce)
  const found = list.filter(fits[filter])
  const own = part ? t(messages.part, { part: t(part) }) : t(messages.page)
  const nameOf = (row: string | undefined) => (row === undefined ? own : t(partName(store.page.nodes, store.get(row))))
  const shown = found.slice(0, limit)
  const parts = partsOf(shown, store)
  const places = problemPlaces(shown, { store, t, locale, isAlone: false })
  const panel = useRef<HTMLDivElement>(null)
  const isRequested = useProblemsRequest((request) => request.isRequested)
  useEffect(() => {
    // While the page is being checked there is nothing to focus.
    if (!isRequested || state === 'first') return
    useProblemsRequest.setState({ isRequested: false })
    const [first, chosen] = ['li button', 'input:checked'].map((each) =>
      panel.current?.querySelector<HTMLElement>(each),
    )
    ;(first ?? chosen)?.focus()
  }, [isRequested, state])
  return (
    <div ref={panel} className={styles.panel}>
      <SidePanel
        head={
          <Chip.Group value={filter} onChange={(value) => setFilter(value as Filter)}>
            <div className={styles.filters} role="group" aria-label={t(messages.which)}>
              {filters.map((each) => (
                <Chip key={each} value={each} size="xs" radius="sm">
                  {t(messages[each], { count: list.filter(fits[each]).length })}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        }
      >
        {state === 'first' && (
          <PanelNote role="status">
            <Loader size="xs" aria-hidden />
            <p>{t(messages.checking)}</p>
          </PanelNote>
        )}
        {state === 'failed' && (
          <PanelNote role="alert">
            <p>{t(messages.failed)}</p>
            <Button variant="light" onClick={flushChecks}>
              {t(messages.again)}
            </Button>
          </PanelNote>
        )}
        {state === 'known' && found.length === 0 && (
          <PanelNote>
            <p>{t(list.length === 0 ? messages.none : messages.noneOfKind)}</p>
          </PanelNote>
        )}
        {parts.map(({ row, problems }) => (
          <div key={row ?? ''} role="group" aria-label={nameOf(row)}>
            <h3 className={styles.part}>{nameOf(row)}</h3>
            <ul className={styles.list}>
              <ProblemEntries problems={problems} places={places} />
            </ul>
          </div>
        ))}
        {found.length > limit && (
          <Button variant="subtle" fullWidth onClick={() => setLimit(limit + atOnce)}>
            {t(messages.more, { count: Math.min(atOnce, found.length - limit) })}
          </Button>
        )}
        {filter === 'all' && unchecked.length > 0 && <UncheckedNote ids={unchecked} />}
      </SidePanel>
    </div>
  )
}

/** Also lists what no rule can judge. */
function UncheckedNote({ ids }: { ids: readonly string[] }) {
  const t = useT()
  const builder = useBuilder()
  const locale = useUi((state) => state.locale)
  const shown = ids.slice(0, atOnce)
  const names = distinctNodeNames(builder.store.page, shown, locale)
  return (
    <section className={styles.unjudged}>
      <p>{t(messages.unjudged)}</p>
      <ul>
        {shown.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => showNode(builder, id)}>
              {names.get(id)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Groups problems by the part of the page that has them, in page order. */
function partsOf(
  problems: readonly PageProblem[],
  { page }: DocumentStore,
): { row: string | undefined; problems: PageProblem[] }[] {
  const places = readingOrder(
    page,
    problems.flatMap(({ node }) => node ?? []),
  )
  const parts = new Map<string | undefined, PageProblem[]>()
  for (const problem of problems) {
    const row = problem.node === undefined ? undefined : places.get(problem.node)?.part
    parts.set(row, [...(parts.get(row) ?? []), problem])
  }
  return [...parts].map(([row, found]) => ({ row, problems: found }))
}
