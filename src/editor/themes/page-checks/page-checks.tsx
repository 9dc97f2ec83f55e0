import { Alert, Anchor, Button, Group, Progress } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { schemeNames } from '@schemas/layout/color-names'
import type { Locale } from '@schemas/layout/locale'
import type { Theme } from '@schemas/layout/theme'
import { themeSlots } from '@schemas/layout/theme-slots'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import styles from '../panels/panels.module.css'
import { type PageToSee, usePagesToSee } from '../use-pages-to-see'
import { type CausedPages, groupByCause } from './by-cause'
import { type CheckedPage, checkPages } from './check-pages'
import type { Cause } from './measure-page'
import type { ThemeToCheck } from './theme-to-check'

const messages = {
  check: { en: 'Page check', th: 'การตรวจหน้า' },
  again: { en: 'Check pages again', th: 'ตรวจหน้าอีกครั้ง' },
  help: {
    en: 'Every page is checked as visitors see it, in each language, at four widths, in light and dark mode. Anything that gets harder to read or overflows is listed here.',
    th: 'ระบบตรวจทุกหน้าแบบที่ผู้เยี่ยมชมเห็น ทุกภาษา ที่สี่ความกว้าง ทั้งโหมดสว่างและมืด แล้วบอกว่าส่วนใดอ่านยากขึ้นหรือล้นออกมา',
  },
  stop: { en: 'Stop', th: 'หยุด' },
  progress: { en: '{done} of {count} pages', th: '{done} จาก {count} หน้า' },
  stopped: { en: 'Stopped after {done} of {count} pages.', th: 'หยุดแล้วหลังตรวจ {done} จาก {count} หน้า' },
  unsaved: {
    en: 'Some changes aren’t saved yet, so the pages couldn’t be checked. Check your connection and try again.',
    th: 'ยังบันทึกไม่ครบ จึงยังตรวจหน้าไม่ได้ กรุณาตรวจสอบการเชื่อมต่อแล้วลองอีกครั้ง',
  },
  good: { en: 'Nothing gets worse on {count} pages.', th: 'ไม่มีส่วนใดแย่ลงใน {count} หน้า' },
  bad: { en: 'Places that get worse: {count}', th: 'จุดที่แย่ลง: {count}' },
  more: { en: 'and {count} more', th: 'และอีก {count} จุด' },
  unjudged: { en: 'Please look at these texts yourself:', th: 'ข้อความเหล่านี้ต้องดูด้วยตาเอง:' },
  caused: { en: '{cause}, {place}: {pages}', th: '{cause} {place}: {pages}' },
  behind: {
    picture: { en: 'Text on a picture', th: 'ข้อความบนรูปภาพ' },
    gradient: { en: 'Text on a gradient', th: 'ข้อความบนสีไล่ระดับ' },
    sheer: { en: 'Text on a translucent area', th: 'ข้อความบนพื้นโปร่งแสง' },
  },
  places: {
    header: { en: 'in the header', th: 'ในส่วนหัว' },
    footer: { en: 'in the footer', th: 'ในส่วนท้าย' },
    page: { en: 'in the page', th: 'ในหน้า' },
  },
  others: { en: '{pages} and {count} more pages', th: '{pages} และอีก {count} หน้า' },
  failed: { en: 'couldn’t be checked', th: 'ตรวจไม่ได้' },
  overflow: {
    en: 'at {width} px the page is {px} px too wide (now {was})',
    th: 'ที่ {width} พิกเซล หน้ากว้างเกินไป {px} พิกเซล (ตอนนี้ {was})',
  },
  cut: {
    en: 'at {width} px “{text}” is {px} px wider than its box',
    th: 'ที่ {width} พิกเซล “{text}” กว้างเกินกรอบ {px} พิกเซล',
  },
  contrast: {
    en: '“{text}” ({scheme}): {was}:1 becomes {ratio}:1',
    th: '“{text}” ({scheme}): จาก {was}:1 เป็น {ratio}:1',
  },
  added: {
    en: '“{text}” ({scheme}) has {ratio}:1, but {needed}:1 is needed',
    th: '“{text}” ({scheme}) มีความต่างของสี {ratio}:1 แต่ต้องมี {needed}:1',
  },
  inLanguage: { en: { en: 'in English', th: 'ภาษาอังกฤษ' }, th: { en: 'in Thai', th: 'ภาษาไทย' } },
}
const maxShown = 40
/** Most pages named of those with one cause. */
const maxNamed = 6

/** State of the checks: incomplete, nothing worse, or something worse. */
export type ChecksState = 'unknown' | 'good' | 'bad'

export type OnChecked = (state: ChecksState, /** Number of places where something is worse. */ worse: number) => void

type Props = {
  subject: ThemeToCheck
  /** Saves the theme being edited before it is checked; false on failure. */
  save?: () => Promise<boolean>
  onState: OnChecked
}

/** Checks pages × languages × widths for anything that gets worse; starts automatically. */
export function PageChecks({ subject, ...rest }: Props) {
  const pages = usePagesToSee()
  const [no, setNo] = useState(0)
  const { name, theme, slots, live } = subject
  // A new list, theme or comparison starts the checks over.
  return (
    <ChecksRun
      key={JSON.stringify([no, pages?.map(({ address, as }) => [address, as]), name, theme, slots, live])}
      pages={pages}
      subject={subject}
      {...rest}
      onAgain={() => setNo(no + 1)}
    />
  )
}

