import { useState } from 'react'
import { call as choicesCall } from '@client/content/calls/post/choices'
import { call as listCall } from '@client/content/calls/post/list'
import { call as setSlug } from '@client/content/calls/post/set-slug'
import { callGateway } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { refreshCalls, useCall } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { promptDialog } from '@kit/ui/overlay/dialogs'
import { showToast } from '@kit/ui/overlay/toasts'
import { nameOf } from '../name-of'
import { titleOf } from '../title-of'
import { EntryList } from './entry-list'
import type { Choices } from './post-table'
import { texts } from './texts'

type Target = { id: string } | { categoryId: string }

/** Current addresses of categories and posts; each change leaves the old one leading on. */
export function Addresses({ choices }: { choices: Choices | undefined }) {
  const t = useT()
  const [limit, setLimit] = useState(30)
  const { data } = useCall(listCall, { limit })
  const change = async (target: Target, slug: string) => {
    const typed = await promptDialog(t(texts.addressAsk), { title: t(texts.setAddress), initial: slug })
    if (typed === null || typed.trim() === '' || typed.trim() === slug) return
    try {
      const answer = await callGateway(setSlug, { ...target, slug: typed.trim() })
      showToast(t(texts.addressDone, { slug: answer.slug }), { tone: 'success' })
      await refreshCalls(listCall, choicesCall)
    } catch (error) {
      showToast((error as Error).message, { tone: 'error' })
    }
  }
  return (
    <>
      <EntryList
        label={t(texts.categories)}
        entries={choices?.categories.map(({ id, slug, name }) => ({
          id,
          name: nameOf(name, slug, t),
          hint: `/${slug}`,
          edit: () => void change({ categoryId: id }, slug),
        }))}
      />
      <EntryList
        label={t(texts.posts)}
        entries={data?.items.map(({ id, slug, category, title }) => ({
          id,
          name: titleOf(title, t),
          hint: `/${category}/${slug}`,
          edit: () => void change({ id }, slug),
        }))}
      />
      {data?.next !== undefined && limit < 100 && (
        <div>
          <Button look="secondary" onClick={() => setLimit(100)}>
            {t(texts.older)}
          </Button>
        </div>
      )}
    </>
  )
}
