import { Button, Group, ScrollArea, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useState } from 'react'
import { type RedirectLine, redirectLimits } from '@schemas/editor/entities/redirect'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { FileButton } from '../ui/file-button'
import { FormEnd } from '../ui/form-end'
import { Mark } from '../ui/mark'
import { useFirstFocus } from '../ui/use-first-focus'
import { useWrongField } from '../ui/use-wrong-field'
import { calls } from '../state/calls'
import { redirectCalls } from './redirect-calls'
import { coveredMessages, targetMessages } from './redirect-messages'
import styles from './redirects.module.css'

const messages = {
  lines: { en: 'Lines', th: 'รายการ' },
  help: {
    en: 'One redirect per line: an address and its destination, separated by a comma or a tab, as other systems export them. Up to {most} lines at once.',
    th: 'แต่ละบรรทัดมีที่อยู่เดิมและปลายทาง คั่นด้วยจุลภาคหรือแท็บ ตามที่ระบบอื่นส่งออก ครั้งละไม่เกิน {most} บรรทัด',
  },
  file: { en: 'Read from file…', th: 'อ่านจากไฟล์…' },
  unread: {
    en: 'This file can’t be read. Choose a text file, such as .csv.',
    th: 'อ่านไฟล์นี้ไม่ได้ กรุณาเลือกไฟล์ข้อความ เช่น ไฟล์ .csv',
  },
  long: { en: 'This is too much at once. Import it in smaller parts.', th: 'ข้อมูลมากเกินไป กรุณาแบ่งนำเข้าเป็นส่วน ๆ' },
  look: { en: 'Preview result', th: 'ดูผลก่อนเพิ่ม' },
  keep: { en: 'Add {count}', th: 'เพิ่ม {count} รายการ' },
  sum: {
    en: 'To add: {made}. Already exist: {same}. Skipped: {refused}.',
    th: 'จะเพิ่ม {made} รายการ มีอยู่แล้ว {same} รายการ ไม่เพิ่ม {refused} รายการ',
  },
  nothing: { en: 'None of these can be added.', th: 'ไม่มีรายการที่เพิ่มได้' },
  report: { en: 'Result for each line', th: 'ผลของแต่ละบรรทัด' },
  shown: { en: 'Lines shown', th: 'บรรทัดที่แสดง' },
  all: { en: 'All ({count})', th: 'ทั้งหมด ({count})' },
  odd: { en: 'Needs attention ({count})', th: 'ควรตรวจสอบ ({count})' },
  no: { en: 'Line {no}', th: 'บรรทัดที่ {no}' },
  leadsTo: { en: 'redirects to', th: 'พาไปที่' },
  heading: { en: 'Heading, skipped', th: 'หัวตาราง ไม่นำมาใช้' },
  same: { en: 'Already exists', th: 'มีอยู่แล้ว' },
  refused: { en: 'Skipped', th: 'ไม่เพิ่ม' },
  done: { en: 'Added: {count}.', th: 'เพิ่มแล้ว {count} รายการ' },
}

type Props = { onTyped: (isTyped: boolean) => void; onBack: (message?: string) => void }

