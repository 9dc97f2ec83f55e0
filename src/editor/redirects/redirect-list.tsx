import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconArrowRight, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RedirectEntry } from '@schemas/editor/entities/redirect'
import { GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { useBuilder } from '../state/builder'
import { PagedRows } from '../sites/parts/paged-rows'
import { Hint } from '../ui/hint'
import { Mark } from '../ui/mark'
import { SearchField } from '../ui/search-field'
import { useMoment } from '../ui/use-moment'
import { RemovedNote } from './removed-note'
import { calls } from '../state/calls'
import { redirectCalls } from './redirect-calls'
import { coveredMessages, targetMessages } from './redirect-messages'
import styles from './redirects.module.css'

const messages = {
  lead: {
    en: 'Addresses that send visitors elsewhere. Redirects work as soon as you add them, without publishing. A page at the same address always takes priority.',
    th: 'ที่อยู่ที่พาผู้เยี่ยมชมไปที่อื่น รายการที่เพิ่มมีผลทันทีโดยไม่ต้องเผยแพร่ หากมีหน้าใช้ที่อยู่เดียวกัน ระบบจะแสดงหน้านั้นก่อนเสมอ',
  },
  search: { en: 'Search redirects', th: 'ค้นหาการเปลี่ยนเส้นทาง' },
  add: { en: 'Add', th: 'เพิ่ม' },
  bring: { en: 'Add multiple…', th: 'เพิ่มหลายรายการ…' },
  list: { en: 'Redirects', th: 'การเปลี่ยนเส้นทาง' },
  none: {
    en: 'No redirects yet. Old addresses of moved pages are listed here too.',
    th: 'ยังไม่มีการเปลี่ยนเส้นทาง ที่อยู่เดิมของหน้าที่เปลี่ยนที่อยู่จะแสดงที่นี่ด้วย',
  },
  notFound: { en: 'No redirects match.', th: 'ไม่พบการเปลี่ยนเส้นทางที่มีข้อความนี้' },
  more: { en: 'More redirects', th: 'แสดงเพิ่ม' },
  renamed: { en: 'Page moved', th: 'เปลี่ยนที่อยู่หน้า' },
  waiting: { en: 'Takes effect when you publish', th: 'มีผลเมื่อเผยแพร่' },
  by: { en: 'by {name}', th: 'โดย {name}' },
  to: { en: 'redirects to', th: 'พาไปที่' },
  change: { en: 'Edit {from}', th: 'แก้ไข {from}' },
  remove: { en: 'Remove {from}', th: 'ลบ {from}' },
}

type Props = {
  search: string
  onSearch: (search: string) => void
  /** Where focus goes on return to the list, with the message to show. */
  back: { focus: string; message: string } | undefined
  onAdd: () => void
  onImport: () => void
  onChange: (entry: RedirectEntry) => void
}

/** Searchable list of redirects, with actions for the manual ones. */
export function RedirectList({ search, onSearch, back, onAdd, onImport, onChange }: Props) {
  const t = useT()
  const [q] = useDebouncedValue(search.trim(), 250)
  const [removed, setRemoved] = useState<{ from: string; to: string }>()
  const root = useRef<HTMLDivElement>(null)
  const find = (focus: string) => root.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`)
  const [shown, setShown] = useState(0)
  // A new line arrives a moment after the list: until then, the add button has focus.
  const wanted = useRef(back?.focus)
  useEffect(() => {
    const { current } = wanted
    const line = current === undefined ? undefined : find(current)
    if (current === undefined || (shown > 0 && document.activeElement !== find('add'))) return
    ;(line ?? find('add'))?.focus()
    if (line) wanted.current = undefined
  }, [shown])
  return (
    <Stack ref={root} gap="sm">
      <Text size="sm" c="dimmed">
        {t(messages.lead)}
      </Text>
      <div className={styles.tools}>
        <SearchField
          size="sm"
          label={t(messages.search)}
          value={search}
          onSearch={onSearch}
          data-autofocus={!back || undefined}
        />
        <Group gap="xs" wrap="nowrap">
          <Button data-focus="add" leftSection={<IconPlus size={16} aria-hidden />} onClick={onAdd}>
            {t(messages.add)}
          </Button>
          <Button data-focus="bring" variant="default" onClick={onImport}>
            {t(messages.bring)}
          </Button>
        </Group>
      </div>
      <p role="status" className={styles.said}>
        {!removed && back?.message}
      </p>
      <ul className={styles.rows} aria-label={t(messages.list)}>
        <Rows
          key={q}
          q={q}
          onChange={onChange}
          onRemoved={setRemoved}
          onShown={() => setShown((before) => before + 1)}
        />
      </ul>
      {removed && (
        <RemovedNote
          key={removed.from}
          removed={removed}
          onBack={() => (setRemoved(undefined), find('add')?.focus())}
        />
      )}
    </Stack>
  )
}

type RowsProps = {
  q: string
  start?: number
  onChange: (entry: RedirectEntry) => void
  onRemoved: (removed: { from: string; to: string }) => void
  /** Called when rows were loaded or reloaded. */ onShown: () => void
}

/** One batch of rows, with the next ones on demand. */
function Rows({ q, start, onShown, ...acts }: RowsProps) {
  const t = useT()
  const query = useCall(
    redirectCalls.list,
    { ...(q ? { q } : {}), ...(start === undefined ? {} : { start }) },
    { staleTime: 0 },
  )
  const { redirects, next } = query.data ?? {}
  const reportShown = useEffectEvent(onShown)
  useEffect(() => {
    if (redirects) reportShown()
  }, [redirects])
  return (
    <PagedRows
      query={query}
      rows={redirects}
      none={t(q ? messages.notFound : messages.none)}
      more={t(messages.more)}
      next={next === undefined ? undefined : String(next)}
      renderRow={(entry) => <Row key={`${entry.kind} ${entry.from}`} entry={entry} {...acts} />}
      renderNext={(from) => <Rows q={q} start={Number(from)} onShown={onShown} {...acts} />}
    />
  )
}

function Row({ entry, onChange, onRemoved }: { entry: RedirectEntry } & Pick<RowsProps, 'onChange' | 'onRemoved'>) {
  const t = useT()
  const moment = useMoment()
  const { say: notify } = useBuilder()
  const remove = useCallMutation(redirectCalls.remove, { refresh: [redirectCalls.list, calls.pages] })
  const { kind, from, to, by, at, isWaiting, covered, ends } = entry
  const takeAway = async () => {
    if (remove.isPending) return
    try {
      onRemoved(await remove.mutateAsync({ from, to }))
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error
      notify(error.message, 'error')
    }
  }
  const facts = [at && moment(at), by && t(messages.by, { name: by })].filter(Boolean).join(' · ')
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.way}>
          <b>{from}</b>
          <span className={styles.arrow}>
            <IconArrowRight size={15} role="img" aria-label={t(messages.to)} />
            {to}
          </span>
        </p>
        <p className={styles.facts}>
          {kind === 'renamed' && <Mark>{t(messages.renamed)}</Mark>}
          {isWaiting && <Mark tone="draft">{t(messages.waiting)}</Mark>}
          {covered && <Mark tone="draft">{t(coveredMessages[covered].mark)}</Mark>}
          {ends && <Mark tone="bad">{t(targetMessages[ends].mark)}</Mark>}
          {facts && <span>{facts}</span>}
        </p>
      </div>
      {kind === 'own' && (
        <Group gap={4} wrap="nowrap">
          <Hint label={t(messages.change, { from })}>
            <ActionIcon
              data-focus={from}
              size={32}
              aria-label={t(messages.change, { from })}
              onClick={() => onChange(entry)}
            >
              <IconPencil size={17} />
            </ActionIcon>
          </Hint>
          <Hint label={t(messages.remove, { from })}>
            <ActionIcon
              size={32}
              color="red"
              aria-label={t(messages.remove, { from })}
              loading={remove.isPending}
              onClick={() => void takeAway()}
            >
              <IconTrash size={17} />
            </ActionIcon>
          </Hint>
        </Group>
      )}
    </li>
  )
}