/** One run over all pages; idle until the pages are known. */
function ChecksRun({
  pages,
  subject,
  save,
  onState,
  onAgain,
}: Props & { pages: readonly PageToSee[] | undefined; onAgain: () => void }) {
  const t = useT()
  const { space } = useBoot()
  const [checked, setChecked] = useState<CheckedPage[]>([])
  const [stopped, setStopped] = useState<'asked' | 'unsaved'>()
  const count = (pages?.length ?? 0) * space.locales.length
  const isDone = pages !== undefined && checked.length === count
  const isRunning = !isDone && !stopped
  const findings = checked.flatMap((page) => page.findings.map((finding) => ({ ...finding, page })))
  const failed = checked.filter((page) => page.hasFailed)
  const uncheckedPages = checked.filter((page) => page.unchecked > 0)
  const worse = findings.length + failed.length
  const state: ChecksState = worse > 0 ? 'bad' : isDone ? 'good' : 'unknown'

  /** False if the theme to check is not saved. */
  const begin = useEffectEvent(async (signal: AbortSignal): Promise<boolean> => {
    const { name, theme, slots, live, parts } = subject
    const differs = themeSlots.some((slot) => slots[slot] !== live.slots[slot])
    // Other frame parts come from the gateway, which has the saved ones: unsaved ones would not be checked.
    const isSaved = !differs || !save || (await save())
    if (!isSaved || signal.aborted) return isSaved
    await checkPages({
      pages: pages ?? [],
      locales: space.locales,
      before: live.theme as Theme,
      after: theme,
      parts,
      theme: differs ? name : undefined,
      signal,
      onPage: (page) => setChecked((before) => [...before, page]),
    })
    return true
  })
  const isKnown = pages !== undefined
  useEffect(() => {
    if (!isKnown || stopped) return
    const abort = new AbortController()
    void begin(abort.signal).then((isSaved) => !isSaved && !abort.signal.aborted && setStopped('unsaved'))
    return () => abort.abort()
  }, [isKnown, stopped])
  const reportState = useEffectEvent(onState)
  useEffect(() => reportState(state, worse), [state, worse])

  const nameOf = ({ address, locale }: { address: string; locale: Locale }) => (
    <>
      <Anchor
        href={`${address}?${new URLSearchParams({ as: pages?.find((page) => page.address === address)?.as ?? 'guest', lang: locale, look: subject.name })}`}
        target="_blank"
        inherit
      >
        <code>{decodeURI(address)}</code>
      </Anchor>{' '}
      {space.locales.length > 1 && t(messages.inLanguage[locale])}
    </>
  )
  const describeFinding = (finding: (typeof findings)[number]) => {
    const at = { width: finding.width, scheme: t(schemeNames[finding.scheme]) }
    if (finding.kind === 'contrast')
      return finding.was === undefined
        ? t(messages.added, { ...at, text: finding.text, ratio: finding.ratio.toFixed(1), needed: finding.needed })
        : t(messages.contrast, {
            ...at,
            text: finding.text,
            was: finding.was.toFixed(1),
            ratio: finding.ratio.toFixed(1),
          })
    return t(finding.kind === 'cut' ? messages.cut : messages.overflow, {
      ...at,
      text: 'text' in finding ? finding.text : '',
      px: finding.px,
      was: finding.was,
    })
  }
  const describeCause = (cause: Cause, caused: CausedPages['pages']) => {
    const [ground, place] = cause.split(' ') as [keyof typeof messages.behind, keyof typeof messages.places]
    const named = caused
      .slice(0, maxNamed)
      .map(({ address, texts }) => `${decodeURI(address)} (${texts})`)
      .join(', ')
    return t(messages.caused, {
      cause: t(messages.behind[ground]),
      place: t(messages.places[place]),
      pages: caused.length > maxNamed ? t(messages.others, { pages: named, count: caused.length - maxNamed }) : named,
    })
  }
  return (
    <div className={styles.checks}>
      <span className={styles.soft}>{t(messages.help)}</span>
      {isRunning ? (
        <>
          <Progress value={count === 0 ? 0 : (checked.length / count) * 100} aria-label={t(messages.check)} />
          <Group gap={8}>
            <span role="status">{t(messages.progress, { done: checked.length, count })}</span>
            <Button variant="subtle" size="compact-xs" onClick={() => setStopped('asked')}>
              {t(messages.stop)}
            </Button>
          </Group>
        </>
      ) : (
        <Group gap={8}>
          {!isDone && (
            <span role="status">
              {stopped === 'unsaved' ? t(messages.unsaved) : t(messages.stopped, { done: checked.length, count })}
            </span>
          )}
          <Button variant="subtle" size="compact-xs" onClick={onAgain}>
            {t(messages.again)}
          </Button>
        </Group>
      )}
      {state === 'good' && (
        <Alert color="teal" role="status">
          {t(messages.good, { count })}
        </Alert>
      )}
      {state === 'bad' && (
        <Alert color="orange" role="status" title={t(messages.bad, { count: worse })}>
          <ul className={styles.pairs}>
            {findings.slice(0, maxShown).map((finding, index) => (
              <li key={index}>
                <span>
                  {nameOf(finding.page)} {describeFinding(finding)}
                </span>
              </li>
            ))}
            {findings.length > maxShown && <li>{t(messages.more, { count: findings.length - maxShown })}</li>}
            {failed.map((page) => (
              <li key={`${page.address} ${page.locale}`}>
                <span>
                  {nameOf(page)} {t(messages.failed)}
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isDone && uncheckedPages.length > 0 && (
        <Alert color="gray">
          {t(messages.unjudged)}
          <ul className={styles.pairs}>
            {groupByCause(uncheckedPages).map(({ cause, pages: caused }) => (
              <li key={cause}>{describeCause(cause, caused)}</li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
