import { ActionIcon, Button, Group, Menu, SegmentedControl, TextInput, Tooltip } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconCheck, IconChevronDown, IconDeviceDesktop, IconDeviceLaptop, IconDeviceMobile, IconDeviceTablet, IconMoon, IconPlayerPlay, IconPlayerStop, IconRuler2, IconShare, IconSun } from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/text'
import { type Role, roles } from '@schemas/layout/role'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { showKeys } from '../commands/command'
import { commands } from '../commands/commands'
import { labels } from '../document/history'
import { People } from '../presence/people'
import { ProblemCount } from '../problems/problem-count'
import { useBuilder } from '../state/builder'
import { useDocument } from '../state/use-document'
import { type Device, setUi, ui, useUi } from '../state/ui-store'
import { DatePreview } from './date-preview'
import { PublishButton } from './publish-button'
import { SaveStatus } from './save-status'
import styles from './top-bar.module.css'

const words = {
  bar: { en: 'Builder', th: 'เครื่องมือสร้างหน้า' },
  leave: { en: 'Leave the builder', th: 'ออกจากเครื่องมือสร้างหน้า' },
  devices: { en: 'Width of the page', th: 'ความกว้างของหน้า' },
  mobile: { en: 'Mobile', th: 'มือถือ' },
  tablet: { en: 'Tablet', th: 'แท็บเล็ต' },
  laptop: { en: 'Laptop', th: 'แล็ปท็อป' },
  desktop: { en: 'Desktop', th: 'เดสก์ท็อป' },
  free: { en: 'Any width', th: 'กำหนดความกว้างเอง' },
  width: { en: 'Width in px', th: 'ความกว้างเป็นพิกเซล' },
  zoom: { en: 'Zoom', th: 'ขยาย' },
  fit: { en: 'Fit', th: 'พอดี' },
  locale: { en: 'Language of the page', th: 'ภาษาของหน้า' },
  role: { en: 'See as', th: 'ดูในฐานะ' },
  dark: { en: 'Show dark', th: 'แสดงแบบมืด' },
  light: { en: 'Show light', th: 'แสดงแบบสว่าง' },
  stop: { en: 'Back to editing', th: 'กลับไปแก้ไข' },
}
const roleNames: Record<Role, { en: string; th: string }> = { guest: { en: 'Guest', th: 'ผู้เยี่ยมชม' }, user: { en: 'User', th: 'ผู้ใช้' }, manager: { en: 'Manager', th: 'ผู้จัดการ' }, admin: { en: 'Admin', th: 'ผู้ดูแลระบบ' } }

const devices: { id: Device; icon: ComponentType<{ size?: number }> }[] = [
  { id: 'mobile', icon: IconDeviceMobile },
  { id: 'tablet', icon: IconDeviceTablet },
  { id: 'laptop', icon: IconDeviceLaptop },
  { id: 'desktop', icon: IconDeviceDesktop },
  { id: 'free', icon: IconRuler2 },
]

