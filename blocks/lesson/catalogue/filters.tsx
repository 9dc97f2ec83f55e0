import { useId } from 'react'
import { languages, lengths, lessonList, lessonSorts, levels, prices } from '@schemas/learning/entities/lesson-list'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { useAddressForm } from '@kit/use-address-form'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { id: string; categories: readonly { code: string; title: string }[]; sort: string }

/** Search and filters as a form whose state is the page's address: it works without scripts too. */
export function Filters({ id, categories, sort }: Props) {
  const t = useT()
  const own = useId()
  const { query, key, open, onSubmit } = useAddressForm(lessonList.parameters)
  const choice = (
    name: string,
    label: string,
    options: { value: string; label: string }[],
    value = query[name] ?? '',
  ) => (
    <Field label={label} labelHidden>
      <Select
        name={name}
        defaultValue={value}
        options={options}
        {...(name === 'sort' ? {} : { placeholder: label })}
        onChange={({ currentTarget: { form } }) => form && open(form)}
      />
    </Field>
  )
  return (
    <form key={key} id={`${id}${own}`} role="search" method="get" className={styles.filters} onSubmit={onSubmit}>
      <div className={styles.search}>
        <Field label={t(texts.search)} labelHidden>
          <TextInput
            type="search"
            name="find"
            icon="search"
            placeholder={t(texts.search)}
            defaultValue={query.find ?? ''}
            maxLength={100}
          />
        </Field>
        <Button type="submit" look="secondary">
          {t(texts.find)}
        </Button>
      </div>
      <details className={styles.sheet}>
        <summary className={styles.summary}>{t(texts.filters)}</summary>
        <div className={styles.choices}>
          {categories.length > 1 &&
            choice(
              'category',
              t(texts.category),
              categories.map(({ code, title }) => ({ value: code, label: title })),
            )}
          {choice(
            'level',
            t(texts.level),
            levels.map((value) => ({ value, label: t(lessonTexts.levels[value]) })),
          )}
          {choice(
            'price',
            t(texts.price),
            prices.map((value) => ({ value, label: t(texts.prices[value]) })),
          )}
          {choice(
            'length',
            t(texts.length),
            lengths.map((value) => ({ value, label: t(texts.lengths[value]) })),
          )}
          {choice(
            'language',
            t(texts.language),
            languages.map((value) => ({ value, label: t(lessonTexts.languages[value]) })),
          )}
          {choice(
            'sort',
            t(texts.sort),
            lessonSorts.map((name) => ({ value: name === 'price' ? name : `-${name}`, label: t(texts.sorts[name]) })),
            query.sort ?? (sort === 'price' ? sort : `-${sort}`),
          )}
        </div>
      </details>
    </form>
  )
}
