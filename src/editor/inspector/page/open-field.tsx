import { type ReactNode, useState } from 'react'
import { useBoot } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { openState, type PageOpen, tidyOpen } from '@schemas/layout/page-open'
import { useBuilder } from '../../state/builder'
import { useDocuments } from '../../state/site-documents'
import { useDocument } from '../../state/use-document'
import { Pick } from '../../ui/pick'
import { DateField } from '../fields/date-field'
import { PropertyRow } from '../panel/property-row'
import { pageMessages } from './page-messages'

const messages = {
  always: { en: 'Open', th: 'เปิด' },
  timed: { en: 'From – until', th: 'ตามช่วงเวลา' },
  never: { en: 'Offline', th: 'ออฟไลน์' },
  from: { en: 'From', th: 'ตั้งแต่' },
  until: { en: 'Until', th: 'จนถึง' },
  order: { en: 'It ends before it begins, so visitors can never open it.', th: 'สิ้นสุดก่อนเริ่ม ผู้เยี่ยมชมจึงเปิดไม่ได้เลย' },
  help: {
    en: 'While offline, visitors see “page not found”. Takes effect when you publish.',
    th: 'เมื่อออฟไลน์ ผู้เยี่ยมชมจะเห็นข้อความว่าไม่พบหน้านี้ มีผลเมื่อเผยแพร่',
  },
  early: { en: 'Visitors can open it from {at}.', th: 'ผู้เยี่ยมชมเปิดได้ตั้งแต่ {at}' },
  ended: { en: 'Visitors could open it until {at}.', th: 'ผู้เยี่ยมชมเปิดได้ถึง {at}' },
  fixed: { en: 'The site needs this page, so it is always open.', th: 'เว็บไซต์ต้องใช้หน้านี้ จึงเปิดอยู่เสมอ' },
  locked: {
    en: 'This page has locked parts. Only an admin can change this.',
    th: 'หน้านี้มีส่วนที่ล็อกไว้ เฉพาะผู้ดูแลระบบเท่านั้นที่เปลี่ยนได้',
  },
}

const id = 'page-open'
const dateField = { kind: 'datetime', isOptional: true, schema: undefined as never } as const

/** When visitors can open the page: always, between two moments, or not at all. */
export function OpenField({
  open,
  onChange,
}: {
  open: PageOpen | undefined
  onChange: (open: PageOpen | undefined) => void
}): ReactNode {
  const t = useT()
  const { key } = useBuilder()
  const {
    locale,
    space: { timeZone },
    session,
  } = useBoot()
  const entry = useDocuments().data?.documents.find((each) => each.key === key)
  const hasLocked = useDocument((store) => [...store.page.nodes.values()].some((node) => node.fields.locked))
  // Until a time is given nothing can be stored.
  const [isTimed, setTimed] = useState(false)
  const [opened] = useState(() => Date.now())
  const times = open === undefined || open === 'never' ? {} : open
  const kind = open === 'never' ? 'never' : open !== undefined || isTimed ? 'timed' : 'always'
  const isMeant = session.role !== 'admin' && hasLocked
  const isBackwards =
    times.from !== undefined && times.until !== undefined && Date.parse(times.from) >= Date.parse(times.until)
  const state = openState(open, opened)
  const formatted = (at: string | undefined) => (at === undefined ? '' : formatDateTime(at, locale, { timeZone }))
  const choose = (next: string | null) => {
    setTimed(next === 'timed')
    onChange(next === 'never' ? 'never' : undefined)
  }
  if (entry?.fixed) return null
  const help = isMeant
    ? t(messages.locked)
    : kind === 'always'
      ? undefined
      : isBackwards
        ? undefined
        : state === 'early'
          ? t(messages.early, { at: formatted(times.from) })
          : state === 'ended'
            ? t(messages.ended, { at: formatted(times.until) })
            : t(messages.help)
  return (
    <>
      <PropertyRow id={id} label={t(pageMessages.open)} help={help}>
        <Pick
          id={id}
          aria-describedby={help ? `${id}-help` : undefined}
          placeholder="–"
          disabled={isMeant}
          options={(['always', 'timed', 'never'] as const).map((value) => ({ value, label: t(messages[value]) }))}
          value={kind}
          onChange={choose}
        />
      </PropertyRow>
      {kind === 'timed' &&
        !isMeant &&
        (['from', 'until'] as const).map((edge) => (
          <DateField
            key={`${edge} ${timeZone}`}
            field={dateField}
            path={[]}
            bind={{
              id: `${id}-${edge}`,
              label: t(messages[edge]),
              value: times[edge],
              error: edge === 'until' && isBackwards ? t(messages.order) : undefined,
              onChange: (value) => change(edge, value as string | undefined),
            }}
          />
        ))}
    </>
  )

  function change(edge: 'from' | 'until', value: string | undefined) {
    const { [edge]: _, ...other } = times
    // With its times emptied, the choice stays on a limited time.
    setTimed(true)
    onChange(tidyOpen({ ...other, ...(value ? { [edge]: value } : {}) }))
  }
}
