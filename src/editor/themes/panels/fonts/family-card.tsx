import { Alert, Button, Group } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { FontFamily, FontFileEntry } from '@schemas/editor/entities/theme'
import { useT } from '@kit/t'
import { Mark } from '../../../ui/mark'
import { leafNames } from '@schemas/layout/theme-names'
import { stepMessage } from '../../leaf-messages'
import { useStudio, useTheme } from '../../theme-context'
import { FamilyName } from './family-name'
import { FontFileRow } from './font-file-row'
import styles from './fonts.module.css'

const messages = {
  text: { en: 'Use for text', th: 'ใช้กับข้อความ' },
  headings: { en: 'Use for headings', th: 'ใช้กับหัวข้อ' },
  sampleThai: { en: 'น้ำใจไทย ที่นี่มีกาแฟ ๑๒๓', th: 'น้ำใจไทย ที่นี่มีกาแฟ ๑๒๓' },
  sampleLatin: { en: 'Sphinx of black quartz 123', th: 'Sphinx of black quartz 123' },
  noThai: {
    en: 'This font lacks Thai characters, so Thai text will show in each device’s own font. Upload a file that includes them, or choose another font for a Thai site.',
    th: 'ฟอนต์นี้มีตัวอักษรไทยไม่ครบ ข้อความไทยจะแสดงด้วยฟอนต์ของอุปกรณ์แต่ละเครื่อง ให้อัปโหลดไฟล์ที่มีอักษรไทย หรือเลือกฟอนต์อื่น',
  },
  noLatin: {
    en: 'This font lacks Latin letters and digits, so English text will show in each device’s own font.',
    th: 'ฟอนต์นี้มีตัวอักษรอังกฤษและตัวเลขไม่ครบ ข้อความอังกฤษจะแสดงด้วยฟอนต์ของอุปกรณ์แต่ละเครื่อง',
  },
  restricted: {
    en: 'The maker doesn’t allow embedding this font in documents. Make sure your licence allows it on a website.',
    th: 'ผู้ผลิตระบุว่าไม่อนุญาตให้ฝังในเอกสาร กรุณาตรวจสอบว่าสัญญาอนุญาตให้ใช้บนเว็บไซต์ได้',
  },
  license: { en: 'Licence: {license}', th: 'สัญญาอนุญาต: {license}' },
  files: { en: 'Files of {family}', th: 'ไฟล์ของ {family}' },
}

type Props = { family: FontFamily; files: readonly FontFileEntry[] }

/** One uploaded font family: specimen, missing characters, uses, and files. */
export function FamilyCard({ family, files }: Props) {
  const t = useT()
  const { store } = useStudio()
  const { fonts } = useTheme()
  const uses = {
    'overrides.fonts.body.family': fonts.body.family,
    'overrides.fonts.heading.family': (fonts.heading ?? fonts.body).family,
  }
  const license = files.find((file) => file.license)?.license
  const shown = family.weights.filter(
    (weight, index, all) => all.length <= 3 || index === 0 || index === all.length - 1 || weight === 400,
  )
  const choice = (path: keyof typeof uses, label: { en: string; th: string }) => {
    const isUsed = uses[path] === family.family
    return (
      <Button
        size="xs"
        variant={isUsed ? 'light' : 'default'}
        aria-pressed={isUsed}
        leftSection={isUsed ? <IconCheck size={14} /> : null}
        title={t(leafNames[path])}
        onClick={() => !isUsed && store.set(stepMessage(path), { [path]: family.family })}
      >
        {t(label)}
      </Button>
    )
  }
  return (
    <section className={styles.card} aria-label={family.family}>
      <div className={styles.top}>
        <FamilyName family={family.family} />
        <Group gap={6}>
          {choice('overrides.fonts.body.family', messages.text)}
          {choice('overrides.fonts.heading.family', messages.headings)}
        </Group>
      </div>
      <div
        className={styles.samples}
        style={{ fontFamily: `"${family.family}", "${family.family} Fallback", system-ui, sans-serif` }}
      >
        {shown.map((weight) => (
          <div key={weight} style={{ fontWeight: weight }}>
            <span lang="th">{t(messages.sampleThai)}</span> <span lang="en">{t(messages.sampleLatin)}</span>{' '}
            <Mark>{weight}</Mark>
          </div>
        ))}
      </div>
      {!family.thai && <Warning>{t(messages.noThai)}</Warning>}
      {!family.latin && <Warning>{t(messages.noLatin)}</Warning>}
      {files.some((file) => file.isRestricted) && <Warning>{t(messages.restricted)}</Warning>}
      <ul className={styles.files} aria-label={t(messages.files, { family: family.family })}>
        {files.map((file) => (
          <FontFileRow key={file.id} file={file} />
        ))}
      </ul>
      {license && <p className={styles.soft}>{t(messages.license, { license })}</p>}
    </section>
  )
}

function Warning({ children }: { children: string }) {
  return (
    <Alert color="orange" p="xs" icon={<IconAlertTriangle size={16} />}>
      {children}
    </Alert>
  )
}
