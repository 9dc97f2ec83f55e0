import { SegmentedControl } from '@mantine/core'
import type { ColorToken } from '@schemas/layout/color'
import type { Theme } from '@schemas/layout/theme'
import { useT } from '@kit/t'
import { leafNames } from '@schemas/layout/theme-names'
import parts from '../parts/parts.module.css'
import { Setting } from '../parts/setting'
import { useValue } from '../parts/use-value'
import { ContrastList } from './contrast-list'
import styles from './panels.module.css'
import { PickSetting } from './pick-setting'
import { TokenRow } from './token-row'

const messages = {
  picks: { en: 'Three main colours', th: 'สามสีหลัก' },
  picksHelp: {
    en: 'All other colours are made from these, in light and dark mode.',
    th: 'สีอื่นทั้งหมดสร้างจากสามสีนี้ ทั้งโหมดสว่างและโหมดมืด',
  },
  contrast: { en: 'Contrast', th: 'ความต่างของสี' },
  each: { en: 'Individual colours', th: 'สีแต่ละสี' },
  eachHelp: {
    en: 'Left is light mode, right is dark mode. Colours you set here stay, even if you change the main colours.',
    th: 'ซ้ายคือโหมดสว่าง ขวาคือโหมดมืด สีที่ตั้งที่นี่จะคงอยู่แม้เปลี่ยนสามสีหลัก',
  },
  auto: { en: 'Match visitor’s device', th: 'ตามอุปกรณ์ผู้เยี่ยมชม' },
  light: { en: 'Light', th: 'โหมดสว่าง' },
  dark: { en: 'Dark', th: 'โหมดมืด' },
  grounds: { en: 'Backgrounds', th: 'พื้น' },
  inks: { en: 'Text and lines', th: 'ข้อความและเส้น' },
  brand: { en: 'Brand', th: 'แบรนด์' },
  accent: { en: 'Accent', th: 'สีเน้น' },
  notices: { en: 'Notices', th: 'ข้อความแจ้ง' },
}

const groups: { label: keyof typeof messages; tokens: readonly ColorToken[] }[] = [
  { label: 'grounds', tokens: ['bg', 'surface', 'sunken', 'inverse'] },
  { label: 'inks', tokens: ['text', 'soft', 'onInverse', 'border', 'line'] },
  { label: 'brand', tokens: ['brand', 'onBrand', 'brandSoft', 'brandText'] },
  { label: 'accent', tokens: ['accent', 'onAccent', 'accentSoft', 'accentText'] },
  {
    label: 'notices',
    tokens: [
      'danger',
      'onDanger',
      'dangerSoft',
      'success',
      'successSoft',
      'warning',
      'warningSoft',
      'info',
      'infoSoft',
    ],
  },
]

/** Colours: three picks and their scales, contrast problems, and each colour on its own. */
export function ColorsPanel() {
  const t = useT()
  const scheme = useValue<Theme['scheme']>('overrides.scheme')
  return (
    <>
      <section className={parts.group}>
        <h3>{t(messages.picks)}</h3>
        <p>{t(messages.picksHelp)}</p>
        <PickSetting pick="brand" />
        <PickSetting pick="accent" />
        <PickSetting pick="neutral" />
        <Setting label={t(leafNames['overrides.scheme'])} isSet={scheme.isSet} onReset={scheme.reset}>
          {(id) => (
            <SegmentedControl
              fullWidth
              size="xs"
              aria-labelledby={id}
              value={scheme.value}
              onChange={(value) => scheme.set(value as Theme['scheme'])}
              data={(['auto', 'light', 'dark'] as const).map((value) => ({ value, label: t(messages[value]) }))}
            />
          )}
        </Setting>
      </section>
      <section className={parts.group}>
        <h3>{t(messages.contrast)}</h3>
        <ContrastList />
      </section>
      <section className={parts.group}>
        <h3>{t(messages.each)}</h3>
        <p>{t(messages.eachHelp)}</p>
        {groups.map(({ label, tokens }) => (
          <div key={label}>
            <h4 className={styles.subtitle}>{t(messages[label])}</h4>
            <ul className={styles.tokens}>
              {tokens.map((token) => (
                <TokenRow key={token} token={token} />
              ))}
            </ul>
          </div>
        ))}
      </section>
    </>
  )
}
