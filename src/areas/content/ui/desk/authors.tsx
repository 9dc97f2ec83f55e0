import { useState } from 'react'
import { call as setAuthor } from '@client/content/calls/post/set-author'
import { useT } from '@kit/t'
import { nameOf } from '../name-of'
import { EntryForm } from './entry-form'
import { EntryList } from './entry-list'
import type { Choices } from './post-table'
import { texts } from './texts'

/** Authors as readers see them, members or not. */
export function Authors({ choices }: { choices: Choices | undefined }) {
  const t = useT()
  const [edited, setEdited] = useState<string>()
  const author = choices?.authors.find(({ id }) => id === edited)
  return (
    <>
      <EntryList
        label={t(texts.authors)}
        add={{ label: t(texts.newAuthor), run: () => setEdited('new') }}
        entries={choices?.authors.map(({ id, slug, name, role }) => ({
          id,
          name: nameOf(name, slug, t),
          hint: nameOf(role, '', t),
          edit: () => setEdited(id),
        }))}
      />
      {edited !== undefined && (
        <EntryForm
          key={edited}
          title={author ? nameOf(author.name, author.slug, t) : t(texts.newAuthor)}
          call={setAuthor}
          parts={[
            { name: 'name', value: author?.name ?? {}, length: 120 },
            { name: 'role', value: author?.role ?? {}, length: 120 },
            { name: 'bio', value: author?.bio ?? {}, length: 2000, isLong: true },
          ]}
          input={({ name = {}, role = {}, bio = {} }) => ({
            ...(author ? { id: author.id, version: author.version } : {}),
            name,
            role,
            bio,
          })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
