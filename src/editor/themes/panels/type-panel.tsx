import { Alert, Button, Select } from '@mantine/core'
import { IconAlertTriangle, IconTypography } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '@kit/t'
import { lazyPart } from '../../ui/lazy-part'
import { type LeafName, leafNames } from '@schemas/layout/theme-names'
import parts from '../parts/parts.module.css'
import { Range } from '../parts/range'
import { Setting } from '../parts/setting'
import { useValue } from '../parts/use-value'
import { useStudio, useTheme } from '../theme-context'
import { weightNames } from './fonts/weight-names'
import styles from './panels.module.css'

const FontsDialog = lazyPart(async () => (await import('./fonts/fonts-dialog')).FontsDialog)

const messages = {
  text: { en: 'Text', th: 'ข้อความ' },
  headings: { en: 'Headings', th: 'หัวข้อ' },
  sizes: { en: 'Sizes', th: 'ขนาด' },
  none: { en: 'Font not found', th: 'ไม่พบฟอนต์' },
  same: { en: 'Same as text', th: 'เหมือนข้อความ' },
  specimen: { en: 'Type scale', th: 'ลำดับขนาดตัวอักษร' },
  own: { en: 'This site', th: 'ของเว็บไซต์นี้' },
  shipped: { en: 'Built in', th: 'มากับระบบ' },
  manage: { en: 'Upload and manage fonts', th: 'อัปโหลดและจัดการฟอนต์' },
  noThai: {
    en: '“{family}” lacks Thai characters. Thai text shows in each device’s own font.',
    th: '“{family}” มีตัวอักษรไทยไม่ครบ ข้อความไทยจะแสดงด้วยฟอนต์ของอุปกรณ์',
  },
  sample: { en: 'A kind word', th: 'น้ำใจงดงาม' },
}

/** Type: fonts, from the site's own and those of the app, with weight, size and spacing. */
export function TypePanel() {
  const t = useT()
  const { fonts } = useTheme()
  const heading = fonts.heading ?? fonts.body
  const [isManaging, setManaging] = useState(false)
  return (
    <>
      <section className={parts.group}>
        <Button variant="default" leftSection={<IconTypography size={15} />} onClick={() => setManaging(true)}>
          {t(messages.manage)}
        </Button>
        {isManaging && <FontsDialog onClose={() => setManaging(false)} />}
      </section>
      <section className={parts.group}>
        <h3>{t(messages.text)}</h3>
        <Family path="overrides.fonts.body.family" />
        <Weight path="overrides.fonts.body.weight" family={fonts.body.family} otherwise={400} />
        <Range<number | undefined>
          path="overrides.fonts.body.lineHeight"
          min={1.6}
          max={2.2}
          step={0.05}
          read={(value) => value ?? 1.7}
          write={(number) => Number(number.toFixed(2))}
          show={(number) => number.toFixed(2)}
        />
      </section>
      <section className={parts.group}>
        <h3>{t(messages.headings)}</h3>
        <Family path="overrides.fonts.heading.family" />
        <Weight path="overrides.fonts.heading.weight" family={heading.family} otherwise={700} />
        <Range<number | undefined>
          path="overrides.fonts.heading.lineHeight"
          min={1.15}
          max={1.8}
          step={0.01}
          read={(value) => value ?? 1.35}
          write={(number) => Number(number.toFixed(2))}
          show={(number) => number.toFixed(2)}
        />
        <Range<number | undefined>
          path="overrides.fonts.heading.tracking"
          min={-0.06}
          max={0.12}
          step={0.005}
          read={(value) => value ?? 0}
          write={(number) => Number(number.toFixed(3))}
          show={(number) => `${number.toFixed(3)} em`}
        />
      </section>
      <section className={parts.group}>
        <h3>{t(messages.sizes)}</h3>
        <Range<number>
          path="overrides.fonts.size"
          min={14}
          max={20}
          step={0.5}
          read={(value) => value}
          write={(number) => number}
          show={(number) => `${number} px`}
        />
        <Range<number>
          path="overrides.fonts.ratio"
          min={1.05}
          max={1.6}
          step={0.01}
          read={(value) => value}
          write={(number) => Number(number.toFixed(2))}
          show={(number) => `× ${number.toFixed(2)}`}
        />
        <div className={styles.specimen} role="img" aria-label={t(messages.specimen)}>
          {[5, 4, 3, 2, 1, 0, -1].map((level) => {
            const px = fonts.size * fonts.ratio ** level
            const face = level > 0 ? heading : fonts.body
            return (
              <span
                key={level}
                style={{
                  fontFamily: `"${face.family}", system-ui, sans-serif`,
                  fontWeight: face.weight ?? (level > 0 ? 700 : 400),
                  fontSize: Math.min(px, 46),
                  lineHeight: 1.5,
                }}
                title={`${px.toFixed(1)} px`}
              >
                {t(messages.sample)}
              </span>
            )
          })}
        </div>
      </section>
    </>
  )
}

function Family({ path }: { path: LeafName }) {
  const t = useT()
  const { families } = useStudio()
  const { value, isSet, set, reset } = useValue<string | undefined>(path)
  const namesOf = (isOwn: boolean) =>
    families.filter(({ pack }) => (pack === undefined) === isOwn).map(({ family }) => family)
  const lacksThai = families.find(({ family }) => family === value)?.thai === false
  return (
    <Setting label={t(leafNames[path])} isSet={isSet} onReset={reset}>
      {(id) => (
        <>
          <Select
            size="xs"
            aria-labelledby={id}
            value={value ?? null}
            placeholder={t(messages.same)}
            data={
              namesOf(true).length > 0
                ? [
                    { group: t(messages.own), items: namesOf(true) },
                    { group: t(messages.shipped), items: namesOf(false) },
                  ]
                : namesOf(false)
            }
            renderOption={({ option }) => (
              <span style={{ fontFamily: `"${option.value}", system-ui, sans-serif`, fontSize: 15 }}>
                {option.label}
              </span>
            )}
            searchable
            allowDeselect={false}
            nothingFoundMessage={t(messages.none)}
            onChange={(family) => family && set(family)}
          />
          {lacksThai && (
            <Alert color="orange" p="xs" icon={<IconAlertTriangle size={16} />}>
              {t(messages.noThai, { family: value ?? '' })}
            </Alert>
          )}
        </>
      )}
    </Setting>
  )
}

/** Only weights that the font includes: weights synthesised by the browser look smeared in Thai. */
function Weight({ path, family, otherwise }: { path: LeafName; family: string; otherwise: number }) {
  const t = useT()
  const { families } = useStudio()
  const { value, isSet, set, reset } = useValue<number | undefined>(path)
  const weights = families.find((each) => each.family === family)?.weights ?? []
  const shown = value ?? otherwise
  const name = (weight: number) => `${weight}${weightNames[weight] ? ` ${t(weightNames[weight])}` : ''}`
  return (
    <Setting label={t(leafNames[path])} isSet={isSet} onReset={reset}>
      {(id) => (
        <Select
          size="xs"
          aria-labelledby={id}
          value={String(shown)}
          allowDeselect={false}
          data={[...new Set([...weights, shown])]
            .sort((a, b) => a - b)
            .map((weight) => ({ value: String(weight), label: name(weight) }))}
          onChange={(weight) => weight && set(Number(weight))}
        />
      )}
    </Setting>
  )
}
