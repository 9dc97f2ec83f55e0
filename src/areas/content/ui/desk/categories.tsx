import { useState } from 'react'
import { call as setCategory } from '@client/content/calls/post/set-category'
import { useT } from '@kit/t'
import { nameOf } from '../name-of'
import { EntryForm } from './entry-form'
import { EntryList } from './entry-list'
import type { Choices } from './post-table'
import { texts } from './texts'

/** Categories, with how many posts each has. */
export function Categories({ choices }: { choices: Choices | undefined }) {
  const t = useT()
  const [edited, setEdited] = useState<string>()
  const category = choices?.categories.find(({ id }) => id === edited)
  return (
    <>
      <EntryList
        label={t(texts.categories)}
        add={{ label: t(texts.newCategory), run: () => setEdited('new') }}
        entries={choices?.categories.map(({ id, slug, name, count }) => ({
          id,
          name: nameOf(name, slug, t),
          hint: `/${slug} · ${t(texts.postCount, { count })}`,
          edit: () => setEdited(id),
        }))}
      />
      {edited !== undefined && (
        <EntryForm
          key={edited}
          title={category ? nameOf(category.name, category.slug, t) : t(texts.newCategory)}
          call={setCategory}
          parts={[
            { name: 'name', value: category?.name ?? {}, length: 120 },
            { name: 'description', value: category?.description ?? {}, length: 1000, isLong: true },
          ]}
          input={({ name = {}, description = {} }) => ({
            ...(category ? { id: category.id, version: category.version } : {}),
            name,
            description,
          })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
