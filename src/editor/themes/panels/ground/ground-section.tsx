import { SegmentedControl, Switch } from '@mantine/core'
import type { Theme } from '@schemas/layout/theme'
import { groundSide, schemesOnPicture } from '@schemas/layout/theme-ground'
import { useT } from '@kit/t'
import { setUi } from '../../../state/ui-store'
import { leafNames } from '@schemas/layout/theme-names'
import parts from '../../parts/parts.module.css'
import { Setting } from '../../parts/setting'
import { useValue } from '../../parts/use-value'
import { GroundSideField } from './ground-side'

const messages = {
  ground: { en: 'Background', th: 'พื้นหลัง' },
  own: { en: 'Use a background on every page', th: 'มีพื้นหลังในทุกหน้า' },
  inDark: { en: 'In dark mode', th: 'ในโหมดมืด' },
  made: { en: 'Automatic', th: 'ปรับอัตโนมัติ' },
  other: { en: 'Custom', th: 'กำหนดเอง' },
  madeHelp: {
    en: 'Theme colours adapt to dark mode automatically. Custom colours are replaced by the dark page colour, with any picture under it.',
    th: 'สีของธีมเปลี่ยนเป็นสีมืดเอง ส่วนสีที่กำหนดเองจะใช้สีพื้นหน้าโหมดมืดแทน และรูปภาพจะอยู่ใต้สีนั้น',
  },
  onPicture: {
    en: 'Text on the page itself will be over the picture. Its readability can’t be checked automatically, so look at your pages.',
    th: 'ข้อความบนหน้าเว็บจะวางอยู่บนรูปภาพ ระบบตัดสินไม่ได้ว่าอ่านออกหรือไม่ ให้ดูจากหน้าจริง',
  },
}

type Ground = Theme['background']

/** The ground behind every page, in light and dark scheme. */
export function GroundSection() {
  const t = useT()
  const { value, isSet, set, reset } = useValue<Ground | null>('overrides.background')
  const label = t(leafNames['overrides.background'])
  const { dark, ...light } = value ?? {}
  const setDark = (next: typeof dark) => {
    set({ ...light, ...(next ? { dark: next } : {}) })
    setUi({ scheme: 'dark' })
  }
  return (
    <section className={parts.group}>
      <h3>{t(messages.ground)}</h3>
      <Setting label={label} isSet={isSet} onReset={reset}>
        {() => (
          <Switch
            size="sm"
            label={t(messages.own)}
            checked={Boolean(value)}
            onChange={(event) => set(event.currentTarget.checked ? { color: 'sunken' } : null)}
          />
        )}
      </Setting>
      {value && (
        <>
          <GroundSideField
            id="ground"
            value={light}
            onChange={(next) => {
              set({ ...next, ...(dark ? { dark } : {}) })
              setUi({ scheme: 'light' })
            }}
          />
          <Setting label={t(messages.inDark)} isSet={false} onReset={reset}>
            {(id) => (
              <>
                <SegmentedControl
                  fullWidth
                  size="xs"
                  aria-labelledby={id}
                  value={dark ? 'other' : 'made'}
                  data={(['made', 'other'] as const).map((each) => ({ value: each, label: t(messages[each]) }))}
                  onChange={(choice) => setDark(choice === 'other' ? groundSide(light, 'dark') : undefined)}
                />
                {!dark && <span className={parts.help}>{t(messages.madeHelp)}</span>}
              </>
            )}
          </Setting>
          {dark && <GroundSideField id="ground-dark" value={dark} onChange={setDark} />}
          {schemesOnPicture({ background: value }).length > 0 && (
            <span className={parts.help}>{t(messages.onPicture)}</span>
          )}
        </>
      )}
    </section>
  )
}
