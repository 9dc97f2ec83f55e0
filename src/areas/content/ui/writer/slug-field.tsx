import { useState } from 'react'
import type { DeskPost } from '@schemas/content/entities/desk-post'
import { call as slugCall } from '@client/content/calls/post/set-slug'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { showToast } from '@kit/ui/overlay/toasts'
import { texts } from './texts'
import styles from './writer.module.css'

/** The last part of the post's address. */
export function SlugField({ post, onMoved }: { post: DeskPost; onMoved: (post: DeskPost) => void }) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const slug = useCallMutation(slugCall)
  const set = () =>
    slug.mutate(
      { id: post.id, slug: (typed ?? '').trim() },
      {
        onSuccess: (answer) => {
          onMoved({ ...post, slug: answer.slug })
          setTyped(undefined)
          showToast(t(texts.slugDone, { slug: answer.slug }), { tone: 'success' })
        },
      },
    )
  const isOther = typed !== undefined && typed.trim() !== '' && typed.trim() !== post.slug
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isOther) set()
      }}
    >
      <Field label={t(texts.slug)} hint={t(texts.slugHint)} error={slug.error?.message}>
        <TextInput maxLength={200} value={typed ?? post.slug} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {isOther && (
        <div className={styles.acts}>
          <Button type="submit" look="secondary" size="s" disabled={slug.isPending}>
            {t(texts.setSlug)}
          </Button>
        </div>
      )}
    </form>
  )
}
