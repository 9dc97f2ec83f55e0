import { Checkbox, Group, Select, TextInput } from '@mantine/core'
import { type Locale, locales } from '@schemas/layout/locale'
import { useT } from '@kit/t'
import styles from '../sites.module.css'

const messages = {
  nameTh: { en: 'Name in Thai', th: 'ชื่อภาษาไทย' },
  nameEn: { en: 'Name in English', th: 'ชื่อภาษาอังกฤษ' },
  taglineTh: { en: 'Tagline in Thai', th: 'คำโปรยภาษาไทย' },
  taglineEn: { en: 'Tagline in English', th: 'คำโปรยภาษาอังกฤษ' },
  languages: { en: 'Languages', th: 'ภาษา' },
  languagesHelp: {
    en: 'Languages that visitors can choose. Visitors who have not chosen see the first.',
    th: 'ภาษาที่ผู้เยี่ยมชมเลือกได้ ผู้ที่ยังไม่เลือกจะเห็นภาษาแรก',
  },
  first: { en: 'First language', th: 'ภาษาแรก' },
  th: { en: 'Thai', th: 'ไทย' },
  en: { en: 'English', th: 'อังกฤษ' },
  zone: { en: 'Time zone', th: 'เขตเวลา' },
  noZone: { en: 'This time zone doesn’t exist.', th: 'ไม่มีเขตเวลานี้' },
  space: { en: 'Space', th: 'สเปซ' },
  spaceHelp: { en: 'Name used to refer to the site’s content area.', th: 'ชื่อที่ใช้อ้างถึงพื้นที่เนื้อหาของเว็บไซต์' },
  cluster: { en: 'Cluster', th: 'คลัสเตอร์' },
  clusterHelp: {
    en: 'Optional. A site with a cluster opens on its dashboard.',
    th: 'ไม่บังคับ เว็บไซต์ที่มีคลัสเตอร์จะเปิดที่แดชบอร์ดก่อน',
  },
}

export type Names = { th: string; en: string }
type FieldErrors = Record<string, string | undefined>

/** A site's name or tagline in its languages; other languages get no field. */
export function NameFields({
  field,
  value,
  chosen,
  errors,
  onChange,
}: {
  field: 'name' | 'tagline'
  value: Names
  chosen: readonly Locale[]
  errors: FieldErrors
  onChange: (value: Names) => void
}) {
  const t = useT()
  return (
    <div className={styles.pair}>
      {locales
        .filter((locale) => chosen.includes(locale))
        .map((locale) => (
          <TextInput
            key={locale}
            required={field === 'name'}
            label={t(messages[`${field}${locale === 'th' ? 'Th' : 'En'}`])}
            lang={locale}
            maxLength={120}
            value={value[locale]}
            error={errors[`${field}.${locale}`]}
            onChange={(event) => onChange({ ...value, [locale]: event.currentTarget.value })}
          />
        ))}
    </div>
  )
}

/** A site's languages, and which of them comes first. */
export function LanguageFields({
  value,
  errors,
  onChange,
}: {
  value: Locale[]
  errors: FieldErrors
  onChange: (value: Locale[]) => void
}) {
  const t = useT()
  return (
    <Checkbox.Group
      label={t(messages.languages)}
      description={t(messages.languagesHelp)}
      value={value}
      error={errors.locales}
      onChange={(chosen) =>
        onChange([
          ...value.filter((each) => chosen.includes(each)),
          ...locales.filter((each) => chosen.includes(each) && !value.includes(each)),
        ])
      }
    >
      <Group mt={8} gap="lg">
        {locales.map((locale) => (
          <Checkbox key={locale} value={locale} label={t(messages[locale])} />
        ))}
        {value.length > 1 && (
          <Select
            size="xs"
            w={150}
            aria-label={t(messages.first)}
            value={value[0] ?? null}
            allowDeselect={false}
            data={value
              .toSorted()
              .map((locale) => ({ value: locale, label: `${t(messages.first)}: ${t(messages[locale])}` }))}
            onChange={(first) => first && onChange([first as Locale, ...value.filter((each) => each !== first)])}
          />
        )}
      </Group>
    </Checkbox.Group>
  )
}

type PlaceFields = { timeZone: string; spaceId: string; clusterId: string }

/** A site's time zone, space and cluster. */
export function BelongingFields({
  value,
  errors,
  onChange,
}: {
  value: PlaceFields
  errors: FieldErrors
  onChange: (value: Partial<PlaceFields>) => void
}) {
  const t = useT()
  return (
    <>
      <Select
        label={t(messages.zone)}
        searchable
        allowDeselect={false}
        nothingFoundMessage={t(messages.noZone)}
        data={zones(value.timeZone)}
        value={value.timeZone}
        limit={50}
        error={errors.timeZone}
        onChange={(zone) => zone && onChange({ timeZone: zone })}
      />
      <div className={styles.pair}>
        <TextInput
          label={t(messages.space)}
          description={t(messages.spaceHelp)}
          required
          spellCheck={false}
          maxLength={64}
          value={value.spaceId}
          error={errors.spaceId}
          onChange={(event) => onChange({ spaceId: event.currentTarget.value })}
        />
        <TextInput
          label={t(messages.cluster)}
          description={t(messages.clusterHelp)}
          spellCheck={false}
          maxLength={64}
          value={value.clusterId}
          error={errors.clusterId}
          onChange={(event) => onChange({ clusterId: event.currentTarget.value })}
        />
      </div>
    </>
  )
}

const zones = (own: string): string[] => [...new Set([own, 'Asia/Bangkok', ...Intl.supportedValuesOf('timeZone')])]
