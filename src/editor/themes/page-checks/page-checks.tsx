import { Alert, Button, Group, Progress } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { schemeNames } from '@schemas/layout/color-names'
import type { Theme } from '@schemas/layout/theme'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import styles from '../panels/panels.module.css'
import { useLookParts, useStudio, useTheme } from '../theme-context'
import { type CheckedPage, checkPages, type Finding } from './check-pages'

const words = {
  check: { en: 'Check the pages', th: 'ตรวจหน้าต่าง ๆ' },
  help: { en: 'Looks at {count} pages at three widths, light and dark, and lists what gets harder to read or sticks out.', th: 'ตรวจ {count} หน้า ที่สามความกว้าง ทั้งโหมดสว่างและมืด แล้วบอกว่าส่วนใดอ่านยากขึ้นหรือล้นออกมา' },
  stop: { en: 'Stop', th: 'หยุด' },
  progress: { en: '{done} of {count} pages', th: '{done} จาก {count} หน้า' },
  good: { en: 'Nothing gets worse on {count} pages.', th: 'ไม่มีส่วนใดแย่ลงใน {count} หน้า' },
  bad: { en: 'Gets worse in places: {count}', th: 'จุดที่แย่ลง: {count}' },
  unjudged: { en: 'Texts on a picture or gradient, which only eyes can judge: {pages}', th: 'ข้อความบนรูปภาพหรือสีไล่ระดับที่ต้องดูด้วยตาเอง: {pages}' },
  more: { en: 'Check all {count} pages', th: 'ตรวจทั้งหมด {count} หน้า' },
  failed: { en: 'could not be looked at', th: 'เปิดตรวจไม่ได้' },
  overflow: { en: 'at {width} px the page is {px} px too wide (now {was})', th: 'ที่ {width} พิกเซล หน้ากว้างเกินไป {px} พิกเซล (ตอนนี้ {was})' },
  cut: { en: 'at {width} px “{text}” is {px} px wider than its box', th: 'ที่ {width} พิกเซล “{text}” กว้างเกินกรอบ {px} พิกเซล' },
  contrast: { en: '“{text}” ({scheme}): {was}:1 becomes {ratio}:1', th: '“{text}” ({scheme}): จาก {was}:1 เป็น {ratio}:1' },
}
/** More pages than this take long: these are looked at first, all when it is asked. */
const firstPages = 15
const mostShown = 40

/** The list of pages × widths on which something gets worse, made when it is asked for. */
export function PageChecks() {
  const t = useT()
  const boot = useBoot()
  const { live } = useStudio()
  const theme = useTheme()
  const parts = useLookParts()
  const [pages, setPages] = useState<CheckedPage[]>([])
  const [isRunning, setRunning] = useState(false)
  const [checked, setChecked] = useState<Theme>()
  const abort = useRef<AbortController>(undefined)
  const all = useMemo(() => boot.routes.map(({ path }) => path).filter((path) => !path.includes('{')), [boot.routes])
  const [paths, setPaths] = useState<readonly string[]>(() => all.slice(0, firstPages))
  useEffect(() => () => abort.current?.abort(), [])

  const run = async (wanted: readonly string[]) => {
    abort.current = new AbortController()
    setPages([])
    setPaths(wanted)
    setRunning(true)
    setChecked(theme)
    await checkPages({ paths: wanted, before: live.theme as Theme, after: theme, parts, signal: abort.current.signal, onPage: (page) => setPages((before) => [...before, page]) })
    setRunning(false)
  }

  const say = (finding: Finding) => {
    const at = { width: finding.width, scheme: t(schemeNames[finding.scheme]) }
    if (finding.kind === 'contrast') return t(words.contrast, { ...at, text: finding.text, was: finding.was.toFixed(1), ratio: finding.ratio.toFixed(1) })
    return t(finding.kind === 'cut' ? words.cut : words.overflow, { ...at, text: 'text' in finding ? finding.text : '', px: finding.px, was: finding.was })
  }
  const findings = pages.flatMap((page) => page.findings)
  const failed = pages.filter((page) => page.hasFailed)
  const unjudged = pages.filter((page) => page.unjudged > 0)
  const isDone = !isRunning && checked !== undefined && pages.length === paths.length
  return (
    <div className={styles.checks}>
      {isRunning ? (
        <>
          <Progress value={(pages.length / paths.length) * 100} aria-label={t(words.check)} />
          <span role="status">{t(words.progress, { done: pages.length, count: paths.length })}</span>
          <Button variant="default" onClick={() => abort.current?.abort()}>
            {t(words.stop)}
          </Button>
        </>
      ) : (
        <>
          <span className={styles.soft}>{t(words.help, { count: paths.length })}</span>
          <Group gap={8}>
            <Button variant="light" onClick={() => void run(paths)}>
              {t(words.check)}
            </Button>
            {all.length > paths.length && (
              <Button variant="subtle" onClick={() => void run(all)}>
                {t(words.more, { count: all.length })}
              </Button>
            )}
          </Group>
        </>
      )}
      {isDone && findings.length === 0 && failed.length === 0 && <Alert color="teal" role="status">{t(words.good, { count: pages.length })}</Alert>}
      {(findings.length > 0 || failed.length > 0) && (
        <Alert color="orange" role="status" title={t(words.bad, { count: findings.length })}>
          <ul className={styles.pairs}>
            {findings.slice(0, mostShown).map((finding, index) => (
              <li key={index}>
                <span>
                  <code>{finding.path}</code> {say(finding)}
                </span>
              </li>
            ))}
            {failed.map(({ path }) => (
              <li key={path}>
                <span>
                  <code>{path}</code> {t(words.failed)}
                </span>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {isDone && unjudged.length > 0 && <Alert color="gray">{t(words.unjudged, { pages: unjudged.map(({ path, unjudged: count }) => `${path} (${count})`).join(', ') })}</Alert>}
    </div>
  )
}
