import { Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { useT } from '@kit/t'
import { image as imageSchema } from '@schemas/layout/image'
import { frames, pageFields } from '@schemas/layout/page'
import { pathParams } from '@schemas/layout/path'
import { roles } from '@schemas/layout/role'
import { longText, text } from '@schemas/layout/text'
import { type LocalisedText } from '@schemas/layout/pick-text'
import { partKind, sectionKind } from '../../document/kind-names'
import { type FieldPath, setPageField } from '../../document/operations/set-field'
import { useBuilder } from '../../state/builder'
import { useDocument } from '../../state/use-document'
import { lazyPart } from '../../ui/lazy-part'
import { Pick } from '../../ui/pick'
import { BothSwitch } from '../fields/both-switch'
import type { Binding } from '../fields/field-props'
import { ImageField } from '../fields/image-field'
import { TextField } from '../fields/text-field'
import type { FieldOf } from '../../document/fields/field'
import { PropertyRow } from '../panel/property-row'
import { Section } from '../panel/section'
import { describeSchema, objectFields } from '../../document/fields/schema-fields'
import { changeLabel } from '../labels/change-label'
import { AddressField } from './address-field'
import { OpenField } from './open-field'
import { OwnPathFields } from './own-path-fields'
import { ParameterFields } from './parameter-fields'
import { accessLabel, frameNames, kindNames, pageMessages as words } from './page-messages'
import { RoleViews } from './role-views'
import { SearchPreview } from './search-preview'

const OfflineField = lazyPart(async () => (await import('./offline-field')).OfflineField)
const PasswordField = lazyPart(async () => (await import('../../page-password/password-field')).PasswordField)

const titleField = describeSchema(text()) as FieldOf<'text'>
const descriptionField = { ...describeSchema(longText()), isOptional: true } as FieldOf<'text'>
const imageField = { ...describeSchema(imageSchema()), isOptional: true } as FieldOf<'image'>
const kinds = objectFields(pageFields).flatMap(({ name, field }) =>
  name === 'kind' && field.kind === 'choice' ? field.options : [],
)

/**
 * The page's own settings: texts for search and sharing, access, and views by role. For other documents only the name.
 */
export function PagePanel(): ReactNode {
  const t = useT()
  const builder = useBuilder()
  const fields = useDocument((store) => store.page.fields)
  const part = partKind(builder.key)
  const set = (path: FieldPath, value: unknown, what: LocalisedText) =>
    builder.edit(changeLabel(what), (edit) => setPageField(edit, path, value), `page:${path.join('.')}`)
  const bind = (name: 'title' | 'description' | 'image', more: Partial<Binding> = {}): Binding => ({
    id: `page-${name}`,
    label: t(words[name]),
    value: fields[name],
    onChange: (value) => void set([name], value, words[name]),
    ...more,
  })
  const title = (
    <TextField field={titleField} path={['title']} bind={bind('title', part ? { label: t(words.name) } : {})} />
  )

  // The saved sections panel has the same title as a section; two elements with one name could not be told apart.
  if (part)
    return (
      <Section name="page" title={t(part === sectionKind ? words.section : part)} tools={<BothSwitch />}>
        {title}
      </Section>
    )
  const params = pathParams(fields.path)
  return (
    <>
      <Section name="page" title={t(words.page)} tools={<BothSwitch />}>
        <AddressField path={fields.path} />
        {!fields.path.startsWith('/_') && <OwnPathFields fields={fields} onChange={set} />}
        {title}
        <TextField
          field={descriptionField}
          path={['description']}
          bind={bind('description', { help: t(words.descriptionHelp) })}
        />
        <SearchPreview fields={fields} />
        <ImageField field={imageField} path={['image']} bind={bind('image', { help: t(words.imageHelp) })} />
        <PropertyRow id="page-noindex" layout="switch" label={t(words.noindex)} help={t(words.noindexHelp)}>
          <Switch
            id="page-noindex"
            aria-describedby="page-noindex-help"
            withThumbIndicator={false}
            checked={fields.noindex === true}
            onChange={(event) => set(['noindex'], event.currentTarget.checked || undefined, words.noindex)}
          />
        </PropertyRow>
      </Section>
      <Section name="page-access" title={t(words.accessTitle)}>
        <PropertyRow
          id="page-access"
          label={t(words.access)}
          help={fields.access === 'guest' ? undefined : t(words.accessHelp)}
        >
          <Pick
            id="page-access"
            placeholder="–"
            options={roles.map((role) => ({ value: role, label: accessLabel(role, t) }))}
            value={fields.access}
            onChange={(role) => set(['access'], role ?? 'guest', words.access)}
          />
        </PropertyRow>
        <PasswordField path={fields.path} />
        <OpenField open={fields.open} onChange={(open) => void set(['open'], open, words.open)} />
        <PropertyRow id="page-frame" label={t(words.frame)}>
          <Pick
            id="page-frame"
            placeholder="–"
            options={frames.map((frame) => ({ value: frame, label: t(frameNames[frame]) }))}
            value={fields.frame}
            onChange={(frame) => set(['frame'], frame ?? 'default', words.frame)}
          />
        </PropertyRow>
        <OfflineField fields={fields} onChange={set} />
        <PropertyRow id="page-kind" label={t(words.kind)} help={t(words.kindHelp)}>
          <Pick
            id="page-kind"
            aria-describedby="page-kind-help"
            isClearable
            placeholder={t(kindNames.WebPage)}
            options={kinds.map((kind) => ({ value: kind, label: t(kindNames[kind as keyof typeof kindNames]) }))}
            value={fields.kind ?? null}
            onChange={(kind) => set(['kind'], kind ?? undefined, words.kind)}
          />
        </PropertyRow>
      </Section>
      <Section name="page-views" title={t(words.views)}>
        <RoleViews />
      </Section>
      {params.length > 0 && (
        <Section name="page-params" title={t(words.params)}>
          <ParameterFields params={params} fields={fields} onChange={set} />
        </Section>
      )}
    </>
  )
}
