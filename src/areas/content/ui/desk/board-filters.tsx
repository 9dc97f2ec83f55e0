import { locales } from '@schemas/layout/locale'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { nameOf } from '../name-of'
import { languageLabels } from '../state-texts'
import type { Choices } from './post-table'
import { texts } from './texts'
import styles from './desk.module.css'

type Name = 'find' | 'language' | 'category' | 'author' | 'reviewer'
type Props = {
  choices: Choices | undefined
  values: Record<Name, string>
  onChange: (change: Partial<Record<Name, string>>) => void
}

/** The table's filters, without the state: it is the column. */
export function BoardFilters({ choices, values, onChange }: Props) {
  const t = useT()
  const filters = [
    {
      name: 'language' as const,
      all: texts.allLanguages,
      options: locales.map((value) => ({ value, label: t(languageLabels[value]) })),
    },
    {
      name: 'category' as const,
      all: texts.allCategories,
      options: (choices?.categories ?? []).map(({ slug, name }) => ({ value: slug, label: nameOf(name, slug, t) })),
    },
    {
      name: 'author' as const,
      all: texts.allAuthors,
      options: (choices?.authors ?? []).map(({ id, name, slug }) => ({ value: id, label: nameOf(name, slug, t) })),
    },
    {
      name: 'reviewer' as const,
      all: texts.allReviewers,
      options: (choices?.reviewers ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ]
  return (
    <div className={styles.filters}>
      <Field label={t(texts.search)} labelHidden>
        <TextInput
          type="search"
          icon="search"
          placeholder={t(texts.search)}
          value={values.find}
          onChange={({ target }) => onChange({ find: target.value })}
        />
      </Field>
      {filters.map(({ name, all, options }) => (
        <Field key={name} label={t(texts[name])} labelHidden>
          <Select
            placeholder={t(all)}
            value={values[name]}
            options={options}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
    </div>
  )
}