/** What holds for the whole page: where it is, how it is looked at, whether it is safe, and its publishing. */
export function TopBar() {
  const t = useT()
  const boot = useBoot()
  const builder = useBuilder()
  const { payload } = builder
  const fields = useDocument((store) => store.page.fields)
  const { device, freeWidth, zoom, locale, role, scheme, mode } = useUi()
  const locales = boot.space.locales as readonly Locale[]
  return (
    <header className={styles.bar} aria-label={t(words.bar)}>
      <Group gap={8} wrap="nowrap" className={styles.start}>
        <IconLink label={t(words.leave)} href={payload.path}>
          <IconArrowLeft size={18} />
        </IconLink>
        <div className={styles.name}>
          <strong>{pickText(fields.title, locale)}</strong>
          <span>{payload.path}</span>
        </div>
        <SaveStatus />
      </Group>
      <Group gap={6} wrap="nowrap" className={styles.middle} data-tour="looks">
        <SegmentedControl
          size="xs"
          value={device}
          onChange={(value) => setUi({ device: value as Device })}
          aria-label={t(words.devices)}
          data={devices.map(({ id, icon: IconOf }) => ({
            value: id,
            label: (
              <Tooltip label={t(words[id])}>
                <span className={styles.device}>
                  <IconOf size={16} />
                  <span className={styles.hidden}>{t(words[id])}</span>
                </span>
              </Tooltip>
            ),
          }))}
        />
        {device === 'free' && <TextInput type="number" size="xs" w={76} min={280} max={2560} step={10} defaultValue={freeWidth} aria-label={t(words.width)} onChange={({ currentTarget: { valueAsNumber } }) => valueAsNumber >= 280 && valueAsNumber <= 2560 && setUi({ freeWidth: valueAsNumber })} />}
        <Choice label={t(words.zoom)} shown={zoom === 'fit' ? t(words.fit) : `${Math.round(zoom * 100)}%`} options={(['fit', 0.5, 0.75, 1] as const).map((value) => ({ value: String(value), label: value === 'fit' ? t(words.fit) : `${value * 100}%`, isChosen: zoom === value }))} onChoose={(value) => setUi({ zoom: value === 'fit' ? 'fit' : Number(value) })} />
        <Choice label={t(words.locale)} shown={locale === 'th' ? 'ไทย' : 'EN'} options={locales.map((value) => ({ value, label: value === 'th' ? 'ไทย' : 'English', isChosen: value === locale }))} onChoose={(value) => setUi({ locale: value as Locale })} />
        <Choice label={t(words.role)} shown={t(roleNames[role])} options={roles.map((value) => ({ value, label: t(roleNames[value]), isChosen: value === role }))} onChoose={(value) => setUi({ role: value as Role, selection: [] })} />
        <DatePreview />
        <IconButton label={t(scheme === 'dark' ? words.light : words.dark)} onClick={() => setUi({ scheme: scheme === 'dark' ? 'light' : 'dark' })}>
          {scheme === 'dark' ? <IconSun size={17} /> : <IconMoon size={17} />}
        </IconButton>
      </Group>
      <Group gap={4} wrap="nowrap" className={styles.end}>
        <People />
        <HistoryButtons />
        <IconButton label={t(mode === 'try' ? words.stop : commandLabel('try'))} onClick={() => run('try')}>
          {mode === 'try' ? <IconPlayerStop size={18} /> : <IconPlayerPlay size={18} />}
        </IconButton>
        <IconButton label={t(commandLabel('share'))} onClick={() => run('share')}>
          <IconShare size={18} />
        </IconButton>
        <ProblemCount />
        <PublishButton />
      </Group>
    </header>
  )

  function run(id: string) {
    commands.find((command) => command.id === id)?.run({ builder, ui: ui() })
  }
}

const commandLabel = (id: string) => commands.find((command) => command.id === id)?.label ?? id

function HistoryButtons() {
  const t = useT()
  const builder = useBuilder()
  const history = useDocument((store) => store.history)
  const names = labels(history)
  const undo = commands.find(({ id }) => id === 'undo')
  const redo = commands.find(({ id }) => id === 'redo')
  const say = (command: typeof undo, what: Parameters<typeof t>[0] | undefined) => `${t(command?.label ?? '')}${what ? `: ${t(what)}` : ''} ${command?.keys?.[0] ? showKeys(command.keys[0]) : ''}`
  return (
    <>
      <IconButton label={say(undo, names.undo)} isDisabled={!names.undo} onClick={() => undo?.run({ builder, ui: ui() })}>
        <IconArrowBackUp size={18} />
      </IconButton>
      <IconButton label={say(redo, names.redo)} isDisabled={!names.redo} onClick={() => redo?.run({ builder, ui: ui() })}>
        <IconArrowForwardUp size={18} />
      </IconButton>
    </>
  )
}

function IconButton({ label, isDisabled = false, onClick, children }: { label: string; isDisabled?: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="md" aria-label={label} disabled={isDisabled} onClick={onClick}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

function IconLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon size="md" component="a" href={href} aria-label={label}>
        {children}
      </ActionIcon>
    </Tooltip>
  )
}

type ChoiceProps = { label: string; shown: string; options: { value: string; label: string; isChosen: boolean }[]; onChoose: (value: string) => void }

function Choice({ label, shown, options, onChoose }: ChoiceProps) {
  return (
    <Menu shadow="md" position="bottom">
      <Menu.Target>
        <Button variant="default" className={styles.choice} aria-label={`${label}: ${shown}`} title={label} rightSection={<IconChevronDown size={13} />}>
          {shown}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{label}</Menu.Label>
        {options.map(({ value, label: name, isChosen }) => (
          <Menu.Item key={value} onClick={() => onChoose(value)} rightSection={isChosen ? <IconCheck size={14} /> : null} aria-current={isChosen}>
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
