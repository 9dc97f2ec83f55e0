import { Button, Popover, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate, formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import type { Point } from '../ui/point'
import { shownChanges } from '../document/shown-changes'
import { DateInput } from '../ui/date-input'
import { fromWallClock, toWallClock } from '../ui/zoned-moment'
import { useBuilder } from '../state/builder'
import { setUi, useUi } from '../state/ui-store'
import { PlaceAnchor } from '../ui/place-anchor'
import styles from './top-bar.module.css'

const messages = {
  when: { en: 'Date and time', th: 'วันและเวลา' },
  help: {
    en: 'Shows parts that start or end by then as visitors will see them.',
    th: 'ส่วนที่เริ่มหรือเลิกแสดงก่อนเวลานั้น จะเห็นตามที่ผู้เยี่ยมชมจะเห็น',
  },
  back: { en: 'Back to now', th: 'กลับมาตอนนี้' },
  changes: { en: 'When this page changes automatically', th: 'เวลาที่หน้านี้จะเปลี่ยนโดยอัตโนมัติ' },
  none: { en: 'Nothing on this page depends on dates or hours.', th: 'ไม่มีส่วนใดในหน้านี้ที่ตั้งวันเวลาไว้' },
}

/** Maximum number of the page's own dates offered, nearest first. */
const maxChoices = 6

/** Picks the previewed moment, typed or from the page's own dates. */
export function DateChoice({ at, label, onClose }: { at: Point; label: string; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const { store } = useBuilder()
  const moment = useUi((state) => state.moment)
  const [{ opened, changes }] = useState(() => {
    const now = Date.now()
    const all = shownChanges(store.page, now, timeZone)
    const next = all.filter((each) => Date.parse(each) > now)
    return {
      opened: new Date(now).toISOString(),
      changes: next.length > 0 ? next.slice(0, maxChoices) : all.slice(-maxChoices),
    }
  })
  const show = (next: string | undefined) => setUi({ moment: next })
  return (
    <Popover
      opened
      onChange={onClose}
      onDismiss={onClose}
      position="bottom"
      shadow="md"
      trapFocus
      withRoles
      width={270}
    >
      <Popover.Target>
        <PlaceAnchor at={at} label={label} />
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <Stack gap="xs">
          <DateInput
            size="xs"
            kind="datetime-local"
            data-autofocus
            label={t(messages.when)}
            description={
              moment === undefined ? t(messages.help) : formatDateTime(moment, locale, { timeZone, style: 'full' })
            }
            value={toWallClock(moment ?? opened, timeZone)}
            onChange={(value) => show(fromWallClock(value, timeZone))}
          />
          <Button variant="default" disabled={moment === undefined} onClick={() => show(undefined)}>
            {t(messages.back)}
          </Button>
          <Text size="xs" fw={600} c="dimmed">
            {t(messages.changes)}
          </Text>
          {changes.length === 0 && (
            <Text size="xs" c="dimmed">
              {t(messages.none)}
            </Text>
          )}
          {changes.map((each) => (
            <UnstyledButton
              key={each}
              className={styles.change}
              aria-pressed={moment === each}
              onClick={() => show(each)}
            >
              {formatDateTime(each, locale, { timeZone, style: 'long' })}
            </UnstyledButton>
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The moment in short form, with the full form for screen readers. */
export function ShownMoment({ label, moment }: { label: string; moment: string }) {
  const locale = useLocale()
  const { timeZone } = useSpace()
  return (
    <>
      <VisuallyHidden component="span">{`${label}: ${formatDateTime(moment, locale, { timeZone })}`}</VisuallyHidden>
      <span aria-hidden className={styles.moment}>
        {formatDate(moment, locale, { timeZone, style: 'day-month' })}
      </span>
    </>
  )
}