/** Import of another system's redirect list: every line is reported before anything is saved. */
export function ImportRedirects({ onTyped, onBack }: Props) {
  const t = useT()
  const [lines, setLines] = useState('')
  const [problem, setProblem] = useState<'unread' | 'long'>()
  const preview = useCallMutation(redirectCalls.bring)
  const keep = useCallMutation(redirectCalls.bring, { refresh: [redirectCalls.list, calls.pages] })
  const refused = keep.error ?? preview.error
  const [form, showWrong] = useWrongField(refused)
  const first = useFirstFocus<HTMLTextAreaElement>()
  const report = preview.data?.lines
  const count = report?.filter(({ state }) => state === 'new').length ?? 0
  const isPending = preview.isPending || keep.isPending
  const write = (text: string) => {
    setLines(text)
    setProblem(text.length > redirectLimits.letters ? 'long' : undefined)
    onTyped(text.trim() !== '')
    preview.reset()
    keep.reset()
  }
  const read = async (file: File | null) => {
    if (!file) return
    if (file.size > redirectLimits.letters * 4) return setProblem('long')
    const text = await file.text().catch(() => '\uFFFD')
    if (/[\0\uFFFD]/.test(text)) return setProblem('unread')
    write(text)
  }
  const submit = (event: React.FormEvent) => {
    event.preventDefault()
    if (problem) return showWrong()
    if (isPending || (report && count === 0)) return
    if (report)
      keep.mutate(
        { lines, keep: true },
        { onSuccess: ({ kept: imported }) => onBack(t(messages.done, { count: imported })) },
      )
    else preview.mutate({ lines, keep: false })
  }
  const error = problem ? t(messages[problem]) : refused?.fields.lines
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="sm">
        <Textarea
          ref={first}
          label={t(messages.lines)}
          description={t(messages.help, { most: redirectLimits.lines.toLocaleString('en') })}
          value={lines}
          readOnly={isPending}
          placeholder={'/old-page, /new-page\n/2019/offer, https://shop.example/offer'}
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          classNames={{ input: styles.lines ?? '' }}
          error={error}
          onChange={(event) => write(event.currentTarget.value)}
        />
        <Group>
          <FileButton
            accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
            onChange={(file) => void read(file)}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" disabled={isPending}>
                {t(messages.file)}
              </Button>
            )}
          </FileButton>
        </Group>
        {report && <Report lines={report} />}
        <FormEnd
          action={report ? t(messages.keep, { count }) : t(messages.look)}
          isPending={isPending}
          isDisabled={report ? count === 0 : lines.trim() === ''}
          error={error ? undefined : refused?.message}
          onClose={() => onBack()}
        />
      </Stack>
    </form>
  )
}

const isOdd = ({ state, covered, ends }: RedirectLine) =>
  state === 'refused' || covered !== undefined || ends !== undefined

function Report({ lines }: { lines: readonly RedirectLine[] }) {
  const t = useT()
  const count = (...states: RedirectLine['state'][]) => lines.filter(({ state }) => states.includes(state)).length
  const odd = lines.filter(isOdd)
  const [shown, setShown] = useState<'odd' | 'all'>(odd.length > 0 ? 'odd' : 'all')
  return (
    <section aria-label={t(messages.report)}>
      <Text size="sm" role="status" mb={6}>
        {count('new') === 0 && `${t(messages.nothing)} `}
        {t(messages.sum, { made: count('new'), same: count('same'), refused: count('refused') })}
      </Text>
      {odd.length > 0 && odd.length < lines.length && (
        <SegmentedControl
          size="xs"
          mb={6}
          aria-label={t(messages.shown)}
          value={shown}
          onChange={(value) => setShown(value as typeof shown)}
          data={[
            { value: 'odd', label: t(messages.odd, { count: odd.length }) },
            { value: 'all', label: t(messages.all, { count: lines.length }) },
          ]}
        />
      )}
      <ScrollArea.Autosize mah="40dvh" type="auto" className={styles.report} viewportProps={{ tabIndex: 0 }}>
        <ol>
          {(shown === 'odd' ? odd : lines).map((line) => (
            <Line key={line.no} line={line} />
          ))}
        </ol>
      </ScrollArea.Autosize>
    </section>
  )
}

function Line({ line: { no, from, to, state, message, covered, ends } }: { line: RedirectLine }) {
  const t = useT()
  const hasDetails = state !== 'new' || covered || ends
  return (
    <li className={styles.line} data-state={state}>
      <span className={styles.no} title={t(messages.no, { no })}>
        {no}
      </span>
      <div className={styles.words}>
        <p className={styles.way}>
          <b>{from}</b>
          {to && (
            <span className={styles.arrow}>
              <IconArrowRight size={15} role="img" aria-label={t(messages.leadsTo)} />
              {to}
            </span>
          )}
        </p>
        {hasDetails && (
          <p className={styles.facts}>
            {state !== 'new' && <Mark {...(state === 'refused' ? { tone: 'bad' } : {})}>{t(messages[state])}</Mark>}
            {covered && <Mark tone="draft">{t(coveredMessages[covered].mark)}</Mark>}
            {ends && <Mark tone="bad">{t(targetMessages[ends].mark)}</Mark>}
            {state === 'refused' && message}
          </p>
        )}
      </div>
    </li>
  )
}
