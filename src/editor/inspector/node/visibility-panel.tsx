import { Chip, UnstyledButton, VisuallyHidden } from '@mantine/core'
import {
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconEyeOff,
} from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useBoot } from '@kit/boot'
import { formatDateTime } from '@kit/format'
import { useT } from '@kit/t'
import { type Device, devices } from '@schemas/layout/breakpoints'
import type { FlatNode } from '@schemas/layout/flat/flat'
import type { Locale } from '@schemas/layout/locale'
import { type Role, roles } from '@schemas/layout/role'
import { hoursSpan, type Shown, whyHidden } from '@schemas/layout/shown'
import { setField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { useUiOf } from '../../state/ui-store'
import { languageNames } from '../../state/view-names'
import { WeekdaysField } from '../fields/choices-field'
import { DateField } from '../fields/date-field'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { optionEntry } from '../labels/dictionary'
import styles from './node.module.css'

const messages = {
  devices: { en: 'Screens', th: 'ขนาดจอ' },
  mobile: { en: 'Mobile', th: 'มือถือ' },
  tablet: { en: 'Tablet', th: 'แท็บเล็ต' },
  laptop: { en: 'Laptop', th: 'แล็ปท็อป' },
  desktop: { en: 'Desktop', th: 'เดสก์ท็อป' },
  shownOn: { en: 'Shown on {device}', th: 'แสดงบน{device}' },
  nowhere: { en: 'Hidden on every screen.', th: 'ซ่อนบนทุกขนาดจอ' },
  who: { en: 'Who sees it', th: 'ใครมองเห็น' },
  roles: { en: 'Only for', th: 'เฉพาะ' },
  everyone: { en: 'Everyone sees it.', th: 'ทุกคนมองเห็น' },
  rolesHelp: {
    en: 'No one else can see it, even in the page’s source code.',
    th: 'คนอื่นจะไม่เห็นส่วนนี้ และเปิดดูจากโค้ดของหน้าไม่ได้',
  },
  locales: { en: 'Only in', th: 'เฉพาะภาษา' },
  everyLanguage: { en: 'Shown in every language.', th: 'แสดงในทุกภาษา' },
  localesHelp: {
    en: 'Left out completely in other languages, so it needs no translation.',
    th: 'ภาษาอื่นจะไม่มีส่วนนี้เลย จึงไม่ต้องแปล',
  },
  otherLanguage: {
    en: 'You are viewing the page in {language}, which does not show this part. The outline still shows where it is.',
    th: 'ขณะนี้คุณดูหน้าภาษา{language} ซึ่งไม่มีส่วนนี้ โครงสร้างหน้ายังแสดงว่าอยู่ตรงไหน',
  },
  when: { en: 'When', th: 'ช่วงเวลา' },
  from: { en: 'From', th: 'ตั้งแต่' },
  until: { en: 'Until', th: 'จนถึง' },
  unseen: {
    en: 'You are viewing the page as {role}, who does not see this part. The outline still shows where it is.',
    th: 'ขณะนี้คุณดูหน้าในฐานะ{role} ซึ่งไม่เห็นส่วนนี้ โครงสร้างหน้ายังแสดงว่าอยู่ตรงไหน',
  },
  notYet: {
    en: 'It shows from {date}, so you do not see it yet. The outline still shows where it is.',
    th: 'ส่วนนี้จะแสดงตั้งแต่ {date} จึงยังไม่เห็นบนหน้า โครงสร้างหน้ายังแสดงว่าอยู่ตรงไหน',
  },
  over: {
    en: 'It showed until {date}, so you no longer see it. The outline still shows where it is.',
    th: 'ส่วนนี้แสดงถึง {date} จึงไม่เห็นบนหน้าแล้ว โครงสร้างหน้ายังแสดงว่าอยู่ตรงไหน',
  },
  weekly: { en: 'Every week', th: 'ทุกสัปดาห์' },
  days: { en: 'Only on', th: 'เฉพาะวัน' },
  hoursFrom: { en: 'Starts at', th: 'เริ่มเวลา' },
  hoursUntil: { en: 'Ends at', th: 'สิ้นสุดเวลา' },
  clock: {
    en: 'In the site’s time zone ({timeZone}). No days means every day, no times means all day.',
    th: 'ตามเวลาของเว็บไซต์ ({timeZone}) ไม่เลือกวันคือทุกวัน ไม่ใส่เวลาคือทั้งวัน',
  },
  overnight: { en: 'Runs past midnight and counts as the day it starts.', th: 'ข้ามเที่ยงคืน โดยนับตามวันที่เริ่ม' },
  noHours: {
    en: 'It starts and ends at the same time, so it never shows. For the whole day, leave both empty.',
    th: 'เวลาเริ่มกับเวลาสิ้นสุดตรงกัน จึงไม่แสดงเลย ถ้าต้องการทั้งวันให้เว้นว่างทั้งสองช่อง',
  },
  outsideHours: {
    en: 'The time you are previewing is outside these days and hours, so you do not see it. The outline still shows where it is.',
    th: 'เวลาที่ดูอยู่ไม่ตรงกับวันและเวลาที่แสดง จึงไม่เห็นบนหน้า โครงสร้างหน้ายังแสดงว่าอยู่ตรงไหน',
  },
  order: { en: 'It ends before it begins, so it never shows.', th: 'สิ้นสุดก่อนเริ่ม จึงไม่แสดงเลย' },
  change: { en: 'Change visibility', th: 'แก้ไขการแสดงผล' },
}

const icons: Record<Device, ComponentType<{ size?: number }>> = {
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  laptop: IconDeviceLaptop,
  desktop: IconDeviceDesktop,
}

/** On which screens, to whom and when the selected nodes show. Displays the last selected one; changes apply to all. */
export function VisibilityPanel({ ids, node }: { ids: readonly string[]; node: FlatNode }): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const {
    locale,
    space: { timeZone, locales },
  } = useBoot()
  const { role: seenAs, locale: seenIn, moment } = useUiOf('role', 'locale', 'moment')
  const [opened] = useState(() => Date.now())
  const now = moment === undefined ? opened : Date.parse(moment)
  const { visible = {}, shown = {} } = node.fields
  const set = (path: readonly string[], value: unknown) =>
    builder.edit(
      messages.change,
      (edit) => ids.forEach((id) => setField(edit, id, path, value)),
      `${ids.join()}:${path.join('.')}`,
    )
  const isNowhere = devices.every((device) => visible[device] === false)
  const isBackwards =
    shown.from !== undefined && shown.until !== undefined && Date.parse(shown.from) >= Date.parse(shown.until)
  const isEarly = shown.from !== undefined && now < Date.parse(shown.from)
  const isHiddenBy = (part: Shown) => whyHidden(part, { role: seenAs, locale: seenIn, now, timeZone }) !== undefined
  const isOutside = !isBackwards && isHiddenBy({ from: shown.from, until: shown.until })
  const { hours = {} } = shown
  const [start, end] = hoursSpan(hours)
  const isNever = start === end
  const formatted = (edge: string | undefined) => (edge === undefined ? '' : formatDateTime(edge, locale, { timeZone }))
  const roleName = (role: Role) => {
    const [en, th] = optionEntry('role', role) ?? [role, role]
    return t({ en, th })
  }
  const setRoles = (chosen: string[]) =>
    set(
      ['shown', 'roles'],
      chosen.length === 0 || chosen.length === roles.length ? undefined : roles.filter((role) => chosen.includes(role)),
    )
  const setLocales = (chosen: string[]) =>
    set(
      ['shown', 'locales'],
      chosen.length === 0 || chosen.length === locales.length
        ? undefined
        : languages.filter((each) => chosen.includes(each)),
    )
  // A language that the site no longer has is shown, so that it can be removed.
  const languages: readonly Locale[] = [...locales, ...(shown.locales ?? []).filter((each) => !locales.includes(each))]
  const setDays = (chosen: unknown) =>
    set(
      ['shown', 'hours', 'days'],
      Array.isArray(chosen) && chosen.length > 0 && chosen.length < 7 ? chosen : undefined,
    )

  return (
    <>
      <Section name="visible-devices" title={t(messages.devices)}>
        <div className={styles.devices} role="group" aria-label={t(messages.devices)}>
          {devices.map((device) => {
            const IconOf = visible[device] === false ? IconEyeOff : icons[device]
            return (
              <UnstyledButton
                key={device}
                className={styles.device}
                aria-pressed={visible[device] !== false}
                onClick={() => set(['visible', device], visible[device] === false ? undefined : false)}
              >
                <IconOf size={18} />
                <VisuallyHidden>{t(messages.shownOn, { device: t(messages[device]) })}</VisuallyHidden>
                <span aria-hidden>{t(messages[device])}</span>
              </UnstyledButton>
            )
          })}
        </div>
        {isNowhere && <p className={styles.warning}>{t(messages.nowhere)}</p>}
      </Section>
      <Section name="visible-roles" title={t(messages.who)}>
        <PropertyRow
          id="shown-roles"
          label={t(messages.roles)}
          layout="stacked"
          isGroup
          help={t(shown.roles ? messages.rolesHelp : messages.everyone)}
        >
          <Chip.Group multiple value={[...(shown.roles ?? [])]} onChange={setRoles}>
            <div className={styles.chips}>
              {roles.map((role) => (
                <Chip key={role} value={role} size="xs" radius="sm">
                  {roleName(role)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
        </PropertyRow>
        {isHiddenBy({ roles: shown.roles }) && (
          <p className={styles.warning} role="status">
            {t(messages.unseen, { role: roleName(seenAs) })}
          </p>
        )}
        {languages.length > 1 && (
          <PropertyRow
            id="shown-locales"
            label={t(messages.locales)}
            layout="stacked"
            isGroup
            help={t(shown.locales ? messages.localesHelp : messages.everyLanguage)}
          >
            <Chip.Group multiple value={[...(shown.locales ?? [])]} onChange={setLocales}>
              <div className={styles.chips}>
                {languages.map((each) => (
                  <Chip key={each} value={each} size="xs" radius="sm">
                    {t(languageNames[each])}
                  </Chip>
                ))}
              </div>
            </Chip.Group>
          </PropertyRow>
        )}
        {isHiddenBy({ locales: shown.locales }) && (
          <p className={styles.warning} role="status">
            {t(messages.otherLanguage, { language: t(languageNames[seenIn]) })}
          </p>
        )}
      </Section>
      <Section name="visible-dates" title={t(messages.when)}>
        {(['from', 'until'] as const).map((edge) => (
          <DateField
            key={`${edge} ${timeZone}`}
            field={dateField}
            path={[]}
            bind={{
              id: `shown-${edge}`,
              label: t(messages[edge]),
              value: shown[edge],
              error: edge === 'until' && isBackwards ? t(messages.order) : undefined,
              onChange: (value) => set(['shown', edge], value),
            }}
          />
        ))}
        {isOutside && (
          <p className={styles.warning} role="status">
            {isEarly
              ? t(messages.notYet, { date: formatted(shown.from) })
              : t(messages.over, { date: formatted(shown.until) })}
          </p>
        )}
      </Section>
      <Section name="visible-hours" title={t(messages.weekly)}>
        <WeekdaysField
          field={daysField}
          path={[]}
          bind={{ id: 'shown-days', label: t(messages.days), value: hours.days, onChange: setDays }}
        />
        {(['from', 'until'] as const).map((edge) => (
          <DateField
            key={edge}
            field={timeField}
            path={[]}
            bind={{
              id: `shown-hours-${edge}`,
              label: t(edge === 'from' ? messages.hoursFrom : messages.hoursUntil),
              value: hours[edge],
              error: edge === 'until' && isNever ? t(messages.noHours) : undefined,
              help: edge === 'until' ? t(start > end ? messages.overnight : messages.clock, { timeZone }) : undefined,
              onChange: (value) => set(['shown', 'hours', edge], value),
            }}
          />
        ))}
        {!isNever && isHiddenBy({ hours: shown.hours }) && (
          <p className={styles.warning} role="status">
            {t(messages.outsideHours)}
          </p>
        )}
      </Section>
    </>
  )
}

const timeField = { kind: 'time', isOptional: true, schema: undefined as never } as const
const daysField = { kind: 'weekdays', sunday: 0, isOptional: true, schema: undefined as never } as const
const dateField = { kind: 'datetime', isOptional: true, schema: undefined as never } as const
