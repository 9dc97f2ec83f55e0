import type { DeskPost } from '@schemas/content/entities/desk-post'
import type { PostContent } from '@schemas/content/entities/post-content'
import { visibilities, type Visibility } from '@schemas/content/entities/post-states'
import type { FieldName } from '@schemas/content/rules/content-fields'
import { locales } from '@schemas/layout/locale'
import type { InputOf } from '@schemas/call'
import { call as choicesCall } from '@client/content/calls/post/choices'
import { call as optionsCall } from '@client/content/calls/post/set-options'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { Checkbox } from '@kit/ui/checkbox'
import { Drawer } from '@kit/ui/drawer/drawer'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { showToast } from '@kit/ui/overlay/toasts'
import { nameOf } from '../name-of'
import { languageLabels, visibilityLabels } from '../state-texts'
import { CoverField } from './cover-field'
import { SlugField } from './slug-field'
import { TagsField } from './tags-field'
import { texts } from './texts'
import styles from './writer.module.css'

type Props = {
  post: DeskPost
  content: PostContent
  isManager: boolean
  isReadOnly: boolean
  onChange: (name: FieldName, value: unknown) => void
  onMoved: (post: DeskPost) => void
  onClose: () => void
}
type Options = Omit<InputOf<typeof optionsCall>, 'id' | 'draftNo'>

/** What a post has beside its texts. Options of managers hold at once; the rest is part of the draft. */
export function SettingsDrawer({ post, content, isManager, isReadOnly, onChange, onMoved, onClose }: Props) {
  const t = useT()
  const { data: choices } = useCall(choicesCall, {})
  const setOptions = useCallMutation(optionsCall)
  const choose = (options: Options) =>
    setOptions.mutate(
      { id: post.id, draftNo: post.draftNo, ...options },
      { onSuccess: onMoved, onError: ({ message }) => showToast(message, { tone: 'error' }) },
    )
  return (
    <Drawer title={t(texts.settings)} onClose={onClose} hasKeys={false}>
      <div className={styles.form}>
        <Field label={t(texts.category)}>
          <Select
            value={post.category}
            disabled={!isManager}
            onChange={({ target }) => choose({ category: target.value })}
            options={(choices?.categories ?? [{ slug: post.category, name: {} }]).map(({ slug, name }) => ({
              value: slug,
              label: nameOf(name, slug, t),
            }))}
          />
        </Field>
        <Field label={t(texts.author)}>
          <Select
            value={content.authors[0] ?? ''}
            disabled={isReadOnly}
            placeholder={t(texts.noAuthor)}
            onChange={({ target }) => onChange('authors', target.value ? [target.value] : [])}
            options={(choices?.authors ?? []).map(({ id, name, slug }) => ({
              value: id,
              label: nameOf(name, slug, t),
            }))}
          />
        </Field>
        <TagsField
          tags={content.tags}
          known={choices?.tags.map(({ tag }) => tag) ?? []}
          isReadOnly={isReadOnly}
          onChange={(tags) => onChange('tags', tags)}
        />
        <CoverField
          cover={content.cover}
          mayPick={isManager && !isReadOnly}
          onChange={(cover) => onChange('cover', cover)}
        />
        {isManager && <SlugField post={post} onMoved={onMoved} />}
        {locales.map((locale) => {
          const language = t(languageLabels[locale])
          return (
            <div key={locale} className={styles.form}>
              <Field label={t(texts.metaTitle, { language })}>
                <TextInput
                  lang={locale}
                  maxLength={200}
                  readOnly={isReadOnly}
                  placeholder={content.title[locale]}
                  value={content.metaTitle[locale] ?? ''}
                  onChange={({ target }) => onChange(`metaTitle.${locale}`, target.value)}
                />
              </Field>
              <Field label={t(texts.metaDescription, { language })}>
                <Textarea
                  lang={locale}
                  rows={2}
                  maxLength={400}
                  readOnly={isReadOnly}
                  placeholder={content.excerpt[locale]}
                  value={content.metaDescription[locale] ?? ''}
                  onChange={({ target }) => onChange(`metaDescription.${locale}`, target.value)}
                />
              </Field>
            </div>
          )
        })}
        {isManager && (
          <>
            <Field label={t(texts.visibility)}>
              <Select
                value={post.visibility}
                onChange={({ target }) => choose({ visibility: target.value as Visibility })}
                options={visibilities.map((value) => ({ value, label: t(visibilityLabels[value]) }))}
              />
            </Field>
            <Field label={t(texts.reviewer)}>
              <Select
                value={post.reviewer?.id ?? ''}
                placeholder={t(texts.anyReviewer)}
                onChange={({ target }) => choose({ reviewer: target.value || null })}
                options={(choices?.reviewers ?? []).map(({ id, name }) => ({ value: id, label: name }))}
              />
            </Field>
            <Checkbox
              label={t(texts.featured)}
              checked={post.featured}
              onChange={({ target }) => choose({ featured: target.checked })}
            />
          </>
        )}
      </div>
    </Drawer>
  )
}
