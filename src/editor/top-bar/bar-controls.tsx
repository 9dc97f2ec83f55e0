import {
  IconChevronDown,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconDeviceMobile,
  IconDeviceTablet,
  IconMoon,
  IconRuler2,
  IconSun,
} from '@tabler/icons-react'
import type { ComponentType, ReactNode } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { type Role, roles } from '@schemas/layout/role'
import { useBoot } from '@kit/boot'
import { useT } from '@kit/t'
import { type Device, setUi, useUi } from '../state/ui-store'
import { Hint } from '../ui/hint'
import { lazyPart } from '../ui/lazy-part'
import { Segments } from '../ui/segments'
import controls from '../ui/controls.module.css'
import { ToolButton } from '../ui/tool-button'
import { useMenu } from '../ui/use-menu'
import { deviceNames, roleNames } from '../state/view-names'
import type { Option } from './choice-menu'
import styles from './top-bar.module.css'

const ChoiceMenu = lazyPart(async () => (await import('./choice-menu')).ChoiceMenu)

const messages = {
  devices: { en: 'Page width', th: 'ความกว้างของหน้า' },
  locale: { en: 'Page language', th: 'ภาษาของหน้า' },
  role: { en: 'View as', th: 'ดูในฐานะ' },
  dark: { en: 'Show dark mode', th: 'แสดงโหมดมืด' },
  light: { en: 'Show light mode', th: 'แสดงโหมดสว่าง' },
}
const icons: Record<Device, ComponentType<{ size?: number }>> = {
  mobile: IconDeviceMobile,
  tablet: IconDeviceTablet,
  laptop: IconDeviceLaptop,
  desktop: IconDeviceDesktop,
  free: IconRuler2,
}

/** Choice of the previewed width. */
export function DeviceChoice({ devices }: { devices: readonly Device[] }) {
  const t = useT()
  const device = useUi((state) => state.device)
  return (
    <Segments
      value={device}
      onChange={(value) => setUi({ device: value as Device })}
      aria-label={t(messages.devices)}
      options={devices.map((id) => {
        const IconOf = icons[id]
        return {
          value: id,
          label: (
            <Hint label={t(deviceNames[id])}>
              <span className={styles.device}>
                <IconOf size={16} />
                <span className={styles.hidden}>{t(deviceNames[id])}</span>
              </span>
            </Hint>
          ),
        }
      })}
    />
  )
}

/** Choice of the previewed language. */
export function LocaleChoice() {
  const t = useT()
  const boot = useBoot()
  const locale = useUi((state) => state.locale)
  return (
    <Choice
      label={t(messages.locale)}
      shown={locale === 'th' ? 'ไทย' : 'EN'}
      options={(boot.space.locales as readonly Locale[]).map((value) => ({
        value,
        label: value === 'th' ? 'ไทย' : 'English',
        isChosen: value === locale,
      }))}
      onChoose={(value) => setUi({ locale: value as Locale })}
    />
  )
}

/** Choice of the previewed role. */
export function RoleChoice() {
  const t = useT()
  const role = useUi((state) => state.role)
  return (
    <Choice
      label={t(messages.role)}
      shown={t(roleNames[role])}
      options={roles.map((value) => ({ value, label: t(roleNames[value]), isChosen: value === role }))}
      onChoose={(value) => setUi({ role: value as Role })}
    />
  )
}

export function SchemeButton() {
  const t = useT()
  const scheme = useUi((state) => state.scheme)
  return (
    <IconButton
      label={t(scheme === 'dark' ? messages.light : messages.dark)}
      onClick={() => setUi({ scheme: scheme === 'dark' ? 'light' : 'dark' })}
    >
      {scheme === 'dark' ? <IconSun size={17} /> : <IconMoon size={17} />}
    </IconButton>
  )
}

type IconButtonProps = {
  label: string
  isDisabled?: boolean
  isPressed?: boolean
  onClick: () => void
  children: ReactNode
}

/** A disabled button stays focusable and says so: the press may have been the last one possible. */
export function IconButton({ label, isDisabled = false, isPressed, onClick, children }: IconButtonProps) {
  return (
    <Hint label={label}>
      <ToolButton
        aria-label={label}
        aria-pressed={isPressed}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onClick}
      >
        {children}
      </ToolButton>
    </Hint>
  )
}

export function IconLink({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <Hint label={label}>
      <a className={controls.tool} href={href} aria-label={label}>
        {children}
      </a>
    </Hint>
  )
}

type ChoiceProps = { label: string; shown: string; options: Option[]; onChoose: (value: string) => void }

/** A choice among a few options, with the current one on the button. */
export function Choice({ label, shown, options, onChoose }: ChoiceProps) {
  const { at, close, target } = useMenu()
  return (
    <>
      <button type="button" className={styles.choice} aria-label={`${label}: ${shown}`} title={label} {...target}>
        {shown}
        <IconChevronDown size={13} />
      </button>
      {at && <ChoiceMenu at={at} label={label} options={options} onChoose={onChoose} onClose={close} />}
    </>
  )
}
