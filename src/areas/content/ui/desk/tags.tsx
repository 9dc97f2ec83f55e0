import { useState } from 'react'
import { call as setTag } from '@client/content/calls/post/set-tag'
import { useT } from '@kit/t'
import { nameOf } from '../name-of'
import { EntryForm } from './entry-form'
import { EntryList } from './entry-list'
import type { Choices } from './post-table'
import { texts } from './texts'

/** Tags that posts have, with the names that readers see. */
export function Tags({ choices }: { choices: Choices | undefined }) {
  const t = useT()
  const [edited, setEdited] = useState<string>()
  const tag = choices?.tags.find((each) => each.tag === edited)
  return (
    <>
      <EntryList
        label={t(texts.tags)}
        entries={choices?.tags.map(({ tag: id, name, count }) => ({
          id,
          name: nameOf(name, id, t),
          hint: `${id} · ${t(texts.postCount, { count })}`,
          edit: () => setEdited(id),
        }))}
      />
      {tag && (
        <EntryForm
          key={tag.tag}
          title={tag.tag}
          call={setTag}
          parts={[{ name: 'name', value: tag.name, length: 120 }]}
          input={({ name = {} }) => ({ tag: tag.tag, name })}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}
